import type { complaintsContract } from "~/contract/complaints";
import type { Parsed } from "~/contract/endpoint";
import { complaints as table } from "../db/complaint-schema";
import { conflict, type Faults, invalid } from "../errors";
import { checked, type Operations } from "../operation";
import { page } from "../page";
import { rowView } from "./complaint-view";
import { insertDecision, isBarredFrom } from "./decision-store";
import { moveComplaint, nextStatus, tellParties } from "./moves";
import { carryOut, type HeldComplaint } from "./outcome-moves";
import { outcomesOf } from "./outcome-rules";
import { withComplaint } from "./own-moves";
import { dueOrder, listQueue } from "./view-store";

type Deciding = Pick<Operations<typeof complaintsContract>, "queue" | "take" | "decide">;
type Decision = Parsed<typeof complaintsContract.decide>;

/** What an outcome asks for besides its reasons. */
function missing({ outcome, kept, rule }: Partial<Decision>): Faults {
  if (outcome === "split" && kept === undefined) return { kept: ["validation:required"] };
  return outcome === "removed" && !rule ? { rule: ["validation:required"] } : {};
}

function faultsOf({ complaint }: HeldComplaint, decision: Decision): Faults {
  const { outcome, kept = 0 } = decision;
  if (!outcomesOf(complaint.kind).includes(outcome)) return { outcome: ["validation:notOneOf"] };
  if (outcome === "split" && kept > (complaint.amount ?? 0)) return { kept: ["api:splitTooMuch"] };
  return missing(decision);
}

/** A first decision that comes too late is none on the appeal, which its maker has not read. @throws ApiError conflict */
function checkRead({ status }: HeldComplaint["complaint"], read: number): void {
  const round = status === "appealed" ? 2 : 1;
  if (read !== round) throw conflict(`api:complaintIs.${status}`, { complaint_status: status, round });
}

/** Decides, first or on the appeal. What nobody can appeal against is carried out with it. */
async function decideOn(held: HeldComplaint, decision: Decision): Promise<void> {
  const { act, complaint } = held;
  const { id: complaintId, otherId } = complaint;
  const staffId = act.book.author.id ?? "";
  const isBarred = await isBarredFrom(act.tx, complaint.id, staffId);
  const event = complaint.status === "appealed" ? "decideAppeal" : "decide";
  const isUnopposed = otherId === null && decision.outcome === "upheld";
  const facts = { isBarred, isUnopposed };
  const status = nextStatus(act, complaint, event, facts);
  checkRead(complaint, decision.round ?? 1);
  const faults = faultsOf(held, decision);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const { outcome, kept = 0, rule, reason_en: reasonEn, reason_ar: reasonAr } = decision;
  await insertDecision(act.tx, {
    ...{ complaintId, staffId, outcome, reasonEn, reasonAr, createdAt: act.book.at },
    round: event === "decide" ? 1 : 2,
    ...(outcome === "split" && { kept }),
    ...(outcome === "removed" && { rule }),
  });
  if (status === "final") return carryOut(held, event);
  const detail = { outcome, ...(outcome === "split" && { kept }) };
  const after = await moveComplaint(act, complaint, event, { facts, detail });
  tellParties(act, after, "complaint_decided");
}

export const deciding: Deciding = {
  queue: async ({ tab = "waiting", cursor, parts }, ctx) => {
    const isWaiting = tab === "waiting";
    const order = isWaiting ? { ...dueOrder, isAscending: true } : { key: table.createdAt, id: table.id };
    const { content, meta } = await page(
      { name: "complaints.queue", filters: { tab }, cursor, parts, perPage: ctx.settings.perPage, ...order },
      (window) => listQueue(ctx.db, isWaiting, ctx.now, window),
      ({ id, dueAt, createdAt }) => ({ key: isWaiting ? (dueAt ?? createdAt) : createdAt, id }),
    );
    const reader = { ...ctx.user, now: ctx.now };
    return {
      content: content.map((row) => ({
        ...rowView(row, reader),
        amount: row.amount === null ? null : { amount: row.amount, currency: row.currency ?? "" },
        taken_by: row.taker,
      })),
      meta,
    };
  },

  take: async ({ id }, ctx) => {
    await withComplaint(ctx, id, async ({ act, complaint }) => {
      const isBarred = await isBarredFrom(act.tx, complaint.id, ctx.user.id);
      const patch = { takenBy: ctx.user.id };
      const after = await moveComplaint(act, complaint, "take", { facts: { isBarred }, patch });
      tellParties(act, after, "complaint_under_review");
    });
    ctx.say("api:complaintTaken");
    return null;
  },

  decide: checked<typeof complaintsContract.decide>(
    async (given) => missing(given),
    async (decision, ctx) => {
      await withComplaint(ctx, decision.id, (held) => decideOn(held, decision));
      ctx.say("api:complaintDecided");
      return null;
    },
  ),
};
