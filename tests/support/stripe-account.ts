import { randomBytes } from "node:crypto";

export type Fields = { [name: string]: string | Fields };
type Stored = { id: string; object: string } & Record<string, unknown>;

/** An answer of Stripe's that is no. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; param?: string },
  ) {
    super(error.message);
  }
}

const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new StripeFault(status, { type: "invalid_request_error", message, ...more });

const newId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;
const threeDecimals = new Set(["bhd", "jod", "kwd", "omr", "tnd"]);
/** What a call may say; another word is refused, as Stripe does. */
const known = {
  session: new Set(
    "mode allowed_payment_method_types line_items client_reference_id metadata payment_intent_data locale success_url cancel_url expires_at".split(
      " ",
    ),
  ),
  refund: new Set("payment_intent amount metadata reason".split(" ")),
};

function refuseUnknown(fields: Fields, names: Set<string>): void {
  const unknown = Object.keys(fields).find((name) => !names.has(name));
  if (unknown)
    throw invalid(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
}

function amountOf(value: unknown, currency: string, param: string): number {
  const amount = Number(value);
  if (!/^\d+$/.test(String(value)) || amount < 1)
    throw invalid(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param });
  if (threeDecimals.has(currency) && amount % 10 !== 0)
    throw invalid("Invalid amount", { code: "invalid_charge_amount", param });
  return amount;
}

/** What Stripe keeps of an account, as far as its documentation says how these calls behave. */
export class StripeAccount {
  readonly sessions = new Map<string, Stored>();
  readonly intents = new Map<string, Stored & { amount: number; currency: string }>();
  readonly refunds = new Map<string, Stored>();
  /** When each charge was made, in seconds. */
  private readonly paidAt = new Map<string, number>();
  readonly balance: Stored[] = [];
  /** How the next refunds come out at first. */
  refundStatus: "succeeded" | "pending" | "failed" = "pending";

  constructor(private readonly now: () => Date) {}

  openSession(fields: Fields): Stored {
    refuseUnknown(fields, known.session);
    const item = (fields.line_items as Fields)["0"] as Fields;
    const price = item.price_data as Fields;
    const currency = String(price.currency);
    const seconds = Math.floor(this.now().getTime() / 1000);
    const ends = Number(fields.expires_at ?? seconds + 86_400);
    if (ends < seconds + 1800 || ends > seconds + 86_400)
      throw invalid("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
        param: "expires_at",
      });
    const id = newId("cs_test");
    const session = {
      ...{ id, object: "checkout.session", status: "open", payment_status: "unpaid", mode: fields.mode },
      ...{ url: `https://checkout.stripe.com/c/pay/${id}`, created: seconds, expires_at: ends, currency },
      amount_total: amountOf(price.unit_amount, currency, "line_items[0][price_data][unit_amount]"),
      ...{ metadata: fields.metadata, client_reference_id: fields.client_reference_id },
      ...{ payment_intent: null, asked: fields },
    };
    this.sessions.set(id, session);
    return session;
  }

  session(id: string): Stored {
    const session = this.sessions.get(id);
    if (!session)
      throw invalid(`No such checkout.session: '${id}'`, { code: "resource_missing", param: "session" }, 404);
    return session;
  }

  /** A session with its payment and the charge of that, as `expand` asks for them. */
  expandedSession(id: string): Stored {
    const session = this.session(id);
    const intent = this.intents.get(String(session.payment_intent));
    if (!intent) return session;
    const charge = String(intent.latest_charge);
    const latest_charge = { id: charge, object: "charge", created: this.paidAt.get(charge) };
    return { ...session, payment_intent: { ...intent, latest_charge } };
  }

  expireSession(id: string): Stored {
    const session = this.session(id);
    if (session.status !== "open")
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of ${session.status}.`,
      );
    return Object.assign(session, { status: "expired", url: null });
  }

  /** The payer tries a card: not a call of ours. Each try is another charge of the same payment. */
  private charge(session: Stored, status: string) {
    const before = this.intents.get(String(session.payment_intent));
    const intent = {
      ...{ id: before?.id ?? newId("pi"), object: "payment_intent", status, metadata: session.metadata },
      ...{ amount: Number(session.amount_total), currency: String(session.currency) },
      latest_charge: newId("ch"),
    };
    this.paidAt.set(intent.latest_charge, Math.floor(this.now().getTime() / 1000));
    this.intents.set(intent.id, intent);
    return { payment_intent: intent.id };
  }

  decline(id: string): Stored {
    const session = this.session(id);
    return Object.assign(session, this.charge(session, "requires_payment_method"));
  }

  pay(id: string): Stored {
    const session = this.session(id);
    const paid = { status: "complete", payment_status: "paid", url: null };
    return Object.assign(session, paid, this.charge(session, "succeeded"));
  }

  intent(id: string) {
    const intent = this.intents.get(id);
    if (!intent) throw invalid(`No such payment_intent: '${id}'`, { code: "resource_missing" }, 404);
    return intent;
  }

  refund(fields: Fields): Stored {
    refuseUnknown(fields, known.refund);
    const intent = this.intent(String(fields.payment_intent));
    const amount = amountOf(fields.amount, intent.currency, "amount");
    const before = [...this.refunds.values()]
      .filter(({ payment_intent, status }) => payment_intent === intent.id && status !== "failed")
      .reduce((sum, refund) => sum + Number(refund.amount), 0);
    if (before === intent.amount)
      throw invalid("Charge has already been refunded.", { code: "charge_already_refunded" });
    if (before + amount > intent.amount)
      throw invalid("Refund amount is greater than unrefunded amount on charge", { param: "amount" });
    const refund = {
      ...{ id: newId("re"), object: "refund", amount, currency: intent.currency, metadata: fields.metadata },
      ...{ payment_intent: intent.id, status: this.refundStatus },
      ...(this.refundStatus === "failed" && { failure_reason: "expired_or_canceled_card" }),
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }
}
