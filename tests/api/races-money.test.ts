import { afterEach, describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { balances, bookedFor } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { outcomes } from "../support/offers";
import { accepted, beginCard, codeOf, delivered, paid, press } from "../support/paid";

const world = await openWorld();
const rounds = world.isOverHttp ? 6 : 2;

afterEach(async () => {
  expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  expect(await contradictionsIn(world.db)).toEqual([]);
});

/** The same race several times, each on a deal of its own. */
async function again(race: () => Promise<void>) {
  for (let round = 0; round < rounds; round += 1) {
    await world.reset();
    await race();
  }
}

describe("At the same moment", () => {
  it("two presses on “pay” open one session", () =>
    again(async () => {
      const deal = await accepted(world);
      const [one, other] = await Promise.all([beginCard(world, deal), beginCard(world, deal)]);
      expect(one).toBe(other);
    }));

  it("the gateway says four times that it was paid: it is booked once", () =>
    again(async () => {
      const deal = await accepted(world);
      const reference = await beginCard(world, deal);
      await world.guest.sandbox.press({ reference, press: "pay", manner: "later" });
      const tell = () => world.gateway.deliver((body, signature) => post(body, signature));
      await Promise.all([tell(), tell(), tell(), tell()]);
      expect(await bookedFor(world, deal.orderId)).toEqual(["payment"]);
    }));

  it("the payment and the technician who gives up: one comes first, and no money is lost", () =>
    again(async () => {
      const deal = await accepted(world);
      const reference = await beginCard(world, deal);
      await outcomes([
        press(world, reference, "pay"),
        world.as(deal.tarek).orders.giveUp({ id: deal.orderId }),
      ]);
      const { held = 0, refund_due = 0, gateway } = await balances(world);
      expect([held + refund_due, gateway]).toEqual([30_000, 30_000]);
    }));

  it("two approvals release the money once", () =>
    again(async () => {
      const deal = await delivered(world);
      const approve = () => world.as(deal.nadia).orders.confirm({ id: deal.orderId });
      expect((await outcomes([approve(), approve(), approve()])).won).toBe(1);
      expect(await bookedFor(world, deal.orderId)).toEqual(["payment", "release"]);
    }));

  it("the customer cancels and the technician begins: one of them", () =>
    again(async () => {
      const deal = await paid(world);
      const code = await codeOf(world, deal);
      const both = await outcomes([
        world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 }),
        world.as(deal.tarek).orders.start({ id: deal.orderId, code }),
      ]);
      expect(both.won).toBe(1);
    }));
});

async function post(body: Uint8Array, signature: string): Promise<boolean> {
  const { ok } = await world.fetch("/gateways/sandbox/events", {
    method: "POST",
    headers: { Signature: signature },
    body: new Uint8Array(body),
  });
  return ok;
}
