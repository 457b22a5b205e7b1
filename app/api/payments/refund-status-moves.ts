import type { AuditDetail } from "../db/columns";
import { conflict, type Sentence } from "../errors";
import type { Act } from "../record/change";
import { newId } from "../secrets";
import { insertRefund, type PaymentRow, type RefundRow, setRefund } from "./payment-store";
import { freeRefund, ofRefund, type RefundFacts } from "./refund-facts";
import { type RefundEvent, type RefundRefusal, transition } from "./refund-rules";

// The same of a refund's: other areas name no facts.
export { factsOf, type RefundFacts } from "./refund-facts";

type Facts = Partial<RefundFacts>;
type Options = {
  facts?: Facts;
  patch?: Partial<Omit<RefundRow, "id" | "status">>;
  detail?: AuditDetail;
};

const sentences: Record<RefundRefusal, string> = {
  notByHand: "api:refundNotByHand",
  mayBeMade: "api:refundNotByHand",
  noAccount: "api:refundNoAccount",
  accountUnread: "api:refundAccountUnread",
  accountMoved: "api:refundAccountMoved",
  accountHeld: "api:refundAccountHeld",
  bankShort: "api:refundBankShort",
};

/** Why not; of an account that is held, until when. */
function sentenceOf({ settings }: Act, refusal: RefundRefusal, heldUntil: Date | null): Sentence {
  const key = sentences[refusal];
  if (refusal !== "accountHeld" || !heldUntil) return key;
  const { timeZone } = settings.country;
  return { key, params: { time: { until: heldUntil.toISOString(), timeZone } } };
}

/**
 * The next state of a refund.
 * @throws ApiError conflict, naming the state that it is in; or its account, to whoever has read another
 */
function nextOf(act: Act, refund: RefundRow, event: RefundEvent, facts: Facts = {}): RefundRow["status"] {
  const all = { ...freeRefund, ...ofRefund(refund), ...facts };
  const { to, refusal } = transition(refund.status, event, act.book.author.actor, all);
  if (to && to !== "none") return to;
  const isOld = !refusal || refusal === "movedOn" || refusal === "notYours";
  const { status: refund_status, heldUntil, iban, holder } = refund;
  if (isOld) throw conflict(sentences.notByHand, { refund_status });
  if (refusal === "accountUnread" || refusal === "accountMoved")
    throw conflict(sentences[refusal], { iban, holder });
  const held_until = refusal === "accountHeld" && heldUntil ? heldUntil.toISOString() : null;
  throw conflict(sentenceOf(act, refusal, heldUntil), { refund_status, held_until });
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
  payment: Pick<PaymentRow, "id" | "gateway">,
  { isForPerson = false, ...refund }: Owed,
): Promise<void> {
  const id = newId();
  const { to } = transition("none", "owe", book.author.actor, { ...freeRefund, isForPerson });
  if (!to || to === "none") throw new Error("A refund that cannot be owed");
  const row = { id, paymentId: payment.id, status: to, ...refund };
  await insertRefund(tx, {
    ...row,
    nextTryAt: payment.gateway === "bank" ? null : book.at,
    createdAt: book.at,
  });
  book.line({
    ...{ entity: "refund", entityId: id, requestId, event: "owe", from: null, to },
    detail: { price: refund.amount },
  });
}
