import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { providerServices } from "~/api/db/schema";
import { rankTechnicians } from "~/api/reviews/rank-moves";
import { recountFigures } from "~/api/reviews/recount-store";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";
import { profileForm } from "../support/profile-form";
import { insertReview } from "../support/reviews";

const world = await openWorld();
type Scores = [number, number, number, number];

const ranksOf = async ({ id }: Person) =>
  Object.fromEntries(
    (await world.db.select().from(providerServices).where(eq(providerServices.userId, id))).map(
      ({ serviceId, rank }) => [serviceId, Math.round(rank * 1000) / 1000],
    ),
  );

/** Tarek and Hany mix taps, Tarek a little better; Hany clears drains too, which everybody praises in Ramy. */
async function scene() {
  const nadia = await world.aCustomer();
  const [tarek, hany, ramy] = [
    await world.aProvider({ services: ["tap-mixer"] }),
    await world.aProvider({ services: ["tap-mixer", "drain"] }),
    await world.aProvider({ services: ["drain"] }),
  ];
  const given: [Person, string, Scores][] = [
    [tarek, "tap-mixer", [4, 4, 4, 4]],
    [hany, "tap-mixer", [3, 4, 4, 4]],
    [ramy, "drain", [5, 5, 5, 5]],
  ];
  for (const [provider, service, scores] of given)
    for (const day of ["01", "02", "03"])
      await insertReview(world.db, {
        ...{ author: nadia, provider, service, scores },
        at: `2026-11-${day}T10:00:00.000Z`,
      });
  await recountFigures(world.db);
  await rankTechnicians(world.house, world.clock.now());
  return { tarek, hany, ramy };
}

it("Among those who offer a service its own mean is the usual one, whatever else they offer", async () => {
  const { tarek, hany, ramy } = await scene();
  const listed = async (service?: string) =>
    (await world.guest.technicians.list({ service, sort: "rank" })).content.map(({ id }) => id);
  expect(await listed("tap-mixer")).toEqual([tarek.id, hany.id]);
  expect(await listed("drain")).toEqual([ramy.id, hany.id]);
  expect(await listed()).toEqual([ramy.id, hany.id, tarek.id]);
  expect(await ranksOf(hany)).toEqual({ "tap-mixer": 3.841, drain: 4.659 });
});

it("The page that explains the score counts by the very figures that it names", async () => {
  await scene();
  for (const service of ["tap-mixer", "drain"]) {
    const { technicians, rules } = await world.guest.technicians.ratings({ service });
    expect(technicians).toHaveLength(2);
    for (const { score, rating, reviews_count: reviews } of technicians) {
      const counted =
        (reviews * (rating ?? 0) + rules.assumed * (rules.mean ?? 0)) / (reviews + rules.assumed);
      // Both means are shown rounded.
      expect(Math.abs(score - counted)).toBeLessThan(0.06);
    }
  }
});

it("A service that is offered anew is ranked at once, and the others keep their rank of the day", async () => {
  const { tarek } = await scene();
  const before = await ranksOf(tarek);
  await world.as(tarek).profile.saveProvider({ ...profileForm, services: ["tap-mixer", "drain"] });
  expect(await ranksOf(tarek)).toEqual({ ...before, drain: 0 });
  await rankTechnicians(world.house, world.clock.now());
  expect(await ranksOf(tarek)).toEqual({ ...before, drain: 4.727 });
});

it("The order by rating is that of the day, whatever is written meanwhile, and a rating that is not shown counts for none", async () => {
  const { tarek, hany, ramy } = await scene();
  const ratings = async () =>
    (await world.guest.technicians.list({ sort: "rating" })).content.map(({ id, rating }) => [id, rating]);
  const shownIn = async (order: Person[]) => {
    const listed = await ratings();
    expect(listed.map(([id]) => id)).toEqual(order.map(({ id }) => id));
    return listed.map(([, rating]) => rating);
  };
  await shownIn([ramy, tarek, hany]);

  const [nadia, amal] = [await world.aCustomer(), await world.aProvider({ services: ["drain"] })];
  const at = "2026-11-05T10:00:00.000Z";
  await insertReview(world.db, { ...{ author: nadia, provider: amal, service: "drain" }, at });
  for (const _ of [1, 2, 3])
    await insertReview(world.db, {
      author: nadia,
      provider: ramy,
      service: "drain",
      scores: [1, 1, 1, 1],
      at,
    });
  await recountFigures(world.db);
  await rankTechnicians(world.house, world.clock.now());
  await shownIn([ramy, tarek, hany, amal]);
  world.clock.advance(24 * 60 * 60);
  await rankTechnicians(world.house, world.clock.now());
  const shown = await shownIn([tarek, hany, ramy, amal]);
  expect(shown.at(-1)).toBeNull();
});
