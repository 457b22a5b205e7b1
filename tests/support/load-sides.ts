import { demoPassword } from "~/api/db/seed/people/accounts";
import { ApiFailure, type Client, createClient } from "~/web/calls/client.server";
import { httpDoor } from "~/web/calls/http-door.server";

/** Calls of a server, in English, by whoever has this token. */
export const clientAt = (url: string, token: string | null): Client =>
  createClient(
    httpDoor(`${url}/api/v1`, {
      ...{ token, draftKey: null, locale: "en", address: null, requestId: crypto.randomUUID() },
    }),
  );

/** What a server that is killed leaves of a call: no answer, or one that it could not do. */
export const isCut = (error: unknown) => !(error instanceof ApiFailure) || error.body.status >= 500;

/** No answer came, or none in time. */
const isUnheard = (error: unknown) => !(error instanceof ApiFailure) || error.body.code === "unavailable";

/** The two sides of a deal, and two members of staff who decide on what they cannot settle. */
export type Sides = {
  customer: Client;
  provider: Client;
  guest: Client;
  staff: [Client, Client];
  ids: { customer: string; provider: string };
  /** The time of the server that they talk to. */
  now: () => number;
};

/**
 * Signs in as one of the demonstration's pairs.
 * @param staff tokens of two members
 * @param ahead milliseconds by which the server lives ahead of us
 */
export async function signIn(
  url: string,
  [customer, provider]: readonly [string, string],
  [one, other]: readonly [string, string],
  ahead: number,
): Promise<Sides> {
  const guest = clientAt(url, null);
  // A server that has just started may be slow to answer: it makes up for the time that it has missed.
  const enter = async (login: string, tries = 10): Promise<{ id: string; client: Client }> => {
    try {
      const { token, user } = await guest.auth.signIn({ login, password: demoPassword });
      return { id: user.id, client: clientAt(url, token) };
    } catch (error) {
      if (tries === 0 || !isCut(error)) throw error;
      return enter(login, tries - 1);
    }
  };
  const staff: Sides["staff"] = [clientAt(url, one), clientAt(url, other)];
  const now = () => Date.now() + ahead;
  const [buyer, seller] = [await enter(customer), await enter(provider)];
  const ids = { customer: buyer.id, provider: seller.id };
  return { guest, staff, now, ids, customer: buyer.client, provider: seller.client };
}

/** The same press twice: which of them counts is the server's to say, and a refusal is an answer. */
export async function twice(press: () => Promise<unknown>): Promise<void> {
  const ends = await Promise.allSettled([press(), press()]);
  for (const end of ends) if (end.status === "rejected" && isCut(end.reason)) throw end.reason;
}

/** How a load goes: what has come to its end, and what was refused on its way there. */
export type Went = { done: number; refused: number };

/**
 * Goes on until the server is gone; one that is only slow is asked again. A refusal ends what it was about, and the next one begins.
 * @param once whether it has come to its end
 * @param went is told of each
 */
export async function untilGone(
  isGone: () => boolean,
  went: Went,
  once: (n: number) => Promise<boolean>,
): Promise<void> {
  for (let n = 0; !isGone(); n += 1) {
    try {
      if (await once(n)) went.done += 1;
    } catch (error) {
      if (!isGone() && isCut(error) && !isUnheard(error)) throw error;
      if (!isCut(error)) went.refused += 1;
    }
  }
}
