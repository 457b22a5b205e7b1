import type { technicianAreaContract } from "~/contract/technician-area";
import { notFound } from "../errors";
import { hide } from "../masking/hiding";
import { noteResponse } from "../offers/response-moves";
import { findSendRow } from "../offers/send-store";
import type { Operations } from "../operation";
import { change } from "../record/change";
import { moveRequest } from "../requests/moves";
import { holdRequest } from "../requests/request-store";
import { fireDue } from "../time/timers";

/** The one technician declines a direct request; its customer may open it to all at once. */
export const declineDirect: Operations<typeof technicianAreaContract>["declineDirect"] = async (
  { id, reason },
  ctx,
) => {
  const me = ctx.user.id;
  if ((await findSendRow(ctx.db, id, me, ctx.now))?.directProviderId !== me) throw notFound();
  await fireDue(ctx, id, ctx.now);
  await change(ctx, { actor: "provider", id: me }, ctx.now, async (act) => {
    const request = await holdRequest(act.tx, id);
    if (!request || request.status === "draft" || request.directProviderId !== me) throw notFound();
    const patch = { directDeclinedAt: ctx.now };
    const isLost = (await findSendRow(act.tx, id, me, ctx.now))?.isExcluded;
    await moveRequest(act, request, "declineDirect", {
      ...{ patch, ...(isLost && { facts: { isDirectAnswered: true } }) },
      detail: { reason: hide(ctx, reason ?? "") },
    });
    await noteResponse(act, me, request.publishedAt);
    const { customerId, title } = request;
    if (customerId)
      act.book.tell({
        ...{ userId: customerId, kind: "request_direct_declined", path: `/requests/${id}` },
        params: { title, name: ctx.user.name },
      });
  });
  ctx.say("api:requestDirectDeclined");
  return null;
};
