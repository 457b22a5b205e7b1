import { type ProposalKind, proposalKind } from "~/contract/order-fields";
import { conflict } from "../errors";
import { tellOne } from "../orders/moves";
import type { HeldOrder } from "../orders/order-store";
import { comingUntil, isPaidPastVisit, type Visit } from "../orders/visit-rules";
import { cancelOpenPayments } from "../payments/moves";
import type { Act } from "../record/change";
import type { Actor } from "../record/life-cycle";
import type { HeldRequest } from "../requests/request-store";
import { newId } from "../secrets";
import { clearTimers, setTimers } from "../time/schedule";
import { insertProposal, listOpen, type ProposalRow, updateProposal } from "./proposal-store";
import { type ProposalEvent, type ProposalFacts, transition } from "./rules";

/** A higher price is paid before it takes effect; whoever pays it is the customer. */
export const isToPay = ({ kind, price }: Pick<ProposalRow, "kind" | "price">, order: { price: number }) =>
  kind === "price" && (price ?? 0) > order.price;

/** What it is about, in the words of the side that it is told to: a customer was at home or not, a technician came or not. */
export const aboutOf = ({ kind, by }: Pick<ProposalRow, "kind" | "by">) =>
  kind === "no_show" && by === "provider" ? (`${kind}.customer` as const) : kind;

/** What decides about a step of a proposal besides its state. */
export const factsOf = (
  proposal: Pick<ProposalRow, "kind" | "by" | "price" | "startsAt">,
  order: Visit & { price: number },
  actor: Actor,
  now: Date,
): ProposalFacts => ({
  kind: proposal.kind,
  isOwn: actor === proposal.by,
  isToPay: isToPay(proposal, order),
  isLate:
    proposal.startsAt !== null && comingUntil({ ...order, startsAt: proposal.startsAt, paidAt: null }) <= now,
  isPast: proposal.startsAt !== null && proposal.startsAt <= now,
  isAnew: isPaidPastVisit(order),
});

/** Why a proposal takes no step: also one that lapsed when the time came that it names says so. */
function refusedWith(refusal: string | undefined, { status }: ProposalRow, { kind, isPast }: ProposalFacts) {
  if (refusal === "ahead") return "api:notYetStarted" as const;
  if (refusal === "anew") return "api:paidPastVisit" as const;
  const isTooLate = refusal === "past" || (status === "lapsed" && kind === "reschedule" && isPast);
  return isTooLate ? ("api:proposedTimePast" as const) : (`api:proposalIs.${status}` as const);
}

type Patch = Partial<Omit<ProposalRow, "id" | "status">>;

/**
 * Makes one step of a proposal's life, with its audit line and timer. The only writer of `proposals.status`, but for the sweep that mends what an
 * earlier version wrote (`proposals/sweeps`).
 * @param patch a new `dueAt` sets the clock again
 * @throws ApiError conflict
 */
export async function moveProposal(
  act: Act,
  order: HeldOrder,
  proposal: ProposalRow,
  event: ProposalEvent,
  patch: Patch = {},
): Promise<ProposalRow> {
  const { tx, book } = act;
  const { actor } = book.author;
  const facts = factsOf(proposal, order, actor, book.at);
  const { to, refusal } = transition(proposal.status, event, actor, facts);
  if (!to || to === "none")
    throw conflict(refusedWith(refusal, proposal, facts), { proposal_status: proposal.status });
  const changed = { ...patch, status: to };
  await updateProposal(tx, proposal.id, changed);
  await clearTimers(tx, [proposal.id]);
  if (patch.dueAt) await setDue(tx, order, proposal.id, patch.dueAt);
  if (to === "lapsed") await cancelOpenPayments(act, order, proposal.id);
  const line = { entity: "proposal" as const, entityId: proposal.id, requestId: order.requestId };
  const detail = { kind: proposal.kind, ...(proposal.price !== null && { price: proposal.price }) };
  book.line({ ...line, event, from: proposal.status, to, detail });
  return { ...proposal, ...changed };
}

const setDue = (tx: Act["tx"], { requestId }: HeldOrder, subjectId: string, dueAt: Date) =>
  setTimers(tx, [{ requestId, subjectId, kind: "proposal_expiry", dueAt }]);

type Made = {
  kind: ProposalKind;
  reason: string;
  price?: number;
  priceBefore?: number;
  startsAt?: Date;
  within: number;
};

/** One side proposes something that it may propose now. @param made `within`: seconds for the answer */
export async function makeProposal(act: Act, order: HeldOrder, made: Made): Promise<string> {
  const { tx, book } = act;
  const by = book.author.actor;
  if (by !== "customer" && by !== "provider") throw new Error("Only the two sides propose");
  const { within, ...values } = made;
  const { to } = transition("none", "make", by, {
    kind: made.kind,
    isOwn: true,
    isToPay: false,
    ...{ isLate: false, isPast: false, isAnew: false },
  });
  if (!to || to === "none") throw new Error("A proposal cannot be made");
  const dueAt = new Date(book.at.getTime() + within * 1000);
  const id = newId();
  const visitorId = made.kind === "warranty" ? order.providerId : null;
  await insertProposal(tx, {
    ...{ id, orderId: order.id, visitorId, by, status: to, dueAt, createdAt: book.at },
    ...values,
  });
  await setDue(tx, order, id, dueAt);
  const detail = { kind: made.kind, ...(made.price !== undefined && { price: made.price }) };
  book.line({
    entity: "proposal",
    entityId: id,
    requestId: order.requestId,
    event: "make",
    from: null,
    to,
    detail,
  });
  return id;
}

/** Whoever was asked something, or waits for a visit, is told that nothing comes of it; of a higher price both are. */
function tellDropped(act: Act, request: HeldRequest, order: HeldOrder, proposal: ProposalRow): void {
  const { actor } = act.book.author;
  const { status, by } = proposal;
  const isAgreed = status === "agreed";
  for (const side of ["customer", "provider"] as const)
    if (isAgreed && isToPay(proposal, order))
      tellOne(act, request, order, side, actor === "time" ? "increase_unpaid" : "increase_dropped");
    else if (side !== actor && (isAgreed || side !== by))
      tellOne(act, request, order, side, `proposal_void.${aboutOf(proposal)}`);
}

/** The order moves on: what waits for an answer means nothing any more, nor a higher price that is not paid. @param of these kinds alone */
export async function dropProposals(
  act: Act,
  request: HeldRequest,
  order: HeldOrder,
  of: readonly ProposalKind[] = proposalKind.options,
): Promise<void> {
  for (const proposal of await listOpen(act.tx, order.id)) {
    if (!of.includes(proposal.kind)) continue;
    await moveProposal(act, order, proposal, "drop");
    tellDropped(act, request, order, proposal);
  }
}
