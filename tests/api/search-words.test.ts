import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweepWords } from "~/api/background/sweeps";
import { searchWords } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { draftOf, offerOn, openRequestOf, whole } from "../support/requests";

const world = await openWorld({
  settings: { requestEditsPerHour: 3, profileSavesPerHour: 3, wordsSwept: 40 },
});

const isKnown = async (word: string) => (await world.db.$count(searchWords, eq(searchWords.word, word))) > 0;
const sweepAll = async () => {
  const rounds = Math.ceil((await world.db.$count(searchWords)) / 40) + 1;
  for (let n = 0; n < rounds; n += 1) await sweepWords(world.house);
};

const profile = {
  headline: "Plumbing done neatly",
  bio: "Fifteen years of repairs in flats and villas, with my own tools and a clean finish.",
  years: 15,
  warranty_days: 30,
  services: ["tap-mixer"],
  cities: ["cairo"],
};

test("the words of texts that were replaced are forgotten; those that any record has are kept", async () => {
  const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
  const tarek = await world.aProvider({ bio: `${profile.bio} Zirconia.` });
  await openRequestOf(world, omar, { title: "Kitchen tap drips, gargoyle shaped" });
  const id = await openRequestOf(world, nadia, { title: "Kitchen tap drips, gargoyle and wyvern shaped" });
  await world.as(nadia).requests.save({ ...whole, id, title: "Kitchen tap drips, kraken shaped" });
  await world.as(tarek).profile.saveProvider(profile);
  expect(await Promise.all(["wyvern", "zirconia"].map(isKnown))).toEqual([true, true]);
  await sweepAll();
  expect(await Promise.all(["wyvern", "zirconia"].map(isKnown))).toEqual([false, false]);
  expect(await Promise.all(["gargoyle", "kraken", "neatly", "kitchen"].map(isKnown))).toEqual([
    ...[true, true, true, true],
  ]);
  expect(await world.db.$count(searchWords, eq(searchWords.scope, "service"))).toBeGreaterThan(100);
});

test("a request that comes back to be open is found by its words, though they were forgotten meanwhile", async () => {
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia, { title: "Kitchen tap drips, gargoyle shaped" });
  const offer = await offerOn(world, await world.aProvider(), id);
  const { order_id } = await world.as(nadia).offers.accept({ id: offer, round: 1 });
  await sweepAll();
  const ofRequests = and(eq(searchWords.scope, "request"), eq(searchWords.word, "gargoyle"));
  expect(await world.db.$count(searchWords, ofRequests)).toBe(0);
  await world.as(nadia).orders.giveUp({ id: order_id });
  expect(await world.db.$count(searchWords, ofRequests)).toBe(1);
});

test("a request is edited and a profile saved so often in an hour; drafts are saved as they are typed", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  const edit = (n: number) => world.as(nadia).requests.save({ ...whole, id, title: `${whole.title} ${n}` });
  const save = () => world.as(tarek).profile.saveProvider(profile);
  for (let n = 0; n < 3; n += 1) {
    await edit(n);
    await save();
  }
  expect(await refusal(edit(4))).toMatchObject({ status: 429 });
  expect(await refusal(save())).toMatchObject({ status: 429 });
  const draft = await draftOf(world, nadia);
  for (let n = 0; n < 5; n += 1) await world.as(nadia).requests.save({ ...whole, id: draft });
  world.clock.advance(3601);
  await edit(5);
  await save();
});
