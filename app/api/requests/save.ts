import type { requestsContract } from "~/contract/requests";
import { outdateOffers } from "../offers/moves";
import { type Check, checked, type Operation } from "../operation";
import { countUses, perHour } from "../rate-limit";
import type { Act } from "../record/change";
import { hasForm } from "./field-rules";
import { formFaults, readFields, type Written } from "./fields";
import { findForm } from "./form-store";
import { isMaterialChange } from "./material-rules";
import { moveRequest } from "./moves";
import { changeOwn } from "./own";
import { checkEdited, endFrom, publishRequest } from "./publish-moves";
import { type HeldRequest, updateRequest } from "./request-store";

type Requests = typeof requestsContract;
type Saved = { version: number; stale: number };

/** Within the change: an edit that is refused later counts for nothing. */
const countEdit = ({ tx, book, settings }: Act) =>
  countUses(tx, [perHour("request-edit", book.author.id ?? "", settings.requestEditsPerHour)], book.at);

/** An open request stays whole. What offers stand on makes a new version, for which they need confirming. */
async function saveOpen(act: Act, request: HeldRequest, { patch }: Written): Promise<Saved> {
  await checkEdited(act, request, patch);
  await countEdit(act);
  const isMaterial = isMaterialChange(request, patch);
  const version = request.version + (isMaterial ? 1 : 0);
  const hasOtherDate = patch.preferredDate !== request.preferredDate;
  const next = await moveRequest(act, request, "edit", {
    patch: { ...patch, version, ...(hasOtherDate && { expiresAt: endFrom(act, patch.preferredDate) }) },
    detail: { version },
  });
  if (isMaterial) await outdateOffers(act, next);
  return { version, stale: isMaterial ? request.liveOffersCount : 0 };
}

const check: Check<Requests["save"]> = async ({ id, whole = false, ...fields }, ctx) => {
  const held = id ? await findForm(ctx.db, id, ctx.user.id, ctx.now) : null;
  if (!held) return {};
  return formFaults(ctx.db, fields, held.serviceId, whole || held.status !== "draft" ? ctx : null);
};

/** Saves the whole form of a draft, as far as it goes, or of an open request. */
export const save = checked<Requests["save"]>(check, async ({ id, whole = false, ...fields }, ctx) =>
  changeOwn(ctx, id, async (act, request) => {
    const { status } = request;
    // Refused by the table, which names the state.
    if (!hasForm(status)) await moveRequest(act, request, "edit");
    const written = await readFields(
      act.tx,
      fields,
      request.serviceId,
      whole || status !== "draft" ? ctx : null,
    );
    if (status === "draft") await updateRequest(act.tx, id, { ...written.patch, updatedAt: ctx.now });
    const { version, stale } =
      status === "draft" ? { version: request.version, stale: 0 } : await saveOpen(act, request, written);
    if (written.isMasked) ctx.say("api:requestSavedMasked");
    else if (stale > 0) ctx.say("api:requestSavedStale", { count: stale });
    else ctx.say(status === "draft" ? "api:requestDraftSaved" : "api:requestSaved");
    return { id, status, version };
  }),
);

/** Opens a draft to offers. */
export const publish: Operation<Requests["publish"]> = async ({ id }, ctx) => {
  const { said } = await changeOwn(ctx, id, publishRequest);
  ctx.say(said);
  return null;
};
