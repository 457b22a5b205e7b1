import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { chargedBack, givenBack } from "../support/chargebacks";
import { disputeOf } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, delivered } from "../support/paid";
import { t } from "../support/texts";
import { toldScene } from "../support/told";
import { waitingRows } from "../support/waiting";

const world = await openWorld();
const [hour, day] = [3600, 24 * 3600];
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;
const said = t("en");
const reason = "Nobody opened the door";

const visitOf = async (deal: Deal) => (await customer(deal).get({ id: deal.orderId })).proposals;
const openedOf = async (deal: Deal) =>
  (await customer(deal).get({ id: deal.orderId })).proposals[0]?.id ?? "";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("A visit under warranty", () => {
  it("that was agreed on is over 72 hours after it, and the address is hidden again", async () => {
    const deal = await completed(world);
    world.clock.advance(20 * day);
    const seen = async () =>
      (await world.as(deal.tarek).technicianArea.request({ id: deal.requestId })).request;
    expect((await seen()).private).toBe(null);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    expect((await seen()).private).not.toBe(null);
    await provider(deal).agree({ id: await openedOf(deal), starts_at: "2026-12-20T16:00" });
    expect((await seen()).private).not.toBe(null);
    world.clock.set("2026-12-23T14:01Z");
    expect(await visitOf(deal)).toMatchObject([{ status: "done" }]);
    expect((await seen()).private).toBe(null);
  });

  it("is asked for, set and made, and costs nothing", async () => {
    const deal = await completed(world);
    const before = await balances(world);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const id = await openedOf(deal);
    const [asked] = (await provider(deal).get({ id: deal.orderId })).proposals;
    expect(asked).toMatchObject({ kind: "warranty", by: "other", can: ["agree", "decline"] });
    expect(await refusal(provider(deal).agree({ id }))).toMatchObject({ status: 422 });
    await provider(deal).agree({ id, starts_at: "2026-11-25T16:00" });
    expect(await visitOf(deal)).toMatchObject([{ can: [], starts_at: "2026-11-25T14:00:00.000Z" }]);
    world.clock.set("2026-11-25T14:00Z");
    await customer(deal).finish({ id });
    expect(await visitOf(deal)).toMatchObject([{ status: "done" }]);
    expect(await balances(world)).toEqual(before);
  });

  it("is due for no job of which everything went back, until a chargeback is won", async () => {
    const deal = await completed(world);
    const claim = () => customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const until = async () => (await customer(deal).get({ id: deal.orderId })).warranty_until;
    await chargedBack(world, deal, { amount: 20_000, disputeId: "a part" });
    expect(await until()).not.toBe(null);
    await chargedBack(world, deal, { amount: 10_000, disputeId: "the rest" });
    expect(await until()).toBe(null);
    expect(await refusal(claim())).toMatchObject({ status: 409, message: said("api:warrantyReturned") });
    await givenBack(world, deal, { amount: 10_000, disputeId: "the rest" });
    expect(await until()).not.toBe(null);
    await claim();
  });

  it.each([
    ["is asked for", "proposed"],
    ["is agreed on", "agreed"],
  ])(
    "that %s is off when all that was paid goes back, and is not back when that is won",
    async (_, status) => {
      const deal = await completed(world);
      const { id, provider, told, hers, his } = toldScene(world, deal);
      await customer(deal).claimWarranty({ id, reason: "It drips again" });
      if (status === "agreed")
        await provider.agree({ id: await openedOf(deal), starts_at: "2026-12-04T16:00" });
      const visits = async () => (await customer(deal).get({ id })).proposals.map((one) => one.status);
      await chargedBack(world, deal, { amount: 20_000, disputeId: "a part" });
      expect(await visits()).toEqual([status]);
      const rest = { amount: 10_000, disputeId: "the rest" };
      const off = [
        his("proposal_void.warranty"),
        ...(status === "agreed" ? [hers("proposal_void.warranty")] : []),
      ];
      const taken = [
        hers("charged_back", { price: 10_000 }),
        his("charged_back.taken", { price: 10_000, taken: 8_000 }),
      ];
      await told(() => chargedBack(world, deal, rest), ...off, ...taken);
      expect(await visits()).toEqual(["lapsed"]);
      expect((await customer(deal).get({ id })).proposals).toMatchObject([{ can: [] }]);
      await givenBack(world, deal, rest);
      expect(await visits()).toEqual(["lapsed"]);
      await customer(deal).claimWarranty({ id, reason: "It drips again" });
      expect(await visits()).toEqual(["proposed", "lapsed"]);
    },
  );

  it("is set for the next 14 days", async () => {
    const deal = await completed(world);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    const id = await openedOf(deal);
    const on = (ahead: number) =>
      `${new Date(world.clock.now().getTime() + ahead * day * 1000).toISOString().slice(0, 10)}T12:00`;
    const far = provider(deal).agree({ id, starts_at: on(15) });
    expect(await refusal(far)).toMatchObject({
      ...{ status: 422, errors: { starts_at: [expect.any(String)] } },
    });
    await provider(deal).agree({ id, starts_at: on(14) });
  });

  it("is not for the time after it, nor for a job without one, nor for the technician to ask", async () => {
    const [deal, bare] = [await completed(world), await completed(world, { warranty_days: 0 })];
    const asked = provider(deal).claimWarranty({ id: deal.orderId, reason });
    expect(await refusal(asked)).toMatchObject({ status: 403 });
    const never = customer(bare).claimWarranty({ id: bare.orderId, reason });
    expect(await refusal(never)).toMatchObject({ status: 409, message: said("api:warrantyNone") });
    world.clock.advance(30 * day + hour);
    const late = customer(deal).claimWarranty({ id: deal.orderId, reason });
    expect(await refusal(late)).toMatchObject({ status: 409, message: said("api:warrantyOver") });
  });

  it("is not asked for in a dispute about work that is not done, which is what the answer says", async () => {
    const deal = await delivered(world);
    await disputeOf(world, deal);
    const asked = customer(deal).claimWarranty({ id: deal.orderId, reason });
    expect(await refusal(asked)).toMatchObject({
      ...{ status: 409, message: said("api:orderIs.disputed") },
      current: { order_status: "disputed" },
    });
  });

  describe("in a dispute", () => {
    /** A visit is set for 1 December, 16:00, and Nadia files a dispute. */
    async function disputed() {
      const deal = await completed(world);
      await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
      await provider(deal).agree({ id: await openedOf(deal), starts_at: "2026-12-01T16:00" });
      return disputeOf(world, deal);
    }

    it("stands through it, and is still there when it was withdrawn", async () => {
      const deal = await disputed();
      expect(await waitingRows(world, deal)).toEqual(["provider: complaint_answer", "you: complaint_answer"]);
      expect(await visitOf(deal)).toMatchObject([{ kind: "warranty", status: "agreed" }]);
      await deal.his.write({ id: deal.id, text: "It did not drip when I left." });
      expect((await provider(deal).get({ id: deal.orderId })).next?.key).toBe("dispute.settle");
      await deal.hers.withdraw({ id: deal.id });
      expect(await visitOf(deal)).toMatchObject([{ status: "agreed", can: [] }]);
      expect(await waitingRows(world, deal)).toEqual(["provider: visit", "you: visit"]);
      world.clock.set("2026-12-01T14:00Z");
      await customer(deal).finish({ id: await openedOf(deal) });
      expect(await visitOf(deal)).toMatchObject([{ status: "done" }]);
    });

    it("is made meanwhile, and waits in the technician's row while the dispute waits for another", async () => {
      const deal = await disputed();
      await deal.his.write({ id: deal.id, text: "It did not drip when I left." });
      await deal.his.handOver({ id: deal.id });
      expect(await waitingRows(world, deal)).toEqual(["staff: complaint_decision", "you: visit"]);
      world.clock.set("2026-12-01T14:00Z");
      await customer(deal).finish({ id: await openedOf(deal) });
      expect(await visitOf(deal)).toMatchObject([{ status: "done" }]);
    });

    it("is asked for, and set, while the job that was done is in dispute", async () => {
      const deal = await completed(world);
      await disputeOf(world, deal);
      await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
      expect(await waitingRows(world, deal)).toEqual(["provider: complaint_answer", "you: complaint_answer"]);
      await provider(deal).agree({ id: await openedOf(deal), starts_at: "2026-12-01T16:00" });
      expect(await visitOf(deal)).toMatchObject([{ kind: "warranty", status: "agreed" }]);
    });

    it("falls away where everything goes back", async () => {
      const deal = await disputed();
      await deal.his.write({ id: deal.id, text: "It did not drip when I left." });
      await deal.his.propose({ id: deal.id, kept: 0 });
      const [split] = (await deal.hers.get({ id: deal.id })).proposals;
      await deal.hers.accept({ id: deal.id, proposal_id: split?.id ?? "" });
      expect(await customer(deal).get({ id: deal.orderId })).toMatchObject({
        ...{ status: "cancelled", proposals: [{ status: "lapsed" }] },
      });
    });
  });

  it("that nobody answers for 72 hours lapses", async () => {
    const deal = await completed(world);
    await customer(deal).claimWarranty({ id: deal.orderId, reason: "It drips again" });
    world.clock.advance(3 * day);
    expect(await visitOf(deal)).toMatchObject([{ status: "lapsed" }]);
  });
});
