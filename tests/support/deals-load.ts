import { demoPassword } from "~/api/db/seed/people/accounts";
import type { presses } from "~/api/outside/payments/sandbox-steps";
import { ApiFailure, type Client, createClient } from "~/web/calls/client.server";
import { httpDoor } from "~/web/calls/http-door.server";
import { disputeEnds } from "./disputes-load";
import { terms } from "./offers";
import { whole } from "./requests";

/** Calls of a server, in English, by whoever has this token. */
export const clientAt = (url: string, token: string | null): Client =>
  createClient(
    httpDoor(`${url}/api/v1`, {
      ...{ token, draftKey: null, locale: "en", address: null, requestId: crypto.randomUUID() },
    }),
  );

/** What a server that is killed leaves of a call: no answer, or one that it could not do. */
const isCut = (error: unknown) => !(error instanceof ApiFailure) || error.body.status >= 500;

/** The two sides of a deal, and two members of staff who decide on what they cannot settle. */
export type Sides = { customer: Client; provider: Client; guest: Client; staff: [Client, Client] };

/** Signs in as one of the demonstration's pairs. @param staff tokens of two members */
export async function signIn(
  url: string,
  [customer, provider]: readonly [string, string],
  [one, other]: readonly [string, string],
): Promise<Sides> {
  const guest = clientAt(url, null);
  const as = async (login: string) =>
    clientAt(url, (await guest.auth.signIn({ login, password: demoPassword })).token);
  const staff: Sides["staff"] = [clientAt(url, one), clientAt(url, other)];
  return { guest, staff, customer: await as(customer), provider: await as(provider) };
}

/** One deal from the request to its end, with or without a dispute, paid twice over where it can be, as fast as the server answers. */
async function deal(sides: Sides, n: number): Promise<void> {
  const { customer, provider, guest } = sides;
  const { id } = await customer.requests.create({ ...whole, title: `Tap that drips ${n}` });
  await customer.requests.publish({ id });
  const offer = await provider.offers.send({ ...terms, id, price: 20_000 + n });
  const { order_id } = await customer.offers.accept({ id: offer.id, round: 1 });
  const { url } = await customer.payments.pay({ id: order_id, method: "card" });
  const reference = (url ?? "").split("/").at(-1) ?? "";
  const press = (step: (typeof presses)[number]) =>
    guest.sandbox.press({ reference, press: step, manner: n % 2 === 0 ? "twice" : "usual" });
  await Promise.allSettled([press("pay"), press("pay")]);
  const { arrival_code } = await customer.orders.get({ id: order_id });
  await provider.orders.start({ id: order_id, code: arrival_code ?? "" });
  await provider.orders.deliver({ id: order_id });
  await disputeEnds[n % disputeEnds.length]?.(sides, order_id);
}

/** A customer has so many open requests at most: what was cut off before is taken back. */
async function clearAway({ customer }: Sides): Promise<void> {
  const { content } = await customer.requests.mine({ tab: "open" });
  for (const { id } of content) await customer.requests.cancel({ id });
}

/** Deals one after another until the server is gone; a refusal is none of its ends. @returns how many came to their end */
export async function dealsUntilGone(sides: Sides, from: number): Promise<number> {
  let done = 0;
  try {
    await clearAway(sides);
    for (; ; done += 1) await deal(sides, from + done);
  } catch (error) {
    if (isCut(error)) return done;
    throw error;
  }
}
