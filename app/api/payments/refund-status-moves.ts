import type { AuditDetail } from "../db/columns";
import { conflict } from "../errors";
import type { Act } from "../record/change";
import { newId } from "../secrets";
import { insertRefund, type PaymentRow, type RefundRow, setRefund } from "./payment-store";
import { ofRefund } from "./refund-facts";
import {
  freeRefund,
  type RefundEvent,
  type RefundFacts,
  type RefundRefusal,
  transition,
} from "./refund-rules";

type Facts = Partial<RefundFacts>;
type Options = {
  facts?: Facts;
  patch?: Partial<Omit<RefundRow, "id" | "status">>;
  detail?: AuditDetail;
};

const sentences: Record<RefundRefusal, string> = {
  ...{ notByHand: "api:refundNotByHand", mayBeMade: "api:refundNotByHand" },
  ...{ noAccount: "api:refundNoAccount", bankShort: "api:refundBankShort" },
};

/**
 * The next state of a refund.
 * @throws ApiError conflict, naming the state that it is in
 */
export function nextOf(
  { book }: Act,
  refund: Pick<RefundRow, "status" | "iban" | "attempts">,
  event: RefundEvent,
  facts: Facts = {},
): RefundRow["status"] {
  const all = { ...freeRefund, ...ofRefund(refund), ...facts };
  const { to, refusal } = transition(refund.status, event, book.author.actor, all);
  if (to && to !== "none") return to;
  const isOld = !refusal || refusal === "movedOn" || refusal === "notYours";
  throw conflict(isOld ? sentences.notByHand : sentences[refusal], { refund_status: refund.status });
}

/**
 * Makes one step of a refund's life, with its audit line. The only writer of `refunds.status`, besides where it begins.
 * @returns the refund as it is then
 * @throws ApiError conflict, naming the state that it is in
 */
export async function moveRefund(
  act: Act,
  requestId: string,
  refund: RefundRow,
  event: RefundEvent,
  { facts, patch = {}, detail = {} }: Options = {},
): Promise<RefundRow> {
  const status = nextOf(act, refund, event, facts);
  const changed = { ...patch, status };
  await setRefund(act.tx, refund.id, changed);
  act.book.line({
    ...{ entity: "refund", entityId: refund.id, requestId, event, from: refund.status, to: status },
    detail: { price: refund.amount, ...detail },
  });
  return { ...refund, ...changed };
}

type Owed = Pick<RefundRow, "amount" | "cause"> & {
  /** Why a person is to decide on it first. */
  failure?: string | null;
  isForPerson?: boolean;
  askedAt?: Date;
};

/** A refund of a payment that was booked already, or is about to be: where the life of one begins. */
export async function noteRefund(
  { tx, book }: Act,
  requestId: string,
  payment: Pick<PaymentRow, "id">,
  { isForPerson = false, ...refund }: Owed,
): Promise<void> {
  const id = newId();
  const { to } = transition("none", "owe", book.author.actor, { ...freeRefund, isForPerson });
  if (!to || to === "none") throw new Error("A refund that cannot be owed");
  const row = { id, paymentId: payment.id, status: to, ...refund };
  await insertRefund(tx, { ...row, nextTryAt: book.at, createdAt: book.at });
  book.line({
    ...{ entity: "refund", entityId: id, requestId, event: "owe", from: null, to },
    detail: { price: refund.amount },
  });
}
