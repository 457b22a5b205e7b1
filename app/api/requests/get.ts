import type { RequestDetails } from "~/contract/request-fields";
import type { requestsContract } from "~/contract/requests";
import { askerOf } from "../asker";
import type { Context } from "../context";
import { notFound } from "../errors";
import { nextForCustomer } from "../next-step/for-customer";
import type { Operations } from "../operation";
import { upToDate } from "../time/timers";
import { requestCan } from "./change-rules";
import { type DetailsRow, selectDetails } from "./details-store";
import { requestDetails, timelineOf } from "./details-view";
import { listHistory } from "./history-store";
import { situationOf } from "./situation-view";

/** Everybody sees what is, or was, open to all. */
const isPublic = ({ visibility, status }: DetailsRow) =>
  visibility === "public" && status !== "draft" && status !== "removed";

async function ownerView(row: DetailsRow, ctx: Context): Promise<RequestDetails> {
  const situation = situationOf(row, ctx);
  const view = {
    view: "owner" as const,
    can: requestCan(row.status, "customer", situation.request.facts),
    next: nextForCustomer(situation),
    timeline: timelineOf(await listHistory(ctx.db, row.requestId), row.card.currency),
    isPrivateShown: true,
    viewerId: row.customer.id,
  };
  return requestDetails(row, view, ctx);
}

/** Whoever decides on what belongs to a request reads what everybody would, also where it was sent to one technician, or removed. */
const isForStaff = ({ status }: DetailsRow, { caller }: Context) =>
  caller.kind === "user" && caller.user.type === "staff" && status !== "draft";

/** A request: in full for its owner, the public view for others. */
export const get: Operations<typeof requestsContract>["get"] = async ({ id }, ctx) => {
  const viewerId = askerOf(ctx).userId;
  const isMine = (row: DetailsRow) => row.customer.id === viewerId;
  const load = async () => {
    const [row] = await selectDetails(ctx.db, id, ctx.now);
    return row && (isMine(row) || isPublic(row) || isForStaff(row, ctx)) ? row : null;
  };
  const row = await upToDate(ctx, ctx.now, load);
  if (!row) throw notFound();
  if (isMine(row)) return ownerView(row, ctx);
  const nothing = { can: [], next: null, timeline: [], isPrivateShown: false, viewerId };
  return requestDetails(row, { view: "public", ...nothing }, ctx);
};
