import type { OfferFacts } from "~/api/offers/offer-facts";
import { freeRefund, type RefundFacts } from "~/api/payments/refund-facts";
import { refundEvents, refundStates, transition } from "~/api/payments/refund-rules";
import { type Actor, actors } from "~/api/record/life-cycle";
import type { RequestFacts } from "~/api/requests/rules";

/** Nothing speaks against anything that is done with an offer. */
export const freeOffer: OfferFacts = {
  ...{ isValid: true, isRequestOpen: true, isCurrent: true, isRound: true, isAsked: true, isSeen: true },
  ...{ hasAsksLeft: true, hasPlace: true, held: null, isSenderActive: true },
};

/** Nor with a request, which everybody may answer. */
export const freeRequest: RequestFacts = {
  ...{ isOwnerVerified: true, isComplete: true, hasRoom: true, isDirect: false, isDirectOver: false },
  ...{ isDirectAnswered: false, isClosedToOffers: false, hasRunningOrder: false, isRetendered: false },
};

/** `state event actor, actor → state`: one line for each way in which a state changes. */
export function readLines(lines: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of lines.trim().split("\n")) {
    const [, states = "", event = "", by = "", to = ""] =
      /^\s*(.+?) : (\w+) \((.+?)\) → (\w+|=)\s*$/.exec(line) ?? [];
    if (!event) throw new Error(`Not a line of a life cycle: ${line}`);
    for (const state of states.split(", "))
      for (const actor of by.split(", ")) found.set(`${state} ${event} ${actor}`, to === "=" ? state : to);
  }
  return found;
}

/** Every state × event × actor with what comes of it: the next state, or null. */
export function everyChange<S extends string, E extends string>(
  states: readonly S[],
  events: readonly E[],
  next: (state: S, event: E, actor: Actor) => string | undefined,
): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const state of states)
    for (const event of events)
      for (const actor of actors) found.set(`${state} ${event} ${actor}`, next(state, event, actor) ?? null);
  return found;
}

/** The changes that are made, for comparing with `readLines`. */
export const made = (changes: Map<string, string | null>): Map<string, string> =>
  new Map([...changes].filter((entry): entry is [string, string] => entry[1] !== null).sort());

export const sorted = (lines: Map<string, string>) => new Map([...lines].sort());

const both = [false, true];
const kinds: Partial<Record<string, readonly string[]>> = {
  taker: ["bank", "gateway", "gone"],
  read: ["last", "another", "nothing"],
};

/** Every set of facts that a refund can have. */
const factsOfRefunds: RefundFacts[] = Object.keys(freeRefund).reduce<RefundFacts[]>(
  (all, fact) => all.flatMap((one) => (kinds[fact] ?? both).map((value) => ({ ...one, [fact]: value }))),
  [freeRefund],
);

/** `state event actor next`: every step of a refund that its life cycle makes, under whatever facts. */
export const refundSteps: readonly string[] = refundStates.flatMap((state) =>
  refundEvents.flatMap((event) =>
    actors.flatMap((by) => {
      const { refusal } = transition(state, event, by, freeRefund);
      // Refused whatever the facts.
      if (refusal === "notYours" || refusal === "movedOn") return [];
      const next = new Set(factsOfRefunds.map((facts) => transition(state, event, by, facts).to));
      return [...next].flatMap((to) => (to ? [`${state} ${event} ${by} ${to}`] : []));
    }),
  ),
);
