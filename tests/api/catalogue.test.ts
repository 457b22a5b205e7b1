import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { offers, orders, services } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { insertReview } from "../support/reviews";

const world = await openWorld();

const idsOf = async (q: string, locale: "en" | "ar" = "en") => {
  const { groups } = await world.inLanguage(locale).catalogue.services({ q });
  return groups.flatMap(({ services: list }) => list.map(({ id }) => id));
};

describe("The catalogue", () => {
  it("comes whole, by group, in the reader's language", async () => {
    const english = await world.guest.catalogue.services();
    const arabic = await world.inLanguage("ar").catalogue.services();
    expect(english.groups).toHaveLength(10);
    expect(english.services_count).toBe(60);
    expect(english.groups.map(({ id }) => id)).toEqual(arabic.groups.map(({ id }) => id));
    expect(english.groups.find(({ id }) => id === "plumbing")?.name).toBe("Plumbing");
    expect(arabic.groups.find(({ id }) => id === "plumbing")?.name).toBe("سباكة");
    for (const { services: list, starting_price } of english.groups)
      expect(starting_price.amount).toBe(Math.min(...list.map((service) => service.starting_price.amount)));
  });

  it("puts the most asked first in a group, and counts technicians of a group once", async () => {
    await world.db
      .update(services)
      .set({ requestsCount: 9, openRequestsCount: 4 })
      .where(eq(services.id, "drain"));
    await world.aProvider({ services: ["tap-mixer", "drain"] });
    const { groups, services_count } = await world.guest.catalogue.services({ group: "plumbing" });
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ providers_count: 1, open_requests_count: 4 });
    expect(groups[0]?.services[0]).toMatchObject({ id: "drain", providers_count: 1, open_requests_count: 4 });
    expect(groups[0]?.services).toHaveLength(services_count);
  });

  it("leaves out what is not offered any more", async () => {
    await world.db.update(services).set({ isActive: false }).where(eq(services.id, "drain"));
    const { services_count } = await world.guest.catalogue.services();
    expect(services_count).toBe(59);
    expect(await refusal(world.guest.catalogue.service({ id: "drain" }))).toMatchObject({ status: 404 });
    await world.db.update(services).set({ isActive: true }).where(eq(services.id, "drain"));
  });

  it("finds words of both scripts, folded and with typing errors", async () => {
    expect((await idsOf("drain"))[0]).toBe("drain");
    expect((await idsOf("dran"))[0]).toBe("drain");
    expect((await idsOf("tap"))[0]).toBe("tap-mixer");
    expect((await idsOf("سباكه", "ar")).length).toBeGreaterThan(3);
    expect(await idsOf("السِّباكة", "ar")).toEqual(await idsOf("سباكة", "ar"));
    expect(await idsOf("خلاط")).toContain("tap-mixer");
    expect(await idsOf("zzqqxx")).toEqual([]);
    expect(await idsOf("  ")).toHaveLength(60);
  });

  it("names cities with their districts", async () => {
    const { cities } = await world.inLanguage("ar").catalogue.places();
    expect(cities).toHaveLength(12);
    expect(cities[0]).toMatchObject({ id: "cairo", name: "القاهرة" });
    expect(cities[0]?.districts[0]).toEqual({ id: "cairo-maadi", name: "المعادي" });
  });
});

describe("A service", () => {
  it("has its group, its questions and no price guide before there are five agreements", async () => {
    const service = await world.inLanguage("ar").catalogue.service({ id: "tap-mixer" });
    expect(service).toMatchObject({ group: { id: "plumbing", name: "سباكة" }, price_guide: null });
    expect(service.questions[0]).toMatchObject({ type: "single", label: "في أي مكان؟" });
    expect(service.questions[0]?.options[0]).toEqual({ code: "kitchen", label: "المطبخ" });
    expect(await refusal(world.guest.catalogue.service({ id: "no-such" }))).toMatchObject({ status: 404 });
  });

  it("says what people agreed on: low, median and high", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const agree = () =>
      insertReview(world.db, { author: nadia, provider: tarek, at: "2026-11-01T10:00:00Z" });
    for (let n = 0; n < 7; n += 1) await agree();
    const made = await world.db.query.orders.findMany();
    const prices = [10_000, 20_000, 30_000, 40_000, 50_000, 99_000, 1_000];
    for (const [n, { id }] of made.entries())
      await world.db.update(orders).set({ price: prices[n] }).where(eq(orders.id, id));
    // Neither a cancelled order nor a visit to inspect is an agreement on the job's price.
    await world.db.update(orders).set({ status: "cancelled" }).where(eq(orders.price, 99_000));
    const visit = made[6]?.offerId ?? "";
    await world.db.update(offers).set({ kind: "inspection" }).where(eq(offers.id, visit));
    const { price_guide } = await world.guest.catalogue.service({ id: "tap-mixer" });
    const egp = (amount: number) => ({ amount, currency: "EGP" });
    expect(price_guide).toEqual({ low: egp(10_000), median: egp(30_000), high: egp(40_000), count: 5 });
  });
});
