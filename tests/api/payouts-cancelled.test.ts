import { expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import { aMember } from "../support/a-member";
import { openWorld } from "../support/api";
import { completed } from "../support/paid";
import { t } from "../support/texts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

it("A payout that its technician cancelled reads as cancelled in the wallet and its file, one that staff reject as come back", async () => {
  const deal = await completed(world);
  world.clock.advance(8 * 86_400);
  await world.as(deal.nadia).orders.get({ id: deal.orderId });
  const { payouts, wallet } = world.as(deal.tarek);
  const { staff } = await aMember(world);
  await payouts.addMethod({ iban: "EG380019000500000000263180002", holder: "Tarek Adel" });
  await payouts.cancel(await payouts.request({ amount: 200 }));
  const { id } = await payouts.request({ amount: 300 });
  await staff.payouts.reject({ id, reason: "The name is another one." });
  const kinds = async (kind?: "payout_returned" | "payout_cancelled") =>
    (await wallet.lines({ account: "available", kind })).content.map((line) => [
      ...[line.kind, line.amount.amount],
    ]);
  const [back, cancelled] = [
    ["payout_returned", 300],
    ["payout_cancelled", 200],
  ];
  expect((await kinds()).slice(0, 4)).toEqual([back, ["payout", -300], cancelled, ["payout", -200]]);
  expect(await kinds("payout_returned")).toEqual([back]);
  expect(await kinds("payout_cancelled")).toEqual([cancelled]);
  for (const locale of locales) {
    const { bytes } = await world.inLanguage(locale, deal.tarek).wallet.csv({});
    expect(new TextDecoder().decode(bytes)).toContain(t(locale)("wallet:kind.payout_cancelled"));
  }
});
