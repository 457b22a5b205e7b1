import type { Checkout, Payment } from "~/contract/payment-fields";
import type { Context } from "../context";
import { issuerOf, pointsPerCent, vatWithin } from "../ledger/commission-rules";
import { feeForVisit, freeToCancelUntil, isVisitPaidOut } from "../orders/cancel-rules";
import type { OrderViewRow } from "../orders/view-store";
import { isPaidPastVisit } from "../orders/visit-rules";
import type { Due } from "./due";
import { transferDueAt } from "./transfer-rules";
import { waysToPay } from "./ways-to-pay";

type Here = Pick<Context, "now" | "outside" | "settings">;

/** What cancelling a job late will cost that is paid already, or now: told to its customer before. */
function cancelling(row: OrderViewRow, { now, settings }: Here): Checkout["cancelling"] {
  const visit = { ...row, ...row.waits, paidAt: row.paidAt ?? now };
  const until = freeToCancelUntil(row.startsAt, settings);
  return {
    fee: { amount: visit.isProviderActive ? feeForVisit(row) : 0, currency: row.currency },
    is_paid_out: isVisitPaidOut(row),
    free_until: until > now ? until.toISOString() : null,
    is_free_until_moved: isPaidPastVisit(visit),
  };
}

type Ended = Pick<OrderViewRow, "status" | "paidAt" | "cancelledBy">;

/** Whether a job was cancelled before its whole price had come in, and by whom. */
function unpaid({ status, paidAt, cancelledBy: by }: Ended): Pick<Checkout, "is_unpaid" | "unpaid_by"> {
  const isUnpaid = status === "cancelled" && paidAt === null;
  const isTold = by === "time" || by === "customer" || by === "provider";
  return { is_unpaid: isUnpaid, unpaid_by: isUnpaid && isTold ? by : null };
}

/** What is due, with the VAT in it, and until when each way to pay has. */
function dueView(row: OrderViewRow, due: Due, isTooShort: boolean, { settings }: Here): Checkout["due"] {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    purpose: due.purpose,
    amount: money(due.amount),
    due_at: due.dueAt.toISOString(),
    vat: issuerOf(row).hasVat ? money(vatWithin(due.amount, row.vatRate)) : null,
    vat_percent: row.vatRate / pointsPerCent,
    transfer_due_at: transferDueAt(row, due, settings).toISOString(),
    is_transfer_too_short: isTooShort,
  };
}

type Stands = {
  /** What is to be paid, also when the time for it is over. */
  asked: Due | null;
  /** The newest payment for that. */
  newest: Payment | null;
  /** Where nothing is asked for: the payments that its customer still reads about, the newest first. */
  told: Payment[];
  /** What the technician asked for at first, and what was agreed on. */
  prices: { first: number; agreed: number };
};

/** An order on the way to be paid, or what became of that, as its customer sees it. */
export function checkoutView(row: OrderViewRow, stands: Stands, here: Here): Checkout {
  const { asked, newest, told, prices } = stands;
  const { first, agreed } = prices;
  const money = (amount: number) => ({ amount, currency: row.currency });
  const due = asked && asked.dueAt > here.now ? asked : null;
  const last = told.find(({ is_sent }) => is_sent) ?? told.find(({ paid_at }) => paid_at) ?? told[0];
  const { isTooShort, methods, bank } = waysToPay(row, due, here);
  const released = row.status === "cancelled" ? row.released : null;
  return {
    order_id: row.id,
    request: { id: row.requestId, title: row.request.title },
    provider_name: row.provider.name,
    provider_avatar: row.provider.avatarId,
    starts_at: row.startsAt.toISOString(),
    arrival_minutes: row.arrivalMinutes,
    warranty_days: row.warrantyDays,
    status: row.status,
    price: money(row.price),
    due: due && dueView(row, due, isTooShort, here),
    is_checked: asked !== null && due === null,
    discount: first > agreed ? { first: money(first), agreed: money(agreed) } : null,
    cancelling: cancelling(row, here),
    kept: released ? { ...money(released), is_paid_out: row.payout !== 0 } : null,
    ...unpaid(row),
    payment: newest ?? last ?? null,
    payments: told,
    methods,
    bank,
  };
}
