import { afterEach, describe, expect, it } from "vitest";
import { countsOf, todayOf } from "~/web/technician-area/today.server";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { codeOf, paid } from "../support/paid";
import { pageFor, site } from "../support/posted";
import { queriesOf } from "../support/queries";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("A technician's day", () => {
  it("counts what waits, in three queries", async () => {
    const nadia = await world.aCustomer();
    const tarek = await world.aProvider();
    const ids = [
      await openRequestOf(world, nadia),
      await openRequestOf(world, nadia),
      await openRequestOf(world, nadia),
    ];
    const sent = [];
    for (const id of ids) sent.push(await sendOffer(world, tarek, id));
    await world.as(nadia).offers.accept({ id: sent[0]?.id ?? "", round: 1 });
    await world.as(nadia).offers.askDiscount({ id: sent[1]?.id ?? "", price: 26_000 });
    await openRequestOf(world, nadia, { provider_id: tarek.id });
    expect(await world.as(tarek).technicianArea.today()).toMatchObject({
      ...{
        to_start: 0,
        to_be_paid: 1,
        discount_requests: 1,
        stale_offers: 0,
        direct_requests: 1,
        live_offers: 1,
      },
      ...{ jobs_today: [], rating: null, profile_percent: 50, discount_answer_due: sent[1]?.valid_until },
    });
    expect(await world.as(tarek).technicianArea.counts()).toEqual({
      ...{ waiting: 0, to_start: 0, to_be_paid: 1 },
      ...{ discount_requests: 1, stale_offers: 0, direct_requests: 1 },
    });
    const counted = await queriesOf(world.db, () => world.as(tarek).technicianArea.counts());
    expect(counted.filter(({ sql }) => !/"tokens"/.test(sql))).toHaveLength(1);
    expect((await world.as(tarek).offers.mine({})).counts).toMatchObject({ live: 1, discount: 1 });
    const inbox = await world.as(tarek).technicianArea.discountRequests({});
    expect(inbox.content).toMatchObject([
      { id: sent[1]?.id, asked_price: { amount: 26_000 }, earning: { payout: { amount: 23_400 } } },
    ]);
    const seen = await queriesOf(world.db, () => world.as(tarek).technicianArea.today());
    expect(seen.filter(({ sql }) => !/"tokens"/.test(sql))).toHaveLength(3);
  });

  it("is asked for once by the page and by the navigation around it", async () => {
    const tarek = await world.aProvider();
    const counted = await world.as(tarek).technicianArea.counts();
    for (const [path, asked] of [
      ["/technician", 3],
      ["/technician/wallet", 1],
    ] as const) {
      const page = await pageFor(new Request(`${site}/en${path}`), world.doorOf(tarek));
      const isDay = path === "/technician";
      const seen = await queriesOf(world.db, async () => {
        const [counts] = await Promise.all([countsOf(page), isDay ? todayOf(page) : null]);
        expect(counts).toEqual(counted);
      });
      expect(seen.filter(({ sql }) => !/"tokens"/.test(sql))).toHaveLength(asked);
    }
  });

  it("is asked for anew once a form of the same request has changed something", async () => {
    const page = await pageFor(new Request(`${site}/en/technician`), world.doorOf(await world.aProvider()));
    expect((await todayOf(page)).days_off).toEqual([]);
    await page.api.technicianArea.addDayOff({ day: "2026-12-25" });
    expect((await todayOf(page)).days_off).toEqual(["2026-12-25"]);
  });

  it("shows what is left of earlier days: jobs not begun, then those not delivered, and none that is", async () => {
    const deal = await paid(world, { arrival_minutes: 60 });
    const { technicianArea, orders } = world.as(deal.tarek);
    const shown = async () => {
      const { jobs_today, left_jobs } = await technicianArea.today();
      return [jobs_today, left_jobs].map((jobs) => jobs.map(({ id, status }) => [id, status]));
    };
    const code = await codeOf(world, deal);
    const at = Date.parse((await orders.get({ id: deal.orderId })).starts_at);
    world.clock.set(new Date(at).toISOString());
    expect(await shown()).toEqual([[[deal.orderId, "paid"]], []]);
    world.clock.advance(24 * 3600);
    expect(await shown()).toEqual([[], [[deal.orderId, "paid"]]]);
    await orders.start({ id: deal.orderId, code });
    expect(await shown()).toEqual([[], [[deal.orderId, "in_progress"]]]);
    await orders.deliver({ id: deal.orderId, note: "New cartridge, tested." });
    expect(await shown()).toEqual([[], []]);
  });

  it("shows as new only requests without an offer of one's own, live or over", async () => {
    const nadia = await world.aCustomer();
    const [tarek, other] = [await world.aProvider(), await world.aProvider()];
    const [fresh, offered, left] = [
      await openRequestOf(world, nadia),
      await openRequestOf(world, nadia),
      await openRequestOf(world, nadia),
    ];
    await sendOffer(world, other, fresh);
    await sendOffer(world, tarek, offered);
    await world.as(tarek).offers.withdraw({ id: (await sendOffer(world, tarek, left)).id });
    const { matching } = await world.as(tarek).technicianArea.today();
    expect(matching.map(({ id }) => id)).toEqual([fresh]);
  });
});
