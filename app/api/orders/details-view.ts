import {
  type Order,
  type OrderCan,
  type OrderDetails,
  orderCan,
  type ProposalKind,
} from "~/contract/order-fields";
import { isOpen } from "../complaints/clock-rules";
import type { selectOfOrder } from "../complaints/complaint-store";
import { mayComplain } from "../complaints/question-rules";
import type { Db } from "../db/client";
import { invoiceReference } from "../invoices/view";
import { proposalView } from "../proposals/view";
import type { Viewpoint } from "../reading";
import type { Side } from "../record/life-cycle";
import { visitCost } from "./cost-view";
import { deliveries } from "./delivery-view";
import { orderView } from "./order-view";
import { findParts } from "./parts";
import { proposingRefusal } from "./proposing-rules";
import { changesLeft, isCodeLocked, isPaused, sharedUntil } from "./view-rules";
import type { OrderViewRow } from "./view-store";
import { claimableFrom } from "./visit-rules";
import { warrantyUntil } from "./warranty-rules";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Of a job that is done: since when, until when a visit under warranty may be asked for, and what was settled. */
function doneOf(row: OrderViewRow, missed: Date | null, { now, settings }: Viewpoint) {
  const until = warrantyUntil(row, missed, settings);
  return {
    ...{ completed_at: iso(row.completedAt), settled: settledOf(row) },
    ...{ warranty_until: iso(until), is_under_warranty: until !== null && until >= now },
  };
}

/** The technician's, for the customer, where both see how to find each other. */
function phoneOf({ waits, ...row }: OrderViewRow, isCustomer: boolean, viewpoint: Viewpoint): string | null {
  const hasVisit = waits.proposals.some(({ kind }) => kind === "warranty");
  return isCustomer && sharedUntil({ ...row, hasVisit }, viewpoint) ? row.provider.phone : null;
}

/** Whose accounts are open, and whether money is said to be on its way. */
const activityOf = ({ waits }: OrderViewRow) => ({
  ...{ is_provider_active: waits.isProviderActive, is_customer_active: waits.isCustomerActive },
  is_transfer_sent: waits.isTransferSent,
});

function earningOf({ payout, commission, currency, clearedAt, clearsAt }: OrderViewRow) {
  if (payout === null) return null;
  const money = (amount: number) => ({ amount, currency });
  const times = { clears_at: clearedAt ? null : iso(clearsAt), cleared_at: iso(clearedAt) };
  return { payout: money(payout), commission: money(commission ?? 0), ...times };
}

/** What a settlement, a complaint or the payer's bank has left of the price. */
function settledOf({ status, released, price, currency }: OrderViewRow): OrderDetails["settled"] {
  if (status !== "completed" || released === null || released === price) return null;
  return { kept: { amount: released, currency }, refund: { amount: price - released, currency } };
}

type AboutOrder = Awaited<ReturnType<typeof selectOfOrder>>[number];
const complaintView = (
  { id, status, isDispute, filerId }: AboutOrder,
  reader: { id: string },
): OrderDetails["complaint"] => ({
  ...{ id, status, is_dispute: isDispute, is_open: isOpen(status), is_mine: filerId === reader.id },
});

const proposed: Partial<Record<OrderCan, ProposalKind>> = {
  ...{ claim_no_show: "no_show", propose_price: "price" },
  ...{ propose_time: "reschedule", claim_warranty: "warranty" },
};

/** Everything that a side may do now: its own steps, and of what can be proposed all that the API takes. */
function offered(
  { status, can: own }: Order,
  row: OrderViewRow,
  missedVisit: Date | null,
  { viewer, ...viewpoint }: Viewpoint & { viewer: Side },
): OrderCan[] {
  const facts = {
    waiting: row.waits.proposals.map(({ kind }) => kind),
    hasClaimed: row.claimed.includes(viewer),
    missedVisit,
  };
  const order = { ...row, ...row.waits, status };
  return orderCan.options.filter((can) => {
    const kind = proposed[can];
    if (!kind) return own.includes(can);
    const isTheirs = kind !== "warranty" || viewer === "customer";
    return isTheirs && proposingRefusal(kind, viewer, order, facts, viewpoint) === null;
  });
}

/** Everything that the pages of an order show to one of its sides. */
export async function orderDetails(
  db: Db,
  row: OrderViewRow,
  viewer: Side,
  viewpoint: Viewpoint,
): Promise<OrderDetails> {
  const { proposals, files, missed, ...found } = await findParts(db, row, viewer);
  const photosOf = (id: string) => files.filter(({ subjectId }) => subjectId === id);
  const isCustomer = viewer === "customer";
  const shown = orderView(row, viewer, viewpoint);
  const [complaint = null] = found.complaints;
  const question = { freezes: shown.can.includes("dispute"), standing: complaint?.standing ?? null };
  const canComplain = mayComplain(row, question);
  const can = offered(shown, row, missed, { ...viewpoint, viewer });
  return {
    ...{ ...shown, can: can.filter((one) => one !== "dispute" || canComplain) },
    ...{ paid_at: iso(row.paidAt), started_at: iso(row.startedAt), confirms_at: iso(row.confirmsAt) },
    no_show_from: iso(claimableFrom(row)),
    is_code_locked: isCodeLocked(row, viewpoint.settings),
    arrival_code: isCustomer && row.status === "paid" && row.waits.isProviderActive ? row.arrivalCode : null,
    ...deliveries(row, found.deliveries, photosOf(row.id)),
    ...{ is_paused: isPaused(row), pause_reason: row.pauseReason, moved: row.moved },
    changes_left: changesLeft(row, viewpoint.settings),
    ...visitCost(row, isCustomer, found.payments, viewpoint),
    ...{ ...activityOf(row), provider_phone: phoneOf(row, isCustomer, viewpoint) },
    earning: isCustomer ? null : earningOf(row),
    ...doneOf(row, missed, viewpoint),
    proposals: proposals.map((proposal) =>
      proposalView(proposal, { ...row, ...row.waits }, { viewer, now: viewpoint.now }, photosOf(proposal.id)),
    ),
    complaint: complaint && complaintView(complaint, row[viewer]),
    can_complain: canComplain,
    invoices: found.invoices.map(invoiceReference),
  };
}
