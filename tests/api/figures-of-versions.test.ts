import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { countingRules } from "~/api/db/counted-jobs";
import { providerProfiles, services } from "~/api/db/schema";
import { recountFigures } from "~/api/reviews/recount-store";
import { countedOtherwise, servicesOtherwise } from "~/api/reviews/sweeps";
import { leftOverSweep } from "~/api/time/left-overs";
import { openWorld } from "../support/api";
import { completed } from "../support/paid";
import type { Person } from "../support/people";

const world = await openWorld();
const newer = countingRules + 1;

const countedOf = async ({ id }: Person) => {
  const { jobsDone: jobs, countedAs } = providerProfiles;
  const [row] = await world.db
    .select({ jobs, countedAs })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, id));
  return row;
};
const countAs = async (countedAs: number) => {
  await world.db.update(providerProfiles).set({ countedAs });
  await world.db.update(services).set({ countedAs });
};
const sweep = async () => {
  for (const leftOver of [countedOtherwise, servicesOtherwise])
    await leftOverSweep<{ id: string }>(leftOver)(
      world.house,
      world.clock.now(),
      new AbortController().signal,
    );
};

afterEach(async () => {
  await recountFigures(world.db);
});

describe("Figures that a later version has counted, while a server of this one still runs,", () => {
  it("are left to that version: this one does not count them anew by its own rules", async () => {
    const { tarek } = await completed(world);
    await countAs(newer);
    await sweep();
    expect(await countedOf(tarek)).toEqual({ jobs: 1, countedAs: newer });
    expect(await world.db.$count(services, eq(services.countedAs, newer))).toBeGreaterThan(0);
  });

  it("are to be counted anew once this one has changed what they are of, whoever does that", async () => {
    const tarek = await world.aProvider();
    await countAs(newer);
    const deal = await completed(world);
    expect(await countedOf(tarek)).toEqual({ jobs: 0, countedAs: newer });
    expect(await countedOf(deal.tarek)).toEqual({ jobs: 1, countedAs: countingRules });
    await countAs(newer);
    await world.as(deal.nadia).reviews.write({
      ...{ id: deal.requestId, punctuality: 5, quality: 5, communication: 5, honesty: 5, text: "" },
    });
    await world.as(deal.tarek).reviews.writeOfCustomer({ id: deal.requestId, stars: 5 });
    expect(await countedOf(deal.tarek)).toEqual({ jobs: 1, countedAs: 0 });
    expect(await world.db.$count(services, eq(services.countedAs, 0))).toBe(1);
    await sweep();
    expect(await countedOf(deal.tarek)).toEqual({ jobs: 1, countedAs: countingRules });
    expect(await world.db.$count(services, eq(services.countedAs, countingRules))).toBe(1);
  });
});
