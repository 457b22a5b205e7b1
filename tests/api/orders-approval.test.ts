import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { codeOf, type Deal, delivered, paid, started } from "../support/paid";
import { picture } from "../support/pictures";
import { sidesOf, type Told, tells } from "../support/told";

const world = await openWorld();
const hour = 3600;
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Nadia, to whom the work was delivered,", () => {
  it("asks for changes twice at most, and Tarek reads which", async () => {
    const deal = await delivered(world);
    const { orderId: id } = deal;
    await customer(deal).askChanges({ id, reason: "The joint still drips" });
    expect(await provider(deal).get({ id })).toMatchObject({
      ...{ status: "in_progress", changes_asked: [{ reason: "The joint still drips" }], confirms_at: null },
    });
    const { next } = await world.as(deal.nadia).requests.get({ id: deal.requestId });
    expect(next?.key).toBe("job.changes");
    expect((await provider(deal).get({ id })).next?.key).toBe("job.changes.theirs");
    await provider(deal).deliver({ id });
    await customer(deal).askChanges({ id, reason: "Now the other one" });
    await provider(deal).deliver({ id });
    const hers = await customer(deal).get({ id });
    expect(hers).toMatchObject({ status: "delivered", changes_left: 0 });
    expect(hers.changes_asked.map(({ reason }) => reason)).toEqual([
      "Now the other one",
      "The joint still drips",
    ]);
    expect(hers.can).not.toContain("ask_changes");
    expect(hers.next).toMatchObject({ key: "job.confirm.last", leads_to: "confirm" });
    expect(await world.as(deal.nadia).requests.get({ id: deal.requestId })).toMatchObject({
      next: hers.next,
    });
    const third = customer(deal).askChanges({ id, reason: "And another" });
    expect(await refusal(third)).toMatchObject({ status: 409 });
  });

  it("puts it off for what was delivered, and not for what is delivered after her changes", async () => {
    const deal = await delivered(world);
    const { orderId: id } = deal;
    await customer(deal).pause({ id, reason: "I am away until Sunday" });
    await customer(deal).askChanges({ id, reason: "The joint still drips" });
    expect(await customer(deal).get({ id })).toMatchObject({ is_paused: false });
    world.clock.advance(hour);
    await provider(deal).deliver({ id });
    const again = await customer(deal).get({ id });
    expect(again).toMatchObject({ status: "delivered", is_paused: false });
    expect(again.can).not.toContain("pause");
  });

  it("puts the approval off once: silence approves 72 hours later", async () => {
    const deal = await delivered(world);
    const { orderId: id } = deal;
    const before = (await customer(deal).get({ id })).confirms_at ?? "";
    await customer(deal).pause({ id, reason: "I am away until Sunday" });
    const paused = await provider(deal).get({ id });
    expect(paused).toMatchObject({ is_paused: true, pause_reason: "I am away until Sunday" });
    expect(Date.parse(paused.confirms_at ?? "")).toBe(Date.parse(before) + 72 * hour * 1000);
    const again = customer(deal).pause({ id, reason: "And another week" });
    expect(await refusal(again)).toMatchObject({ status: 409 });
    world.clock.advance(80 * hour);
    expect(await customer(deal).get({ id })).toMatchObject({ status: "delivered" });
    world.clock.advance(64 * hour);
    expect(await customer(deal).get({ id })).toMatchObject({ status: "completed" });
  });

  it.each([
    ["before the first reminder", 20],
    ["after the first reminder", 30],
  ])("is reminded at the new times when she puts it off %s, and at no old one", async (_, pausedAfter) => {
    const deal = await delivered(world);
    const { orderId: id } = deal;
    let passed = 0;
    const whenPassed = async (hours: number, ...told: Told[]) => {
      world.clock.advance((hours - passed) * hour);
      passed = hours;
      await tells(world, () => customer(deal).get({ id }), ...told);
    };
    const { hers } = sidesOf(deal);
    const reminder = async () =>
      hers("approval_awaited", { price: 30_000, due: (await customer(deal).get({ id })).confirms_at ?? "" });
    if (pausedAfter > 24) await whenPassed(24.5, await reminder());
    await whenPassed(pausedAfter);
    await customer(deal).pause({ id, reason: "I am away until Sunday" });
    for (const hours of [24.5, 60.5, 95.5]) if (hours > pausedAfter) await whenPassed(hours);
    await whenPassed(96.5, await reminder());
    await whenPassed(131.5);
    await whenPassed(132.5, await reminder());
    await whenPassed(143.5);
  });

  it("approves once: a second press changes nothing", async () => {
    const deal = await delivered(world);
    await customer(deal).confirm({ id: deal.orderId });
    const books = await balances(world);
    expect(await refusal(customer(deal).confirm({ id: deal.orderId }))).toMatchObject({
      ...{ status: 409, current: { order_status: "completed" } },
    });
    expect(await balances(world)).toEqual(books);
  });
});

describe("Tarek, who delivers,", () => {
  it("shows photos that both sides see, and nobody else", async () => {
    const deal = await started(world);
    const { files } = world.as(deal.tarek);
    const { id: file } = await files.upload({ purpose: "delivery_photo" }, { bytes: await picture() });
    expect(await refusal(world.as(deal.nadia).files.read({ id: file }))).toMatchObject({ status: 404 });
    await provider(deal).deliver({ id: deal.orderId, note: "Done", photos: [file] });
    const { delivery } = await customer(deal).get({ id: deal.orderId });
    expect(delivery).toMatchObject({ note: "Done", photos: [{ id: file }] });
    await world.as(deal.nadia).files.read({ id: file });
    const stranger = world.as(await world.aCustomer());
    expect(await refusal(stranger.files.read({ id: file }))).toMatchObject({ status: 404 });
  });

  it("cannot use somebody else's photo", async () => {
    const deal = await started(world);
    const rival = world.as(await world.aProvider());
    const { id } = await rival.files.upload({ purpose: "delivery_photo" }, { bytes: await picture() });
    const stolen = provider(deal).deliver({ id: deal.orderId, photos: [id] });
    expect(await refusal(stolen)).toMatchObject({ status: 422, errors: { photos: [expect.any(String)] } });
  });
});

describe("Each step of the work", () => {
  it("is one side's, and nobody else's", async () => {
    const [deal, fresh] = [await delivered(world), await paid(world)];
    const { orderId: id } = deal;
    const reason = "Because of that";
    const code = await codeOf(world, fresh);
    for (const call of [
      () => provider(deal).confirm({ id }),
      () => provider(deal).askChanges({ id, reason }),
      () => provider(deal).pause({ id, reason }),
      () => customer(deal).deliver({ id }),
      () => customer(fresh).start({ id: fresh.orderId, code }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 403 });
    const [other, rival] = [world.as(await world.aCustomer()), world.as(await world.aProvider())];
    for (const call of [
      () => other.orders.get({ id }),
      () => other.orders.confirm({ id }),
      () => other.orders.askChanges({ id, reason }),
      () => other.orders.pause({ id, reason }),
      () => rival.orders.get({ id }),
      () => rival.orders.deliver({ id }),
      () => rival.orders.start({ id: fresh.orderId, code }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404 });
  });
});
