import { afterEach, expect, it } from "vitest";
import { kindsOf, kindsOn } from "~/components/wallet/ledger-address";
import { walletAccount } from "~/contract/wallet";
import { openWorld } from "../support/api";
import { chargedBack, givenBack } from "../support/chargebacks";
import { indebted, jobAgain } from "../support/debts";
import { decidedAt } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { settleGateway } from "../support/paid";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** A debt that is owed again is no kind of its own. */
const filterOf = (kind: string) => (kind === "owed_again" ? "write_off" : kind);

it("Each entry of a technician's ledger is found under one of the kinds that its account offers, and under no other", {
  timeout: 60_000,
}, async () => {
  const { deal, writeOff } = await indebted(world);
  await writeOff(20_000);
  await givenBack(world, deal);
  const [first, second] = [await jobAgain(world, deal), await jobAgain(world, deal)];
  world.clock.advance(8 * 86_400);
  for (const { orderId: id } of [first, second]) await world.as(deal.nadia).orders.get({ id });
  await decidedAt(world, 10_000, first);
  world.clock.advance(8 * 86_400);
  await world.as(deal.nadia).orders.get({ id: first.orderId });
  await settleGateway(world);
  const { payouts, wallet } = world.as(deal.tarek);
  await payouts.cancel(await payouts.request({ amount: 200 }));
  await chargedBack(world, second, { disputeId: "another", amount: 5_000 });
  const seen = new Set<string>();
  for (const account of [...walletAccount.options, undefined]) {
    const all = (await wallet.lines({ account, parts: 5 })).content;
    const offered = account ? kindsOn[account] : kindsOf("all");
    for (const { kind } of all) expect(offered, account ?? "all").toContain(filterOf(kind));
    for (const kind of offered) {
      if (kind === "paid_out") continue;
      const narrowed = (await wallet.lines({ account, kind, parts: 5 })).content;
      const own = all.filter((line) => filterOf(line.kind) === kind);
      expect([account, kind, narrowed.map(({ id }) => id)]).toEqual([
        ...[account, kind, own.map(({ id }) => id)],
      ]);
      if (own.length > 0) seen.add(kind);
    }
  }
  expect(seen.size, [...seen].join(" ")).toBeGreaterThanOrEqual(9);
});
