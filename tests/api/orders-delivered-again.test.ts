import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { type Deal, delivered, started } from "../support/paid";
import { picture } from "../support/pictures";

const world = await openWorld();
const hour = 3600;
const customer = (deal: Deal) => world.as(deal.nadia).orders;
const provider = (deal: Deal) => world.as(deal.tarek).orders;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Nadia, to whom the work is delivered once more,", () => {
  it("reads what was done and shown each time, with what she asked to be changed of it", async () => {
    const deal = await started(world);
    const { orderId: id } = deal;
    const shown = async () => {
      const bytes = await picture();
      return (await world.as(deal.tarek).files.upload({ purpose: "delivery_photo" }, { bytes })).id;
    };
    const deliver = async (note?: string, photos: string[] = []) => {
      world.clock.advance(hour);
      await provider(deal).deliver({ id, note, photos });
      return (await customer(deal).get({ id })).delivery?.at;
    };
    const askChanges = (reason: string) => customer(deal).askChanges({ id, reason });
    const [before, after] = [await shown(), await shown()];
    const first = {
      at: await deliver("New cartridge. Call 01012345678", [before]),
      photos: [{ id: before }],
    };
    await askChanges("The joint still drips");
    const asked = await customer(deal).get({ id });
    expect(asked).toMatchObject({ delivery: first, changes_asked: [{ delivered: null }] });
    const second = { at: await deliver(undefined, [after]), note: "", photos: [{ id: after }] };
    for (const side of [customer(deal), provider(deal)])
      expect(await side.get({ id })).toMatchObject({
        delivery: second,
        changes_asked: [{ reason: "The joint still drips", delivered: first }],
      });
    await askChanges("It drips again");
    const third = { at: await deliver("New joint, too."), note: "New joint, too.", photos: [] };
    const { delivery, changes_asked } = await customer(deal).get({ id });
    expect(delivery).toEqual(third);
    expect(changes_asked).toMatchObject([
      { reason: "It drips again", delivered: second },
      { reason: "The joint still drips", delivered: first },
    ]);
    expect(changes_asked[1]?.delivered?.note).toContain("New cartridge.");
    expect(changes_asked[1]?.delivered?.note).not.toContain("01012345678");
  });

  it("answers to what her page showed: not to what was delivered since", async () => {
    const deal = await delivered(world);
    const { orderId: id } = deal;
    const seen = async () => (await customer(deal).get({ id })).delivery?.at;
    const delivery = await seen();
    await customer(deal).askChanges({ id, delivery, reason: "The joint still drips" });
    world.clock.advance(hour);
    await provider(deal).deliver({ id, note: "New joint." });
    const refused = { status: 409, current: { order_status: "delivered", delivery: await seen() } };
    const late = { id, delivery };
    expect(await refusal(customer(deal).confirm(late))).toMatchObject(refused);
    expect(await refusal(customer(deal).askChanges({ ...late, reason: "It still drips" }))).toMatchObject(
      refused,
    );
    expect(await refusal(customer(deal).pause({ ...late, reason: "I am away" }))).toMatchObject(refused);
    expect(await customer(deal).get({ id })).toMatchObject({ status: "delivered", changes_left: 1 });
    const sameMoment = (await seen())?.replace("Z", "000Z");
    await customer(deal).confirm({ id, delivery: sameMoment });
    expect(await customer(deal).get({ id })).toMatchObject({ status: "completed" });
  });
});
