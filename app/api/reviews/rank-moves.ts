import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import type { Settings } from "../settings";
import { dateIn } from "../zone";
import { findReviewed, holdUnranked, listReviewedServices, writeRanks } from "./rank-store";
import { meanScore, rankScore } from "./score-rules";

const batch = 500;

/**
 * Takes the day's snapshot of the score by which technicians rank: each gets it once a day, whoever is new at once. What is
 * usual is the mean of the services that somebody offers; where nobody reviewed those, that of all.
 */
export async function rankTechnicians(
  { db, settings }: { db: Db; settings: Settings },
  now: Date,
): Promise<void> {
  const today = dateIn(now, settings.country.timeZone);
  const usual = meanScore(await findReviewed(db)) ?? 0;
  const rankSome = async (tx: Db) => {
    const unranked = await holdUnranked(tx, today, batch);
    if (unranked.length === 0) return 0;
    const offered = await listReviewedServices(
      tx,
      unranked.map(({ userId }) => userId),
    );
    const priors = new Map(offered.map((one) => [one.userId, meanScore(one)]));
    const ranks = unranked.map(({ userId, ...own }) => ({
      userId,
      rank: rankScore(own, priors.get(userId) ?? usual, settings.reviewsAssumed),
    }));
    await writeRanks(tx, ranks, today);
    return unranked.length;
  };
  while ((await transact(db, rankSome)) === batch);
}
