import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { gatewayEvents } from "~/api/db/money-schema";
import { signatureOf } from "~/api/outside/payments/signature";
import { gatewaySecret, openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { paid } from "../support/paid";
import { settleAll } from "../support/payouts";

const world = await openWorld();
const day = 24 * 3600;
let last = 0;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** Says something to the webhook, signed by the gateway. */
async function post(event: unknown): Promise<number> {
  const body = new TextEncoder().encode(JSON.stringify(event));
  const signature = signatureOf(gatewaySecret, body, world.clock.now());
  const answer = await world.fetch("/gateways/sandbox/events", {
    ...{ method: "POST", headers: { Signature: signature }, body },
  });
  return answer.status;
}

const eventOf = async (id: string) =>
  (await world.db.select().from(gatewayEvents).where(eq(gatewayEvents.id, id)))[0];

const whole = { kind: "settled", gross: 30_000, fee: 900, currency: "EGP", settlementId: "po_1" };
async function settle(changed: object = {}) {
  const id = `settled${++last}`;
  const status = await post({ ...whole, id, at: world.clock.now(), ...changed });
  return { status, event: await eventOf(id) };
}

async function paidTwice(): Promise<void> {
  await paid(world);
  await paid(world);
}

describe("What the gateway has paid out", () => {
  it("comes to the bank less the fee, once, however often and by however many events it is told", async () => {
    await paid(world);
    for (let time = 0; time < 2; time += 1)
      expect(await settle()).toMatchObject({ status: 200, event: { handledAt: expect.any(Date) } });
    expect(await balances(world)).toEqual({ bank: 29_100, fees: 900, held: 30_000 });
  });

  it("is not booked again when staff have recorded it", async () => {
    await paid(world);
    const staff = world.as(await world.aStaffMember());
    await staff.payouts.settle({ gross: 30_000, fee: 900, reference: "po_1" });
    expect((await settle()).event).toMatchObject({ handledAt: expect.any(Date) });
    expect(await balances(world)).toEqual({ bank: 29_100, fees: 900, held: 30_000 });
  });

  it.each([
    ["the same", { gross: 30_000, fee: 900 }],
    ["the same at the bank", { gross: 29_100, fee: 0 }],
    ["the same before the fee", { gross: 30_000, fee: 500 }],
  ])("is not booked when staff have recorded %s under another name: they compare", async (_, recorded) => {
    await paidTwice();
    const staff = world.as(await world.aStaffMember());
    await staff.payouts.settle({ ...recorded, reference: "Statement of 22/11" });
    const before = await balances(world);
    world.clock.advance(35 * day - 60);
    expect((await settle()).event).toMatchObject({ handledAt: null, failures: 1 });
    expect(await balances(world)).toEqual(before);
    const [event] = (await staff.transfers.events({})).content;
    expect(event).toMatchObject({ kind: "settled", settlement: "po_1", amount: { amount: 30_000 } });
    await staff.payouts.settle({ gross: 30_000, fee: 900, reference: "po_1", is_another: true });
    await staff.transfers.tryEvent({ id: event?.id ?? "" });
    expect((await staff.transfers.events({})).content).toEqual([]);
    const [{ bank = 0 }, { bank: own = 0 }] = [await balances(world), before];
    expect(bank - own).toBe(29_100);
  });

  it("is booked beside another of the same amount that it told of, or that staff recorded long before", async () => {
    await paidTwice();
    await paidTwice();
    const staff = world.as(await world.aStaffMember());
    await staff.payouts.settle({ gross: 30_000, fee: 900, reference: "Statement of 22/11" });
    world.clock.advance(35 * day + 60);
    for (const settlementId of ["po_1", "po_2"])
      expect((await settle({ settlementId })).event).toMatchObject({ handledAt: expect.any(Date) });
    expect(await balances(world)).toMatchObject({ bank: 87_300, gateway: 30_000 });
  });

  it("is not recorded by hand again, also under another name, unless staff say that it is another", async () => {
    await paidTwice();
    await settle();
    const staff = world.as(await world.aStaffMember());
    const record = (more: object = {}) =>
      staff.payouts.settle({ gross: 30_000, fee: 900, reference: "Statement of 22/11", ...more });
    expect(await refusal(record())).toMatchObject({
      status: 422,
      errors: { is_another: [expect.stringMatching(/po_1.*24/)] },
    });
    expect(await balances(world)).toMatchObject({ bank: 29_100 });
    await record({ is_another: true });
    expect(await balances(world)).toMatchObject({ bank: 58_200 });
    expect((await staff.staff.audit({ entity: "settlement" })).content).toMatchObject([
      { entity_id: "Statement of 22/11", actor: "staff" },
      { entity_id: "po_1", actor: "gateway" },
    ]);
  });

  it("is known by its name also where that was copied with signs that nobody sees", async () => {
    await paidTwice();
    const staff = world.as(await world.aStaffMember());
    await staff.payouts.settle({ gross: 30_000, fee: 900, reference: "po_\u200b1 \u200f" });
    expect((await settle()).event).toMatchObject({ handledAt: expect.any(Date) });
    expect(await balances(world)).toMatchObject({ bank: 29_100 });
  });

  it("is found also where it was booked by a call that came a moment later and was faster", async () => {
    await paidTwice();
    const staff = world.as(await world.aStaffMember());
    await staff.payouts.settle({ gross: 30_000, fee: 900, reference: "Statement of 22/11" });
    world.clock.advance(-1);
    const again = staff.payouts.settle({ gross: 30_000, fee: 900, reference: "Statement 22.11." });
    expect(await refusal(again)).toMatchObject({ status: 422, errors: { is_another: [expect.any(String)] } });
    expect((await settle()).event).toMatchObject({ handledAt: null, failures: 1 });
    expect(await balances(world)).toMatchObject({ bank: 29_100 });
  });

  it.each([
    ["with a fee above what it is", { fee: 30_001 }],
    ["with a fee below nothing", { fee: -1 }],
    ["below nothing", { gross: -30_000, fee: 0 }],
    ["of nothing", { gross: 0, fee: 0 }],
    ["in another currency", { currency: "USD" }],
    ["of more than the gateway holds", { gross: 30_001 }],
  ])("%s is not booked: it stays, and staff see it", async (_, changed) => {
    await paid(world);
    const { status, event } = await settle(changed);
    expect([status, event?.handledAt, event?.failures]).toEqual([200, null, 1]);
    expect(await balances(world)).toEqual({ gateway: 30_000, held: 30_000 });
    const staff = world.as(await world.aStaffMember());
    expect(await staff.staff.overview({})).toMatchObject({ gateway_events: 1 });
    expect((await staff.transfers.events({})).content).toMatchObject([{ kind: "settled", tries: 1 }]);
  });

  it("covers no more than is left after staff have recorded another", async () => {
    await paid(world);
    await settleAll(world, 20_000);
    const { payouts } = world.as(await world.aStaffMember());
    expect(await refusal(payouts.settle({ gross: 100, fee: 101, reference: "po_2" }))).toMatchObject({
      ...{ status: 422, errors: { fee: [expect.any(String)] } },
    });
    expect((await settle()).event).toMatchObject({ handledAt: null });
    expect(await balances(world)).toEqual({ gateway: 10_000, bank: 20_000, held: 30_000 });
  });
});

describe("What is signed", () => {
  const at = () => world.clock.now();
  const without = (name: string) =>
    Object.fromEntries(Object.entries({ ...whole, id: "odd", at: at() }).filter(([key]) => key !== name));

  it.each(["id", "at", "kind", "gross", "fee", "currency", "settlementId"])(
    "but lacks its %s is refused as malformed, and not kept",
    async (name) => {
      expect(await post(without(name))).toBe(400);
      expect(await eventOf("odd")).toBeUndefined();
    },
  );

  it("but holds something else than an event is refused, and the log names fields and no values", async () => {
    const odd = {
      kind: "succeeded",
      id: "odd",
      at: at(),
      paymentId: 7,
      charge: "4242 of Nadia",
      amount: "x",
    };
    expect(await post(odd)).toBe(400);
    for (const said of [null, 7, "settled", [], { at: at() }])
      expect([said, await post(said)]).toEqual([said, 400]);
    const logged = world.log.lines.map(({ fields }) => String(fields.err)).join("\n");
    expect(logged).toContain("paymentId");
    expect(logged).not.toMatch(/4242|Nadia/);
  });

  it("and of a kind that nobody here knows is taken and left alone", async () => {
    const news = { kind: "radar.early_fraud_warning", id: "news", at: at(), paymentId: "nobody", amount: -3 };
    expect(await post(news)).toBe(200);
    expect(await eventOf("news")).toMatchObject({ kind: "other", facts: {}, handledAt: expect.any(Date) });
    expect(await world.as(await world.aStaffMember()).staff.overview({})).toMatchObject({
      gateway_events: 0,
    });
  });
});
