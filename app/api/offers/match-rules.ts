import type { OfferStatus } from "~/contract/offer-fields";
import type { OfferSort } from "~/contract/offers";

/** What the customer's best match is read from. The price is not among it: the default order never favours the cheapest. */
export type MatchFacts = {
  /** The technician's Bayesian score, 0 to 5. */
  rank: number;
  jobsDone: number;
  isVerified: boolean;
  /** Median minutes to an answer; null while unknown. */
  response: number | null;
  warrantyDays: number;
  startsAt: Date;
  /** When the work is wanted; null when any time will do. */
  wanted: { from: Date; to: Date } | null;
};

const weights = { rank: 40, start: 20, jobs: 15, verified: 10, response: 10, warranty: 5 } as const;
const hour = 3_600_000;
/** Half of the points are gone after so much of it. */
const halves = { jobs: 25, response: 60, days: 2 } as const;
const warrantyMost = 90;

const upTo = (value: number, half: number) => value / (value + half);

/** How well a start fits: whole inside the wanted time, half two days away from it. */
function startFit({ startsAt, wanted }: MatchFacts): number {
  if (!wanted) return 1;
  const away = Math.max(
    0,
    wanted.from.getTime() - startsAt.getTime(),
    startsAt.getTime() - wanted.to.getTime(),
  );
  return 1 - upTo(away / (24 * hour), halves.days);
}

/**
 * 0 to 100: the technician's score (40), a start within the wanted time (20), jobs done (15), a verified identity (10), quick
 * answers (10), warranty up to 90 days (5).
 */
export function matchScore(facts: MatchFacts): number {
  const parts = {
    rank: facts.rank / 5,
    start: startFit(facts),
    jobs: upTo(facts.jobsDone, halves.jobs),
    verified: facts.isVerified ? 1 : 0,
    response: facts.response === null ? 0 : 1 - upTo(facts.response, halves.response),
    warranty: Math.min(1, facts.warrantyDays / warrantyMost),
  };
  return (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, name) => sum + weights[name] * parts[name],
    0,
  );
}

/**
 * Offers that can be agreed on come first, then those that wait for somebody, then those that need confirming; last those of technicians
 * whose account is closed.
 */
const places: Partial<Record<OfferStatus, number>> = {
  accepted: 0,
  pending: 1,
  discount_requested: 2,
  on_hold: 3,
  stale: 4,
};
const last = 5;

type Sortable = {
  id: string;
  status: OfferStatus;
  isSenderActive: boolean;
  price: number;
  startsAt: Date;
  createdAt: Date;
  match: number;
};

/** Side by side: by match (best first), price (lowest first) or start (soonest first); ties by age. */
export function inOrder<T extends Sortable>(offers: readonly T[], sort: OfferSort): T[] {
  const by = {
    match: (a: T, b: T) => b.match - a.match,
    price: (a: T, b: T) => a.price - b.price,
    start: (a: T, b: T) => a.startsAt.getTime() - b.startsAt.getTime(),
  }[sort];
  const place = ({ status, isSenderActive }: T) =>
    isSenderActive || status === "accepted" ? (places[status] ?? last) : last;
  const age = (a: T, b: T) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
  return [...offers].sort((a, b) => place(a) - place(b) || by(a, b) || age(a, b));
}
