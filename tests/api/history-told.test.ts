import { afterEach, describe, expect, it } from "vitest";
import { toldEvents } from "~/api/requests/history-store";
import { dictionaries } from "~/i18n/messages.server";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer } from "../support/offers";
import { beginCard, codeOf, completed, type Deal, paid, press, started } from "../support/paid";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const newestOf = async (deal: Deal) =>
  (await customer(deal).get({ id: deal.orderId })).proposals[0]?.id ?? "";

/** What each side reads of what happened, the newest first. */
const told = async ({ nadia, tarek, requestId: id }: Deal) => [
  (await world.as(nadia).requests.get({ id })).timeline,
  (await world.as(tarek).technicianArea.request({ id })).request.timeline,
];

describe("What happened on a request", () => {
  it("names the price that both agreed on", async () => {
    const deal = await started(world);
    const { orderId: id } = deal;
    for (const price of [42_000, 25_000]) {
      await provider(deal).proposePrice({ id, price, reason: "The valve is broken as well" });
      await customer(deal).agree({ id: await newestOf(deal) });
      if (price === 42_000) await press(world, await beginCard(world, deal), "pay");
    }
    for (const timeline of await told(deal))
      expect(timeline.slice(0, 2)).toMatchObject([
        { event: "order.reprice", amount: { amount: 25_000, currency: "EGP" } },
        { event: "order.reprice", amount: { amount: 42_000, currency: "EGP" } },
      ]);
    for (const locale of ["en", "ar"] as const)
      expect(dictionaries[locale].requests["timeline.order.reprice"]).toContain("{{amount}}");
  });

  it.each(["customer", "provider"] as const)("says whose absence ended the job: the %s's", async (absent) => {
    const deal = await paid(world);
    const before = world.clock.now().toISOString();
    world.clock.set("2026-12-10T12:00Z");
    const reports = absent === "customer" ? provider : customer;
    await reports(deal).claimNoShow({ id: deal.orderId, reason: "Nobody was there" });
    world.clock.advance(2 * 86_400 + 60);
    for (const timeline of await told(deal)) {
      expect(timeline.find(({ event }) => event === "order.noShow")).toMatchObject({ actor: "time", absent });
      expect(
        timeline.filter(({ event }) => event !== "order.noShow").map((line) => line.absent),
      ).not.toContain(absent);
    }
    world.clock.set(before);
  });

  it("tells both sides of a claim on the warranty, from its asking to its end", async () => {
    const deal = await completed(world);
    const { orderId: id } = deal;
    const claim = () => customer(deal).claimWarranty({ id, reason: "It drips again" });
    await claim();
    await customer(deal).withdraw({ id: await newestOf(deal) });
    await claim();
    await provider(deal).decline({ id: await newestOf(deal), answer: "It is the pipe." });
    await claim();
    world.clock.advance(3 * 86_400);
    await claim();
    await provider(deal).agree({ id: await newestOf(deal), starts_at: "2026-11-29T16:00" });
    world.clock.set("2026-11-29T16:00Z");
    await customer(deal).miss({ id: await newestOf(deal) });
    await claim();
    await provider(deal).agree({ id: await newestOf(deal), starts_at: "2026-11-30T16:00" });
    world.clock.set("2026-12-04T16:00Z");
    for (const timeline of await told(deal)) {
      const visits = timeline.filter(({ event }) => event.startsWith("visit."));
      expect(visits.map(({ event, actor }) => `${actor} ${event}`).toReversed()).toEqual([
        ...[
          "customer visit.make",
          "customer visit.withdraw",
          "customer visit.make",
          "provider visit.decline",
        ],
        ...["customer visit.make", "time visit.lapse", "customer visit.make", "provider visit.agree"],
        ...["customer visit.miss", "customer visit.make", "provider visit.agree", "time visit.finish"],
      ]);
      expect(new Set(visits.map(({ name }) => name)).size).toBe(1);
      expect(visits[0]?.name).toMatch(/./);
    }
  });

  it("tells a technician nothing of the warranty of another's job on the same request", async () => {
    const first = await paid(world);
    await provider(first).backOut({ id: first.orderId, reason: "My car broke down" });
    const hany = await world.aProvider({ name: "Hany Fouad" });
    const { id: offerId } = await sendOffer(world, hany, first.requestId);
    const { order_id: orderId } = await world.as(first.nadia).offers.accept({ id: offerId, round: 1 });
    const deal = { ...first, tarek: hany, offerId, orderId };
    await press(world, await beginCard(world, deal), "pay");
    await provider(deal).start({ id: orderId, code: await codeOf(world, deal) });
    await provider(deal).deliver({ id: orderId });
    await customer(deal).confirm({ id: orderId });
    await customer(deal).claimWarranty({ id: orderId, reason: "It drips again" });
    const names = (timeline: { event: string; name: string | null }[]) =>
      timeline.filter(({ event }) => event.startsWith("visit.")).map(({ name }) => name);
    const [[hers = [], his = []], [, others = []]] = [await told(deal), await told(first)];
    expect([names(hers), names(his), names(others)]).toEqual([["Hany Fouad"], ["Hany Fouad"], []]);
  });

  it("has words in both languages for everything that is told", () => {
    expect(toldEvents.length).toBeGreaterThan(40);
    for (const locale of ["en", "ar"] as const)
      for (const event of toldEvents)
        expect([locale, event, dictionaries[locale].requests[`timeline.${event}`] ?? ""]).toEqual([
          ...[locale, event, expect.stringMatching(/./)],
        ]);
  });
});
