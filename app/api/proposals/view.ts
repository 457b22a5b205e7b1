import { type Proposal, type ProposalCan, proposalCan } from "~/contract/order-fields";
import type { Photo } from "~/contract/request-fields";
import { type Rates, shareOf } from "../ledger/commission-rules";
import type { Visit } from "../orders/visit-rules";
import type { Side } from "../record/life-cycle";
import { factsOf, isToPay } from "./moves";
import type { ProposalRow } from "./proposal-store";
import { type ProposalEvent, transition } from "./rules";
import { type Activity, isUnheard } from "./unheard-rules";

/** What a side does about a proposal itself, named as in its life cycle: paying is a step of a payment. */
const ownSteps = proposalCan.exclude(["pay"]).options satisfies ProposalEvent[];

type OrderOf = Activity & Visit & Rates & { price: number; currency: string };

function canOf(proposal: ProposalRow, viewer: Side, order: OrderOf, now: Date): ProposalCan[] {
  const waits = isToPay(proposal, order);
  const facts = factsOf(proposal, order, viewer, now);
  const steps = ownSteps.filter((step) => transition(proposal.status, step, viewer, facts).to);
  const isPayable = viewer === "customer" && waits && proposal.status === "agreed" && order.isProviderActive;
  return isPayable ? [...steps, "pay"] : steps;
}

/** A proposal as one of the order's two sides sees it. */
export function proposalView(
  proposal: ProposalRow,
  order: OrderOf,
  { viewer, now }: { viewer: Side; now: Date },
  photos: Photo[],
): Proposal {
  const { id, kind, status, reason, price, priceBefore, startsAt, answer, dueAt, createdAt } = proposal;
  const money = (amount: number) => ({ amount, currency: order.currency });
  const before = priceBefore ?? order.price;
  return {
    ...{ id, kind, status, reason, answer, by: proposal.by === viewer ? "you" : "other" },
    price: price === null ? null : money(price),
    price_before: price === null ? null : money(before),
    difference: price === null ? null : money(price - before),
    payout: price === null || viewer === "customer" ? null : money(shareOf(price, order).payout),
    starts_at: startsAt?.toISOString() ?? null,
    photos: photos.map(({ id: file, width, height }) => ({ id: file, width, height })),
    due_at: dueAt.toISOString(),
    can: canOf(proposal, viewer, order, now),
    is_unheard: isUnheard(proposal, viewer, order),
    created_at: createdAt.toISOString(),
  };
}
