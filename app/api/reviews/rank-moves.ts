import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import type { Settings } from "../settings";
import { dateIn } from "../zone";
import {
  findReviewed,
  holdUnranked,
  holdUnrankedServices,
  listReviewed,
  listReviewedServices,
  writeRanks,
  writeServiceRanks,
} from "./rank-store";
import { meanScore, rankScore } from "./score-rules";

const batch = 500;

/**
 * What holds for a whole round: the day, the mean of all services, how many reviews of a usual mean are assumed, and how many a rating
 * is shown from.
 */
type Round = { today: string; usual: number; assumed: number; forRating: number };

/** @returns how many were ranked */
async function rankSome(tx: Db, { today, usual, assumed, forRating }: Round): Promise<number> {
  const unranked = await holdUnranked(tx, today, batch);
  if (unranked.length === 0) return 0;
  const offered = await listReviewedServices(
    tx,
    unranked.map(({ userId }) => userId),
  );
  const priors = new Map(offered.map((one) => [one.userId, meanScore(one)]));
  const ranks = unranked.map(({ userId, ...own }) => ({
    userId,
    rank: rankScore(own, priors.get(userId) ?? usual, assumed),
    rating: own.reviews < forRating ? 0 : (meanScore(own) ?? 0),
  }));
  await writeRanks(tx, ranks, today);
  return unranked.length;
}

/** The same within each service that they offer. @param means of the services that were reviewed */
async function rankInServices(
  tx: Db,
  means: ReadonlyMap<string, number | null>,
  { today, usual, assumed }: Round,
): Promise<number> {
  const unranked = await holdUnrankedServices(tx, today, batch);
  if (unranked.length === 0) return 0;
  const ranks = unranked.map(({ userId, serviceId, ...own }) => ({
    ...{ userId, serviceId },
    rank: rankScore(own, means.get(serviceId) ?? usual, assumed),
  }));
  await writeServiceRanks(tx, ranks, today);
  return unranked.length;
}

/**
 * Takes the day's snapshot of the score and the rating by which technicians rank: each gets it once a day, whoever is new at once. What is usual is the
 * mean of the services that somebody offers, or of the one service among whose technicians they rank; where nobody reviewed those, that
 * of all.
 */
export async function rankTechnicians(
  { db, settings }: { db: Db; settings: Settings },
  now: Date,
): Promise<void> {
  const round = {
    today: dateIn(now, settings.country.timeZone),
    usual: meanScore(await findReviewed(db)) ?? 0,
    assumed: settings.reviewsAssumed,
    forRating: settings.reviewsForRating,
  };
  while ((await transact(db, (tx) => rankSome(tx, round))) === batch);
  const means = new Map((await listReviewed(db)).map(({ id, ...one }) => [id, meanScore(one)]));
  while ((await transact(db, (tx) => rankInServices(tx, means, round))) === batch);
}
