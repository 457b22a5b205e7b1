import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { accepted, beginCard, type Deal, delivered, paid, press } from "../support/paid";

const world = await openWorld();
const hour = 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** What each side was told of how a job ended: the kind, and the amount in it. */
async function told({ nadia, tarek }: Deal) {
  const all = await world.db.query.notifications.findMany();
  const to = ({ id }: { id: string }) =>
    all
      .filter(
        ({ userId, kind }) => userId === id && /^order_c/.test(kind) && !kind.startsWith("order_changes"),
      )
      .map(({ kind, params }) => [kind, params.price]);
  return { nadia: to(nadia), tarek: to(tarek) };
}

/** An hour after the agreed start. */
async function waited(terms: Parameters<typeof paid>[1] = {}): Promise<Deal> {
  const deal = await paid(world, terms);
  world.clock.advance((Date.parse("2026-12-10T09:30Z") - world.clock.now().getTime()) / 1000);
  return deal;
}

/** One side says that the other did not come, which nobody objects to. */
async function missed(deal: Deal, by: "nadia" | "tarek") {
  const { orders } = world.as(deal[by]);
  await orders.claimNoShow({ id: deal.orderId, reason: "Nobody opened the door" });
  world.clock.advance(48 * hour);
  expect(await orders.get({ id: deal.orderId })).toMatchObject({ status: "cancelled" });
}

describe("Each side is told of its own money", () => {
  it("when silence approves: Nadia of the price, Tarek of what the commission leaves", async () => {
    const deal = await delivered(world);
    world.clock.advance(72 * hour);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    expect(await told(deal)).toEqual({
      nadia: [["order_completed.silence", 30_000]],
      tarek: [["order_completed", 27_000]],
    });
  });

  it("when Nadia cancels late: Tarek of what the visit leaves him", async () => {
    const deal = await waited();
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 5_000 });
    expect(await told(deal)).toEqual({ nadia: [], tarek: [["order_cancelled.cancel", 3_000]] });
  });

  it("when Nadia cancels in time: Tarek of no amount at all", async () => {
    const deal = await paid(world);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    expect(await told(deal)).toEqual({ nadia: [], tarek: [["order_cancelled.cancel.free", undefined]] });
  });

  it("when nobody was at home: Nadia of what the visit costs, Tarek of what it leaves him", async () => {
    const deal = await waited();
    await missed(deal, "tarek");
    expect(await told(deal)).toEqual({
      nadia: [["order_cancelled.noShow", 5_000]],
      tarek: [["order_cancelled.noShow.paid", 3_000]],
    });
  });

  it("when nobody was at home, and the commission takes the whole fee: Tarek that nothing is left of it", async () => {
    const deal = await waited({ visit_fee: 2_000 });
    await missed(deal, "tarek");
    expect(await told(deal)).toEqual({
      ...{ nadia: [["order_cancelled.noShow", 2_000]], tarek: [["order_cancelled.noShow.unpaid", 2_000]] },
    });
  });

  it("when one owns up to it: the side that did not, and nobody of what they did themselves", async () => {
    const agree = async (deal: Deal, by: "nadia" | "tarek", other: "nadia" | "tarek") => {
      await world.as(deal[by]).orders.claimNoShow({ id: deal.orderId, reason: "Nobody opened the door" });
      const { orders } = world.as(deal[other]);
      const [proposal] = (await orders.get({ id: deal.orderId })).proposals;
      await orders.agree({ id: proposal?.id ?? "" });
    };
    const absent = await waited();
    await agree(absent, "tarek", "nadia");
    expect(await told(absent)).toEqual({ nadia: [], tarek: [["order_cancelled.noShow.paid", 3_000]] });
    await world.reset();
    const late = await waited();
    await agree(late, "nadia", "tarek");
    expect(await told(late)).toEqual({ nadia: [["order_cancelled.noShow.missed", undefined]], tarek: [] });
  });

  it("when nobody came, or the visit is free: each whose absence it was, and of no amount", async () => {
    const absent = await waited();
    await missed(absent, "nadia");
    expect(await told(absent)).toEqual({
      nadia: [["order_cancelled.noShow.missed", undefined]],
      tarek: [["order_cancelled.noShow.own", undefined]],
    });
    await world.reset();
    const costless = await waited({ visit_fee: 0 });
    await missed(costless, "tarek");
    expect(await told(costless)).toEqual({
      nadia: [["order_cancelled.noShow.free", undefined]],
      tarek: [["order_cancelled.noShow.nothing", undefined]],
    });
  });
});

/** Everything that each side was told of one kind or another. */
async function heard({ nadia, tarek }: Deal, kinds: RegExp) {
  const all = (await world.db.query.notifications.findMany()).filter(({ kind }) => kinds.test(kind));
  const to = ({ id }: { id: string }) => all.filter(({ userId }) => userId === id).map(({ kind }) => kind);
  return { nadia: to(nadia), tarek: to(tarek) };
}

/** Nadia begins a transfer of what is due. */
const transferOf = async ({ nadia, orderId }: Deal) =>
  (await world.as(nadia).payments.pay({ id: orderId, method: "transfer" })).payment.id;

/** Staff see it on the bank's statement. */
const arrives = async (id: string, amount: number) =>
  world.as(await world.aStaffMember()).transfers.confirm({ id, amount, is_another: true });

/** Tarek asks for 60 more. */
async function asked() {
  const deal = await paid(world);
  const { orders } = world.as(deal.tarek);
  await orders.proposePrice({ id: deal.orderId, price: 36_000, reason: "The pipe is broken too." });
  const [proposal] = (await orders.get({ id: deal.orderId })).proposals;
  return { ...deal, proposalId: proposal?.id ?? "" };
}

describe("A second payment for a job that is paid", () => {
  const alone = { nadia: ["payment_twice"], tarek: [] };
  const late = { nadia: ["payment_late"], tarek: [] };

  it.each([30_000, 28_000])(
    "is told to Nadia alone, whose money it is, as one payment too many: %i",
    async (amount) => {
      const deal = await accepted(world);
      const id = await transferOf(deal);
      await press(world, await beginCard(world, deal), "pay");
      await arrives(id, amount);
      expect(await heard(deal, /^payment_/)).toEqual(alone);
    },
  );

  it("comes too late where the job is over, which is Nadia's matter too", async () => {
    const deal = await accepted(world);
    const id = await transferOf(deal);
    await world.as(deal.nadia).orders.giveUp({ id: deal.orderId });
    await arrives(id, 30_000);
    expect(await heard(deal, /^payment_/)).toEqual(late);
  });

  describe("of what a higher price adds", () => {
    const paidMore = async () => {
      const deal = await asked();
      await world.as(deal.nadia).orders.agree({ id: deal.proposalId });
      const id = await transferOf(deal);
      await press(world, await beginCard(world, deal), "pay");
      return { deal, id };
    };

    it.each([6_000, 5_000])("is told so, too: %i", async (amount) => {
      const { deal, id } = await paidMore();
      await arrives(id, amount);
      expect(await heard(deal, /^payment_/)).toEqual(alone);
    });

    it("comes too late where the job was called off since", async () => {
      const { deal, id } = await paidMore();
      await world.as(deal.tarek).orders.backOut({ id: deal.orderId, reason: "My van has broken down." });
      await arrives(id, 6_000);
      expect(await heard(deal, /^payment_/)).toEqual(late);
    });
  });
});

describe("A higher price", () => {
  const over = async (deal: Deal) => {
    world.clock.advance(49 * hour);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    return heard(deal, /^(proposal_lapsed|increase_)/);
  };

  it("that Nadia agreed to and did not pay was answered, and is told as not paid", async () => {
    const deal = await asked();
    await world.as(deal.nadia).orders.agree({ id: deal.proposalId });
    expect(await over(deal)).toEqual({ nadia: ["increase_unpaid"], tarek: ["increase_unpaid"] });
  });

  it("that nobody answered is told as such", async () => {
    expect(await over(await asked())).toEqual({ nadia: ["proposal_lapsed"], tarek: ["proposal_lapsed"] });
  });
});
