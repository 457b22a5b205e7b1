import { findEndpoint } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import type { SuccessBody } from "~/contract/failure";
import type { Locale } from "~/i18n/locale";
import { admit } from "./access";
import { askerOf } from "./asker";
import { authenticate, digitsOf } from "./authenticate";
import type { Caller, Context } from "./context";
import { ApiError, type Faults, notFound, type Reader } from "./errors";
import { once } from "./idempotency";
import { type InMemory, keeperOf } from "./in-memory";
import { bytesOf, perform, refusalOf } from "./perform";
import { digest } from "./secrets";
import { parseInput } from "./validation";

/** The parts of the running API that every call shares. */
export type House = Pick<Context, "db" | "settings" | "outside" | "log" | "isDemo"> &
  InMemory & { now: () => Date };

/** Kept by a door that makes several calls for one page: one token look-up. */
export type Memo = { caller?: Promise<Caller> };

/** One call, as either door hands it in. */
export type Call = {
  area: string;
  operation: string;
  input: unknown;
  token: string | null;
  locale: Locale;
  address: string | null;
  requestId: string;
  draftKey?: string | null;
  idempotencyKey?: string | null;
  /** What is uploaded, or how it is read once it is known to be wanted. */
  bytes?: Uint8Array | (() => Promise<Uint8Array>);
  /** Of a signed body. */
  signature?: string | null;
  memo?: Memo;
};

function endpointOf(area: string, operation: string): Endpoint {
  const found = findEndpoint(area, operation);
  if (!found) throw new ApiError("notFound");
  return found;
}

/** Whom the answer to a call is for. A caller whose token was refused is a guest. */
export async function readerOf(locale: Locale, memo: Memo): Promise<Reader> {
  const caller = await memo.caller?.catch(() => null);
  return { locale, digits: digitsOf(caller ?? { kind: "guest" }) };
}

/** The key of a call among its repeats, if it carries one: it is stored. */
function keyOf({ idempotencyKey }: Call): string | null {
  if (!idempotencyKey) return null;
  if (!/^[ -~]{1,200}$/.test(idempotencyKey)) throw new ApiError("malformed");
  return idempotencyKey;
}

/** Among whose calls a repeat is looked for: an account's, or those of the guest who holds a draft's key. */
function speakerOf(caller: Caller, { draftKey = null }: Call): string | null {
  const { userId, draftKeyHash } = askerOf({ caller, draftKey });
  return userId ?? (draftKeyHash && `draft:${draftKeyHash}`);
}

/** Whether something in the endpoint's path cannot be: it leads nowhere, like an id that nobody has. */
const leadsNowhere = ({ path }: Endpoint, faults: Faults) =>
  Object.keys(faults).some((name) => path.split("/").includes(`:${name}`));

/**
 * The one way through the API: who calls, whether they may, what they say, whether it was said before, the operation, its answer.
 * @throws ApiError
 */
export async function invoke(house: House, call: Call): Promise<SuccessBody<unknown>> {
  const name = `${call.area}.${call.operation}`;
  const endpoint = endpointOf(call.area, call.operation);
  const now = house.now();
  const memo = call.memo ?? {};
  memo.caller ??= authenticate(house, call.token, now);
  const caller = admit(endpoint, await memo.caller);
  const read = parseInput(endpoint.input, call.input, house.settings.country.currency);
  if ("faults" in read && leadsNowhere(endpoint, read.faults)) throw notFound();
  if (!("input" in read)) throw await refusalOf(house, call, { endpoint, caller, now, ...read });
  const { input } = read;
  const run = (as = call) => perform(house, as, { endpoint, input, caller, now });
  const keeper = keeperOf(house, endpoint, input);
  if (keeper) {
    const { answers, ...age } = keeper;
    return answers.get(`${name} ${call.locale} ${JSON.stringify(input)}`, { ...age, now }, () => run());
  }
  if (endpoint.method === "GET") return run();
  const change = (as = call) => run(as).finally(() => house.lists.clear());
  const key = keyOf(call);
  const speaker = speakerOf(caller, call);
  if (!endpoint.idempotent || !key || !speaker) return change();
  const bytes = endpoint.body === "file" ? await bytesOf(house, call) : undefined;
  const claim = { caller: speaker, endpoint: name, key, input: bytes ? [input, digest(bytes)] : input };
  const body = () => change(bytes ? { ...call, bytes } : call);
  const work = async () => ({ status: endpoint.success ?? 200, body: await body() });
  return (await once(house, claim, now, work)).body as SuccessBody<unknown>;
}
