import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { sendOffer, terms } from "../support/offers";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

async function market() {
  const [nadia, tarek] = [await world.aCustomer({ name: "Nadia Samir" }), await world.aProvider()];
  return { nadia, tarek, id: await openRequestOf(world, nadia) };
}

describe("A technician who sends an offer", () => {
  it("sees it with the request and what will be earned", async () => {
    const { tarek, id } = await market();
    const sent = await sendOffer(world, tarek, id);
    expect(sent).toMatchObject({
      ...{ request_id: id, status: "pending", round: 1, previous_price: null, asks_left: 3, order_id: null },
      price: { amount: 30_000, currency: "EGP" },
      starts_at: "2026-12-10T08:30:00.000Z",
      rounds: [{ by: "provider", kind: "sent", price: { amount: 30_000 } }],
      can: ["revise", "withdraw"],
      earning: { commission: { amount: 3_000 }, payout: { amount: 27_000 }, rate_percent: 10 },
    });
    expect(sent.customer.name).toBe("Nadia\u00A0S.");
    expect(new Date(sent.valid_until).getTime() - world.clock.now().getTime()).toBeCloseTo(
      72 * 3_600_000,
      -4,
    );
    expect(world.said.at(-1)).toBe("Your offer is sent.");
  });

  it("has an offer that stands until the start that it names, and no longer", async () => {
    const { nadia, tarek, id } = await market();
    const sent = await sendOffer(world, tarek, id, { starts_at: "2026-11-24T16:00", valid_hours: 72 });
    expect(sent.valid_until).toBe(sent.starts_at);
    const later = { ...terms, id: sent.id, starts_at: "2026-11-24T18:00", valid_hours: 72 };
    await world.as(tarek).offers.revise(later);
    const revised = await world.as(tarek).offers.get({ id: sent.id });
    expect([revised.valid_until, revised.starts_at]).toEqual(Array(2).fill("2026-11-24T16:00:00.000Z"));
    world.clock.set("2026-11-24T16:00:00.000Z");
    expect(await refusal(world.as(nadia).offers.accept({ id: sent.id, round: 2 }))).toMatchObject({
      status: 409,
      current: { offer_status: "expired" },
    });
  });

  it("is told that contacts in the message are hidden", async () => {
    const { nadia, tarek, id } = await market();
    const message = "اتصل بي ٠١٠٠١٢٣٤٥٦٧ or tarek@example.com";
    expect((await sendOffer(world, tarek, id, { message })).message).toBe("اتصل بي ••• or •••");
    expect(world.said.at(-1)).toMatch(/hidden until payment/);
    const { offers } = await world.as(nadia).offers.compare({ id });
    expect(JSON.stringify(offers)).not.toMatch(/٠١٠٠|example/);
  });

  it("sends one at a time", async () => {
    const { tarek, id } = await market();
    await sendOffer(world, tarek, id);
    expect(await refusal(sendOffer(world, tarek, id))).toMatchObject({
      status: 409,
      message: "You have an offer on this request already.",
    });
  });

  it("sends the same offer once, however often the form is posted", async () => {
    const { nadia, tarek, id } = await market();
    const key = { idempotencyKey: "one-key" };
    const send = () => world.as(tarek).offers.send({ ...terms, id }, key);
    const [first, second] = [await send(), await send()];
    expect(second.id).toBe(first.id);
    expect((await world.as(nadia).offers.compare({ id })).offers).toHaveLength(1);
  });

  it.each([
    ["an unfinished profile", { isCompleted: false }, 422, /Complete your profile/],
    ["no wish for new jobs", { isTakingJobs: false }, 422, /paused new jobs/],
    ["another service", { services: ["water-heater"] }, 422, /service is not among yours/],
    ["another city", { cities: ["giza"] }, 422, /city is not among yours/],
  ])("is refused with %s", async (_, options, status, message) => {
    const nadia = await world.aCustomer();
    const id = await openRequestOf(world, nadia);
    const other = await world.aProvider(options);
    expect(await refusal(sendOffer(world, other, id))).toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
  });

  it("is told which terms do not do", async () => {
    const { tarek, id } = await market();
    const wrong = { price: 1, visit_fee: 2, starts_at: "2026-11-24T08:00" };
    const { status, errors } = await refusal(sendOffer(world, tarek, id, wrong));
    expect(status).toBe(422);
    expect(errors).toEqual({
      price: [expect.stringMatching(/^The amount must be EGP\s\d+ or more\.$/)],
      starts_at: ["This time has passed."],
    });
    expect((await refusal(sendOffer(world, tarek, id, { price: 30_000, visit_fee: 30_001 }))).errors).toEqual(
      {
        visit_fee: [expect.stringMatching(/^The amount must be EGP\s300 or less\.$/)],
      },
    );
    expect(
      (await refusal(sendOffer(world, tarek, id, { starts_at: "2026-02-30T10:00" }))).errors,
    ).toHaveProperty("starts_at");
  });

  it("always says what a visit alone costs, be it nothing", async () => {
    const { tarek, id } = await market();
    const { visit_fee: _, ...unsaid } = { ...terms, id };
    expect(await refusal(world.as(tarek).offers.send(unsaid as typeof terms & { id: string }))).toMatchObject(
      {
        status: 422,
        errors: { visit_fee: [expect.any(String)] },
      },
    );
    expect(await sendOffer(world, tarek, id, { visit_fee: 0 })).toMatchObject({ visit_fee: { amount: 0 } });
  });

  it("may ask for a visit fee alone: an inspection has a lower floor, and its price is the fee", async () => {
    const { tarek, id } = await market();
    const sent = await sendOffer(world, tarek, id, { kind: "inspection", price: 5_000, visit_fee: 0 });
    expect(sent).toMatchObject({ price: { amount: 5_000 }, visit_fee: { amount: 5_000 } });
    const page = await world.as(tarek).technicianArea.request({ id });
    expect(page).toMatchObject({ visit_floor: { amount: 5_000 } });
    expect(page.price_floor.amount).toBeGreaterThan(5_000);
  });

  it("finds with the request the warranty that the own profile promises as usual", async () => {
    const [{ id }, tarek] = [await market(), await world.aProvider({ warrantyDays: 30 })];
    expect(await world.as(tarek).technicianArea.request({ id })).toMatchObject({ usual_warranty_days: 30 });
  });

  it("asks for no less for a visit than it takes to be one, nor revises an offer to less", async () => {
    const { tarek, id } = await market();
    const least = [expect.stringMatching(/^The amount must be EGP\s50 or more\.$/)];
    const visit = { kind: "inspection" as const, price: 4_999, visit_fee: 0 };
    expect((await refusal(sendOffer(world, tarek, id, visit))).errors).toEqual({ price: least });
    const sent = await sendOffer(world, tarek, id);
    const { offers } = world.as(tarek);
    const revised = offers.revise({ ...terms, ...visit, id: sent.id, version: 1, price: 1 });
    expect(await refusal(revised)).toMatchObject({ status: 422, errors: { price: least } });
  });

  it("finds no request that is a draft, private to another or gone", async () => {
    const { nadia, tarek } = await market();
    const other = await world.aProvider();
    const direct = await openRequestOf(world, nadia, { provider_id: other.id });
    for (const id of [direct, "nobody"])
      expect(await refusal(sendOffer(world, tarek, id))).toMatchObject({ status: 404 });
  });

  it("is refused on a request that is closed to offers or cancelled", async () => {
    const { nadia, tarek, id } = await market();
    await world.as(nadia).requests.setClosed({ id, is_closed: true });
    expect(await refusal(sendOffer(world, tarek, id))).toMatchObject({ status: 409 });
    await world.as(nadia).requests.setClosed({ id, is_closed: false });
    await world.as(nadia).requests.cancel({ id });
    expect(await refusal(sendOffer(world, tarek, id))).toMatchObject({
      status: 409,
      current: { request_status: "cancelled" },
    });
  });

  it("knows the earning before sending", async () => {
    const { tarek, id } = await market();
    expect(await world.as(tarek).offers.estimate({ id, price: 42_000 })).toMatchObject({
      commission: { amount: 4_200 },
      payout: { amount: 37_800 },
    });
  });
});
