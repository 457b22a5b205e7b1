import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fields, StripeAccount, StripeFault } from "./stripe-account";

export const stripeKey = "sk_test_of_the_tests";
/** `before`: the line breaks before anything is done; `after`: what was asked is done, but the answer is lost. */
type Trouble = { kind: "before" | "after" } | { kind: "status"; status: number };
type Answer = { status: number; body: unknown };
export type Call = { method: string; path: string; key: string | undefined; fields: Fields };

/** `a[b][0]=c` as Stripe reads it. */
function readForm(text: string): Fields {
  const form: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [last = "", ...path] = name
      .split(/[[\]]+/)
      .filter(Boolean)
      .reverse();
    let at = form;
    for (const step of path.reverse()) {
      at[step] ??= {};
      at = at[step] as Fields;
    }
    at[last] = value;
  }
  return form;
}

const listOf = (found: { id: string }[], query: URLSearchParams, url: string) => {
  const start = found.findIndex(({ id }) => id === query.get("starting_after")) + 1;
  const limit = Number(query.get("limit") ?? 10);
  const data = found.slice(start, start + limit);
  return { object: "list", url, data, has_more: start + limit < found.length };
};

/** A server that speaks Stripe's protocol: forms in, JSON out, keys by which a repeat gets the first answer, its errors. */
export class StripeServer {
  readonly calls: Call[] = [];
  readonly account: StripeAccount;
  /** What goes wrong with the next calls, one after the other. */
  readonly troubles: Trouble[] = [];
  private readonly answers = new Map<string, { said: string; answer?: Answer }>();
  private readonly http = createServer((request, response) => this.answer(request, response));

  constructor(now: () => Date) {
    this.account = new StripeAccount(now);
  }

  async start(): Promise<string> {
    await once(this.http.listen(0, "127.0.0.1"), "listening");
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((done) => this.http.close(done));
  }

  /** As after a day: Stripe forgets its keys. */
  forgetKeys = () => this.answers.clear();

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const part of request) text += part;
    const trouble = this.troubles.shift();
    if (trouble?.kind === "before") return void response.destroy();
    const url = new URL(request.url ?? "/", "http://stripe");
    const key = request.headers["idempotency-key"]?.toString();
    const method = request.method ?? "GET";
    this.calls.push({ method, path: url.pathname, key, fields: readForm(text) });
    const troubled = trouble?.kind === "status" ? trouble.status : null;
    const answer = troubled
      ? { status: troubled, body: { error: { type: "api_error", message: "Something broke" } } }
      : this.refuseCaller(request) || this.once(method, url, text, key);
    if (trouble?.kind === "after") return void response.destroy();
    response.writeHead(answer.status, { "Content-Type": "application/json", "Request-Id": "req_test" });
    response.end(JSON.stringify(answer.body));
  }

  private refuseCaller({ headers }: IncomingMessage): Answer | null {
    if (headers.authorization === `Bearer ${stripeKey}`) return null;
    return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key" } } };
  }

  /** The first answer to a key is kept, a 500 too; a refusal of what was asked is not. */
  private once(method: string, url: URL, text: string, key: string | undefined): Answer {
    if (method !== "POST" || !key) return this.perform(method, url, text);
    const said = `${url.pathname} ${text}`;
    const before = this.answers.get(key);
    if (before && before.said !== said) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return { status: 400, body: { error: { type: "idempotency_error", message } } };
    }
    const answer = before?.answer ?? this.perform(method, url, text);
    if (answer.status < 400) this.answers.set(key, { said, answer: structuredClone(answer) });
    return answer;
  }

  private perform(method: string, { pathname, searchParams }: URL, text: string): Answer {
    try {
      return { status: 200, body: this.route(`${method} ${pathname}`, readForm(text), searchParams) };
    } catch (fault) {
      if (!(fault instanceof StripeFault)) throw fault;
      return { status: fault.status, body: { error: fault.error } };
    }
  }

  private route(asked: string, fields: Fields, query: URLSearchParams): unknown {
    const { account } = this;
    const [, id = "", isExpire] = /^\w+ \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(asked) ?? [];
    const isExpanded = query.get("expand[0]") === "payment_intent.latest_charge";
    if (id && isExpire) return account.expireSession(id);
    if (id) return isExpanded ? account.expandedSession(id) : account.session(id);
    const [, intent] = /^GET \/v1\/payment_intents\/(\w+)$/.exec(asked) ?? [];
    if (intent) return account.intent(intent);
    const newestFirst = <T>(found: Iterable<T>) => [...found].reverse();
    switch (asked) {
      case "POST /v1/checkout/sessions":
        return account.openSession(fields);
      case "GET /v1/checkout/sessions": {
        const found = newestFirst(account.sessions.values());
        return listOf(
          found.filter(({ status }) => status === query.get("status")),
          query,
          "/v1/checkout/sessions",
        );
      }
      case "POST /v1/refunds":
        return account.refund(fields);
      case "GET /v1/refunds": {
        const found = newestFirst(account.refunds.values());
        return listOf(
          found.filter((refund) => refund.payment_intent === query.get("payment_intent")),
          query,
          "/v1/refunds",
        );
      }
      case "GET /v1/balance_transactions":
        return listOf(
          account.balance.filter((entry) => entry.payout === query.get("payout")),
          query,
          "/v1/balance_transactions",
        );
      default:
        throw new StripeFault(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${asked})`,
        });
    }
  }
}
