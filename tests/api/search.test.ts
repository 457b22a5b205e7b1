import { beforeAll, describe, expect, test } from "vitest";
import { searchWords } from "~/api/db/schema";
import { understand } from "~/api/search/understand";
import { learnWords } from "~/api/search/vocabulary-store";
import { wordsOf } from "~/api/search/words";
import { openWorld } from "../support/api";

const world = await openWorld({ keeps: true });
const { db } = world;

const texts = [
  "Kitchen tap drips, plumber wanted in Maadi",
  "Electrician for a ceiling fan and two sockets",
  "The refrigerator stopped cooling; compressor or thermostat",
  "Painting a living room, painters with their own ladder",
  "سباك لإصلاح خلاط المطبخ في المعادي",
  "كهربائي لتركيب مراوح السقف",
  "صيانة مكيّف وتنظيف المكيفات",
  "نقل عفش من مرّاكش إلى مدينة نصر مع أحمد وعلى",
];

beforeAll(async () => {
  for (const text of texts) await learnWords(db, "request", wordsOf(text));
});

const meaning = (text: string) => understand(db, "request", text);

describe("what people type is understood", () => {
  test.each([
    ["as it is written", "compressor thermostat", [["compressor"], ["thermostat"]]],
    ["whatever the letters' size and accents", "KÍTCHEN Tap", [["kitchen"], ["tap"]]],
    ["without the words that say nothing", "a plumber in the kitchen", [["plumber"], ["kitchen"]]],
    ["with two letters swapped", "plubmer maadi", [["plumber"], ["maadi"]]],
    ["with a letter too few", "refrigrator kitchen", [["refrigerator"], ["kitchen"]]],
    ["with a letter too many", "electriciann fan", [["electrician"], ["fan"]]],
    ["with the last word begun", "ceiling fa", [["ceiling"], ["fan"]]],
    ["with a word that is like nothing", "quickly compressor", [["compressor"]]],
    ["with the article, or without", "السقف", [["سقف"]]],
    ["with ه for ة and ا for أ", "صيانه احمد", [["صيانه"], ["احمد"]]],
    ["with ى for ي", "احمد علي", [["احمد"], ["علي"]]],
    ["with vowel marks", "مَرَّاكُش عفش", [["مراكش"], ["عفش"]]],
    ["drawn out", "كهـــربائي السقف", [["كهربايي"], ["سقف"]]],
    ["with a typing error in Arabic", "كهرباءي مراوح", [["كهربايي"], ["مراوح"]]],
  ])("%s: %s", async (_, text, forms) => {
    expect(await meaning(text)).toEqual(forms);
  });

  test("another form of a word is taken where the very word is unknown", async () => {
    expect(await meaning("painter ladder")).toEqual([
      expect.arrayContaining(["painters", "painting"]),
      ["ladder"],
    ]);
    expect(await meaning("مكيفا نصر")).toEqual([expect.arrayContaining(["مكيف", "مكيفات"]), ["نصر"]]);
  });

  test("the last word stands for all that begin so, itself first", async () => {
    expect(await meaning("paint")).toEqual([["painters", "painting"]]);
    expect(await meaning("tap")).toEqual([["tap"]]);
  });
});

describe("what cannot be understood", () => {
  test("nothing typed is no search", async () => {
    for (const text of [undefined, "", "   ", "?!", "%", "_", "'"])
      expect(await meaning(text ?? "")).toBeNull();
  });

  test("words that are like nothing find nothing", async () => {
    expect(await meaning("zzzzqq xxyyzz")).toEqual([]);
  });

  test("of many misspelt words the first three are guessed at", async () => {
    expect(await meaning("kitchne compresor thermostatt laddr paintrs")).toEqual([
      ["kitchen"],
      ["compressor"],
      ["thermostat"],
    ]);
  });

  test("short words are not guessed at", async () => {
    expect(await meaning("tpa kitchen")).toEqual([["kitchen"]]);
  });

  test("of one kind of record, another's words are unknown", async () => {
    expect(await understand(db, "provider", "compressor")).toEqual([]);
  });

  test("what looks like a pattern is not one", async () => {
    expect(await meaning("kit%hen k_tchen")).toEqual(expect.not.arrayContaining([["kitchen"]]));
  });
});

test("many writers learn the same words at once, and each word is kept once", async () => {
  const words = Array.from({ length: 200 }, (_, n) => `word${(n * 37) % 200}`);
  const shuffled = (seed: number) =>
    [...words].sort((a, b) => ((a.length * seed + Number(a.slice(4)) * 7) % 11) - (b.length % 11));
  await Promise.all(Array.from({ length: 8 }, (_, seed) => learnWords(db, "provider", shuffled(seed))));
  const kept = await db.select().from(searchWords);
  expect(kept.filter(({ scope }) => scope === "provider")).toHaveLength(200);
});
