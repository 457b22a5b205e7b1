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
  const tokenOf = async (login: string, tries = 10): Promise<string> => {
    try {
      return (await guest.auth.signIn({ login, password: demoPassword })).token;
    } catch (error) {
      if (tries === 0 || !isCut(error)) throw error;
      return tokenOf(login, tries - 1);
    }
  };
  const as = async (login: string) => clientAt(url, await tokenOf(login));
  const staff: Sides["staff"] = [clientAt(url, one), clientAt(url, other)];
  const now = () => Date.now() + ahead;
  return { guest, staff, now, customer: await as(customer), provider: await as(provider) };
}

/** The same press twice: which of them counts is the server's to say, and a refusal is an answer. */
export async function twice(press: () => Promise<unknown>): Promise<void> {
  const ends = await Promise.allSettled([press(), press()]);
  for (const end of ends) if (end.status === "rejected" && isCut(end.reason)) throw end.reason;
}

/** Goes on until the server is gone; one that is only slow is asked again. @returns how often `once` came to its end */
export async function untilGone(isGone: () => boolean, once: (n: number) => Promise<void>): Promise<number> {
  let done = 0;
  for (let n = 0; !isGone(); n += 1) {
    try {
      await once(n);
      done += 1;
    } catch (error) {
      if (!isGone() && !isUnheard(error)) throw error;
    }
  }
  return done;
}
