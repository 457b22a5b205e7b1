import { describe, expect, it } from "vitest";
import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import { ApiFailure } from "~/web/calls/client.server";
import { openWorld } from "../support/api";
import { sampleInput } from "../support/samples";

const world = await openWorld();

const areas = Object.entries(contract).map(([area, all]) => ({
  area,
  endpoints: Object.entries(all as Record<string, Endpoint>),
}));

/** What a staff's password gave: a token that waits for the code of the app. */
async function waitingToken(): Promise<string> {
  const { email: login, password } = await world.aStaffMember();
  return (await world.guest.auth.signInStaff({ login, password })).otp_token;
}

/** Every kind of caller there is, each with its token. */
const roles = {
  guest: async () => null,
  otp: async () => ({ token: (await world.aCustomer({ isVerified: false })).otpToken ?? "" }),
  factor: async () => ({ token: await waitingToken() }),
  unverified: () => world.aCustomer({ isVerified: false }),
  customer: () => world.aCustomer(),
  provider: () => world.aProvider(),
  staff: () => world.aStaffMember(),
  inactiveCustomer: () => world.aCustomer({ isActive: false }),
  inactiveProvider: () => world.aProvider({ isActive: false }),
};
type Role = keyof typeof roles;

/** What the contract promises, said a second time: the status of a refusal, or null for "let in". */
function refusalOf({ access, inactive, method }: Endpoint, role: Role): [number, string] | null {
  const isInactive = role.startsWith("inactive");
  const type = role.replace("inactive", "").toLowerCase();
  if (access === "guest") return isInactive && !inactive && method !== "GET" ? [403, "inactive"] : null;
  if (role === "guest") return [401, "unauthenticated"];
  if (access === "otp" || access === "factor") return role === access ? null : [403, "forbidden"];
  if (role === "otp" || role === "factor") return [403, "forbidden"];
  if (role === "unverified") return [403, "unverified"];
  if (access !== "user" && access !== type) return [403, "forbidden"];
  return isInactive && !inactive ? [403, "inactive"] : null;
}

type Answer = { status: number; code: string | null };
const letIn = ({ status }: Answer) => ![401, 403, 500, 503].includes(status);

/** One of each role, who is there until something was done as them. */
type People = Map<Role, Awaited<ReturnType<(typeof roles)[Role]>>>;

async function callAs(
  people: People,
  role: Role,
  area: string,
  name: string,
  endpoint: Endpoint,
): Promise<Answer> {
  const person = people.get(role) ?? (await roles[role]());
  const answer = await call(person, area, name, endpoint);
  if (letIn(answer) && endpoint.method !== "GET") people.delete(role);
  else people.set(role, person);
  return answer;
}

async function call(
  person: Awaited<ReturnType<(typeof roles)[Role]>>,
  area: string,
  name: string,
  endpoint: Endpoint,
): Promise<Answer> {
  const api = world.as(person) as unknown as Record<
    string,
    Record<string, (...args: unknown[]) => Promise<unknown>>
  >;
  try {
    await api[area]?.[name]?.(sampleInput(endpoint), { bytes: new Uint8Array([1, 2, 3]) });
    return { status: 200, code: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.body;
  }
}

describe("Every endpoint", () => {
  it.each(areas)("of $area lets in whom it should, and nobody else", async ({ area, endpoints }) => {
    const people: People = new Map();
    const found: Record<string, Record<string, unknown>> = {};
    const promised: Record<string, Record<string, unknown>> = {};
    for (const [name, endpoint] of endpoints) {
      const foundHere: Record<string, unknown> = {};
      const promisedHere: Record<string, unknown> = {};
      for (const role of Object.keys(roles) as Role[]) {
        const answer = await callAs(people, role, area, name, endpoint);
        const expected = refusalOf(endpoint, role);
        promisedHere[role] = expected ?? "let in";
        foundHere[role] = !expected && letIn(answer) ? "let in" : [answer.status, answer.code];
      }
      found[name] = foundHere;
      promised[name] = promisedHere;
    }
    expect(found).toEqual(promised);
  });
});

describe("Tokens", () => {
  it("that are unknown, malformed or of another scheme are refused everywhere, also on public endpoints", async () => {
    for (const Authorization of [`Bearer ${"x".repeat(43)}`, "Bearer short", "Basic YTpi", "Bearer", ""])
      for (const path of ["/getInfo", "/profile/details"]) {
        const response = await world.fetch(path, { headers: { Authorization } });
        expect([path, Authorization, response.status]).toEqual([path, Authorization, 401]);
      }
  });

  it("in a cookie or in the address mean nothing", async () => {
    const { token } = await world.aCustomer();
    const response = await world.fetch(`/profile/details?token=${token}`, {
      headers: { Cookie: `token=${token}` },
    });
    expect(response.status).toBe(401);
  });
});
