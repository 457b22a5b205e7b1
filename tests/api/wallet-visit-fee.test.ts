import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { completed, paid } from "../support/paid";
import { t } from "../support/texts";

const world = await openWorld();

/** Nadia calls the job off when Tarek has kept the hour for it: 50 pounds of it are for his visit. */
async function calledOffLate() {
  const deal = await paid(world, { visit_fee: 5_000 });
  world.clock.advance((Date.parse("2026-12-10T00:00Z") - world.clock.now().getTime()) / 1000);
  await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 5_000 });
  return deal;
}

it("What a visit brings in is called that wherever a technician reads of it, and is no approved work", async () => {
  const { tarek } = await calledOffLate();
  const { wallet } = world.as(tarek);
  const kindsOf = async (asked: Parameters<typeof wallet.lines>[0]) =>
    (await wallet.lines(asked)).content.map(({ kind }) => kind);
  expect(await kindsOf({ account: "pending" })).toEqual(["visit_fee"]);
  expect(await kindsOf({ account: "pending", kind: "visit_fee" })).toEqual(["visit_fee"]);
  expect(await kindsOf({ account: "pending", kind: "release" })).toEqual([]);
  const { lines, totals } = await wallet.statement({});
  expect([lines, totals]).toMatchObject([[{ kind: "visit_fee" }], [{ kind: "visit_fee" }]]);
  for (const locale of ["en", "ar"] as const) {
    const { bytes } = await world.inLanguage(locale, tarek).wallet.csv({ account: "pending" });
    const file = new TextDecoder().decode(bytes);
    expect(file).toContain(t(locale)("wallet:kind.visit_fee"));
    expect(file).not.toContain(t(locale)("wallet:kind.release"));
  }
});

it("Work that was approved is called so, whatever its visit would have cost", async () => {
  const { tarek } = await completed(world, { visit_fee: 5_000 });
  const { content } = await world.as(tarek).wallet.lines({ account: "pending" });
  expect(content).toMatchObject([{ kind: "release" }]);
  const { totals } = await world.as(tarek).wallet.statement({});
  expect(totals).toMatchObject([{ kind: "release" }]);
});
