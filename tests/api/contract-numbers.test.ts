import { describe, expect, it } from "vitest";
import { day, localTime, month } from "~/contract/endpoint";
import { formatMoney } from "~/i18n/money";
import { openWorld, refusal } from "../support/api";
import { t } from "../support/texts";

const world = await openWorld();

async function guestWithDraft() {
  const { key } = await world.guest.drafts.start({});
  return { key, api: world.guestWith({ draftKey: key }) };
}

describe("A number or a day that no database keeps", () => {
  it("is refused like any other that is wrong", async () => {
    const { api } = await guestWithDraft();
    expect(await refusal(api.drafts.save({ timing: "date", preferred_date: "0000-01-01" }))).toMatchObject({
      ...{ status: 422, errors: { preferred_date: [expect.any(String)] } },
    });
    const tarek = world.as(await world.aProvider());
    const offer = {
      id: "a-request",
      price: 70_000,
      visit_fee: 0,
      starts_at: "2026-11-25T10:00",
      duration: 60,
    };
    const terms = { ...offer, kind: "fixed" as const, warranty_days: 30 };
    const tooLarge = refusal(tarek.offers.send({ ...terms, version: 2 ** 31 }));
    expect(await tooLarge).toMatchObject({ status: 422, errors: { version: [expect.any(String)] } });
  });
});

it.each([
  [1e22, "validation:maxAmount", 100_000_000],
  [Number.MAX_VALUE, "validation:maxAmount", 100_000_000],
  [-1e22, "validation:minAmount", 1],
  [-29, "validation:minAmount", 1],
] as const)("A price of %d is told the bound of prices, in both languages", async (price, key, amount) => {
  const offer = { kind: "fixed", visit_fee: 0, duration: 60, warranty_days: 30, version: 1 } as const;
  const tarek = await world.aProvider();
  for (const locale of ["en", "ar"] as const) {
    const { offers } = world.inLanguage(locale, tarek);
    const refused = await refusal(offers.send({ ...offer, id: "a", price, starts_at: "2026-11-25T10:00" }));
    const money = formatMoney(locale, "latn", amount, "EGP");
    expect(refused.errors).toEqual({ price: [t(locale)(key, { amount: money })] });
  }
});

describe("A year that calendars count in different ways", () => {
  it.each([
    ["lines", { from: "0026-01-01" }],
    ["lines", { to: "0099-12-31" }],
    ["csv", { from: "0026-01-01" }],
    ["statement", { month: "0000-01" }],
    ["statement", { month: "0999-12" }],
  ] as const)("is refused by the wallet's %s: %o", async (operation, input) => {
    const { wallet } = world.as(await world.aProvider());
    const [name = ""] = Object.keys(input);
    expect(await refusal(wallet[operation](input as never))).toMatchObject({
      ...{ status: 422, errors: { [name]: [expect.any(String)] } },
    });
  });
});

it.each([
  ["0999", false],
  ["1000", true],
  ["2999", true],
  ["3000", false],
  ["9999", false],
])("A day, a month and a time have one range of years: %s", (year, isTaken) => {
  const read = [day.safeParse(`${year}-12-31`), month.safeParse(`${year}-12`)];
  for (const { success } of [...read, localTime.safeParse(`${year}-12-31T23:30`)])
    expect(success).toBe(isTaken);
});

describe("A number in an address", () => {
  it.each([
    ["120", 200],
    ["١٢٠", 200],
    ["0x78", 422],
    ["1e2", 422],
    ["many", 422],
  ])("written as %s answers %i", async (age, status) => {
    const response = await world.fetch(`/open-requests?age=${encodeURIComponent(age)}`);
    expect(response.status).toBe(status);
    if (status === 422)
      expect((await response.json()).errors).toEqual({ age: ["Enter a number, for example 250."] });
  });
});
