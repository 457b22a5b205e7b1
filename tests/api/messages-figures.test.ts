import { beforeEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { terms } from "../support/offers";
import type { Person } from "../support/people";
import { openRequestOf, whole } from "../support/requests";

const world = await openWorld();
let tarek: Person;
let id: string;

beforeEach(async () => {
  tarek = await world.aProvider();
  id = await openRequestOf(world, await world.aCustomer());
});

const reads = (person: Person, digits: "latn" | "arab") => world.as(person).profile.setDigits({ digits });
const errorsOf = async (call: Promise<unknown>) => (await refusal(call)).errors ?? {};
const send = (locale: "en" | "ar", changed: Partial<typeof terms>) =>
  errorsOf(world.inLanguage(locale, tarek).offers.send({ ...terms, ...changed, id }));

describe("Somebody who typed an amount that does not do", () => {
  it("reads the bounds as money, not in minor units", async () => {
    const wrong = await send("en", { price: 0, visit_fee: 100_000_001 });
    expect(wrong.price).toEqual(["The amount must be EGP\u00A00.01 or more."]);
    expect(wrong.visit_fee).toEqual(["The amount must be EGP\u00A01,000,000 or less."]);
    expect((await send("ar", { price: 0 })).price).toEqual(["يجب ألّا يقل المبلغ عن 0.01\u00A0ج.م."]);
  });

  it("reads that an amount is wanted where words were typed", async () => {
    const typed = { price: "three hundred" as unknown as number };
    expect((await send("en", typed)).price).toEqual(["Enter an amount in figures, for example 250."]);
  });

  it("reads how many decimals the currency has where there are more, in either digits", async () => {
    for (const figures of ["120.555", "١٢٠٫٥٥٥"]) {
      const typed = { price: figures as unknown as number };
      expect((await send("en", typed)).price).toEqual(["Enter no more than 2 decimals."]);
      expect((await send("ar", typed)).price).toEqual(["الحد الأقصى منزلتان عشريتان."]);
    }
  });
});

describe("The figures in the API's messages", () => {
  it("are the reader's own, whether a schema or an operation speaks", async () => {
    await reads(tarek, "arab");
    expect((await send("ar", { price: 0 })).price).toEqual(["يجب ألّا يقل المبلغ عن ٠٫٠١\u00A0ج.م."]);
    expect((await send("ar", { price: 10 })).price?.[0]).toMatch(/عن [٠-٩٬]+\u00A0ج\.م/);
    expect((await send("ar", { included: "x".repeat(301) })).included).toEqual(["الحد الأقصى ٣٠٠ حرف."]);
    expect((await send("en", { price: 0 })).price).toEqual(["The amount must be EGP\u00A00.01 or more."]);
  });

  it("are 0-9 unless the reader chose others, in dates too", async () => {
    const nadia = await world.aCustomer();
    const publish = async () => {
      const far = { ...whole, timing: "date" as const, preferred_date: "2028-05-01" };
      const { id: draft } = await world.as(nadia).requests.create(far);
      return errorsOf(world.inLanguage("ar", nadia).requests.publish({ id: draft }));
    };
    expect((await publish()).preferred_date?.[0]).toMatch(/ 23\u00A0مايو 2027/);
    await reads(nadia, "arab");
    expect((await publish()).preferred_date?.[0]).toMatch(/ ٢٣\u00A0مايو ٢٠٢٧/);
  });

  it("are the reader's own when everything went well", async () => {
    const nadia = await world.aCustomer();
    await reads(nadia, "arab");
    const own = await openRequestOf(world, nadia);
    for (let i = 0; i < 3; i++) await world.as(await world.aProvider()).offers.send({ ...terms, id: own });
    await world.inLanguage("ar", nadia).requests.save({ ...whole, id: own, district_id: "cairo-zamalek" });
    expect(world.said.at(-1)).toMatch(/٣/);
  });
});
