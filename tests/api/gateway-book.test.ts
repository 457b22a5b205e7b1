import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { openWithGateway } from "../support/gateway-book";
import { accepted, beginCard, paid, press, settleGateway } from "../support/paid";

const world = await openWorld();

/** Beside what the sandbox keeps, as it would be if the change had never reached us. */
async function afterwards(change: string): Promise<string[]> {
  expect(await openWithGateway(world.db)).toEqual([]);
  await world.db.execute(sql.raw(`update sandbox_sessions set ${change}`));
  return openWithGateway(world.db);
}

const notTold = "the gateway has taken what no payment says, or the other way round";
const notBooked = "what the gateway has taken is not booked, or not once";

describe("The gateway's own book beside ours", () => {
  it("names a payment that was taken and never booked", async () => {
    await beginCard(world, await accepted(world));
    expect(await afterwards(`session = session || '{"state": "paid"}'`)).toEqual([notTold, notBooked]);
  });

  it("names a payment that was booked twice over, or never taken", async () => {
    await paid(world);
    const half = `session = session || '{"amount": 15000}'`;
    expect(await afterwards(half)).toEqual([notTold, notBooked]);
    await world.reset();
    await paid(world);
    expect(await afterwards(`session = session || '{"state": "closed"}'`)).toEqual([notTold, notBooked]);
  });

  it("names money that was given back and never booked so, or booked and never given back", async () => {
    const { tarek, orderId } = await paid(world);
    await world.as(tarek).orders.backOut({ id: orderId, reason: "I am ill." });
    expect(await openWithGateway(world.db)).toEqual(["a refund is on its way"]);
    await settleGateway(world);
    expect(await afterwards("refunds = '[]'")).toEqual([
      "what the gateway has given back differs from what is booked as given back",
      "what the gateway has given back is not booked, or not once",
    ]);
  });

  it("names what a payer's bank took back, and what is not delivered", async () => {
    const deal = await accepted(world);
    const reference = await beginCard(world, deal);
    await press(world, reference, "pay");
    await world.guest.sandbox.press({ reference, press: "chargeBack", manner: "later" });
    expect(await openWithGateway(world.db)).toEqual([
      "the payer's bank has taken back what no payment says, or the other way round",
      "an event of the gateway's is not delivered",
    ]);
    await settleGateway(world);
    expect(await openWithGateway(world.db)).toEqual([]);
  });
});
