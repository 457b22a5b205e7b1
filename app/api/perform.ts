import type { Endpoint, RateLimit } from "~/contract/endpoint";
import type { SuccessBody } from "~/contract/failure";
import { digitsOf } from "./authenticate";
import type { Caller, Context } from "./context";
import { ApiError, type Faults, invalid, type Params, translate } from "./errors";
import type { Call, House } from "./mount";
import { operations } from "./operations";
import { countUses, isMet, limitsOf, tooMany } from "./rate-limit";
import { allFaults, type Wrong } from "./validation";

/** A call that may be made: its endpoint, its parsed input, and the caller as the operation may see it. */
export type Granted = { endpoint: Endpoint; input: unknown; caller: Caller; now: Date };

type AnyOperation = {
  (input: unknown, context: Context): Promise<unknown>;
  check?: (given: unknown, context: Context) => Promise<Faults>;
};

const noBytes = new Uint8Array();

function operationOf({ area, operation }: Call): AnyOperation {
  const areas = operations as unknown as Record<string, Record<string, AnyOperation>>;
  const found = areas[area]?.[operation];
  if (!found) throw new ApiError("notFound");
  return found;
}

/** Counts the call against those of its endpoint's limits that a call with this input meets, or refuses it. */
async function countCall(house: House, call: Call, { endpoint, input, caller, now }: Granted): Promise<void> {
  const met = endpoint.limits?.filter((limit) => !limit.ofChanges && isMet(limit, input)) ?? [];
  const [own, kept] = [met.filter(({ inProcess }) => inProcess), met.filter(({ inProcess }) => !inProcess)];
  const until = house.uses.take(limitsOf(own, caller, call.address), now);
  if (until) throw tooMany(until, now);
  await countUses(house.db, limitsOf(kept, caller, call.address), now);
}

/** What the call uploads, read when it is wanted. @throws ApiError tooLarge, whatever door it came through */
export async function bytesOf({ settings }: House, { bytes = noBytes }: Call): Promise<Uint8Array> {
  const read = typeof bytes === "function" ? await bytes() : bytes;
  if (read.byteLength > settings.uploadBytes) throw new ApiError("tooLarge");
  return read;
}

/** What an operation says to people: its message, and the sentences that are added to it. */
type Said = { message: string | null; besides: Set<string> };

const nothing = (): Said => ({ message: null, besides: new Set() });

/** What the operation knows of the world besides its input. @param said what it says to people is written down there */
function contextOf(
  house: House,
  call: Call,
  { caller, now }: Pick<Granted, "caller" | "now">,
  said: Said,
): Context & { user?: unknown } {
  const { db, settings, outside, log, isDemo } = house;
  const { locale, requestId, address, draftKey = null, signature = null } = call;
  const reader = { locale, digits: digitsOf(caller) };
  return {
    ...{ db, settings, outside, log, isDemo },
    ...{ caller, locale, now, requestId, address, draftKey, signature, bytes: () => bytesOf(house, call) },
    ...(caller.kind !== "guest" && { user: caller.user }),
    say: (key: string, params: Params = {}) => {
      said.message = translate(reader, { key, params });
    },
    sayBesides: (key: string) => void said.besides.add(translate(reader, key)),
  };
}

/** What an operation checks of a refused input asks the database, so it is looked at only so often. */
const refusals: RateLimit[] = [{ name: "refusals", by: "caller", max: 120, seconds: 60, inProcess: true }];

/** Why an input is refused: what its schema says, with what the operation's own check finds in the fields that are left. */
export async function refusalOf(
  house: House,
  call: Call,
  { endpoint, faults, given, ...by }: Pick<Granted, "endpoint" | "caller" | "now"> & Wrong<unknown>,
): Promise<ApiError> {
  const { check } = operationOf(call);
  if (!check) return invalid(allFaults(endpoint.input, {}, faults));
  const until = house.uses.take(limitsOf(refusals, by.caller, call.address), by.now);
  if (until) return tooMany(until, by.now);
  const context = contextOf(house, call, by, nothing());
  return invalid(allFaults(endpoint.input, await check(given, context), faults));
}

/** Runs the operation within its limits; what it answers is held to the contract too. */
export async function perform(house: House, call: Call, granted: Granted): Promise<SuccessBody<unknown>> {
  const { endpoint, input } = granted;
  await countCall(house, call, granted);
  const said = nothing();
  const context = contextOf(house, call, granted, said);
  const data = endpoint.output.parse(await operationOf(call)(input, context));
  const message = [said.message, ...said.besides].filter(Boolean).join(" ") || null;
  return { status: endpoint.success ?? 200, message, data };
}
