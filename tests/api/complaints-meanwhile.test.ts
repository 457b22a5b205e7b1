import { afterEach, describe, expect, it } from "vitest";
import { findDifferences } from "~/api/ledger/check-store";
import { aMember } from "../support/a-member";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { chargedBack } from "../support/chargebacks";
import { decidedAt, disputeOf, grievance, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, delivered } from "../support/paid";
import { allFive } from "../support/reviews";

const world = await openWorld();
const hour = 3600;
const day = 24 * hour;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
  expect(await findDifferences(world.db)).toEqual([]);
});

describe("Until a decision stands", () => {
  it("the payer's bank may take the money: no more is taken from the technician for it than there is", async () => {
    const deal = await completed(world);
    world.clock.advance(8 * day);
    await world.as(deal.nadia).orders.get({ id: deal.orderId });
    const { hers, id } = await decidedAt(world, 20_000, deal);
    await chargedBack(world, deal, { amount: 25_000 });
    expect(await balances(world)).toMatchObject({ gateway: 5_000, available: 3_000 });
    world.clock.advance(7 * day);
    // Of the 50 pounds that are left all is within what stays with him.
    expect(await hers.get({ id })).toMatchObject({
      ...{ status: "final", end: { figures: { kept: { amount: 5_000 } } } },
    });
    expect(await balances(world)).toMatchObject({ gateway: 5_000, available: 3_000 });
  });

  it("staff may open an account again by hand: its owner has what the appeal is for, and nobody decides on it", async () => {
    const nadia = await world.aCustomer({ isActive: false });
    const hers = world.as(nadia).complaints;
    const appeal = { kind: "account_appeal" as const, text: grievance };
    await hers.withdraw(await hers.file(appeal));
    expect(world.said.at(-1)).toBe("The appeal has been withdrawn.");
    const { id } = await hers.file(appeal);
    const { staff } = await aMember(world);
    await staff.complaints.take({ id });
    await staff.staff.reactivate({ id: nadia.id, reason: "She was in hospital." });
    expect(await hers.get({ id })).toMatchObject({
      ...{ status: "final", clock: null, decisions: [], end: { outcome: "upheld" }, can: [] },
    });
    const late = staff.complaints.decide({ id, outcome: "dismissed", ...reasons });
    const message = "This appeal is over already. Its page says how it ended.";
    expect(await refusal(late)).toMatchObject({ status: 409, message });
    expect((await staff.complaints.queue({})).content.map((row) => row.id)).not.toContain(id);
  });

  it("staff may remove a review that was reported as well: it is removed once, and the complaint ends", async () => {
    const { nadia, tarek, requestId: request } = await completed(world);
    await world.as(nadia).reviews.write({ id: request, ...allFive, text: "What a fool." });
    await world.as(tarek).reviews.writeOfCustomer({ id: request, stars: 1 });
    const given = (await world.as(nadia).reviews.job({ id: request })).mine?.id ?? "";
    const { id } = await world
      .as(tarek)
      .complaints.file({ kind: "review", about_id: given, text: "This review insults me in public." });
    await world.as(nadia).complaints.write({ id, text: "It is what I think." });
    const [{ staff }, { staff: other }] = [await aMember(world), await aMember(world)];
    await staff.complaints.decide({ id, outcome: "removed", rule: "insult", ...reasons });
    await world.as(tarek).reviews.report({ id: given, rule: "untrue" });
    await other.reviews.remove({ id: given, rule: "untrue" });
    world.clock.advance(7 * day);
    expect(await world.as(tarek).complaints.get({ id })).toMatchObject({
      ...{ status: "final", end: { outcome: "removed" } },
    });
    expect((await world.as(nadia).reviews.job({ id: request })).mine).toMatchObject({
      broken_rule: "untrue",
    });
    const { content } = await staff.staff.audit({ entity: "review", of: given });
    expect(content.filter(({ event }) => event === "remove")).toMatchObject([{ detail: { rule: "untrue" } }]);
  });
});

describe("A dispute that is withdrawn", () => {
  it("gives the clock of the approval back what it had left, where that is more than a day", async () => {
    const deal = await delivered(world);
    world.clock.advance(10 * hour);
    const { hers, id } = await disputeOf(world, deal);
    world.clock.advance(30 * hour);
    await hers.withdraw({ id });
    const { confirms_at } = await world.as(deal.nadia).orders.get({ id: deal.orderId });
    const left = Date.parse(confirms_at ?? "") - world.clock.now().getTime();
    expect(Math.round(left / (hour * 1000))).toBe(62);
  });
});

describe("A telephone number in a complaint", () => {
  const text = `${grievance} Call 01001234567.`;

  it("reaches staff where nobody else reads it", async () => {
    const nadia = world.as(await world.aCustomer());
    const { id } = await nadia.complaints.file({ kind: "other", text });
    await nadia.complaints.write({ id, text: "Or 01001234568." });
    const { staff } = await aMember(world);
    expect((await staff.complaints.get({ id })).text).toBe(text);
    expect((await staff.complaints.messages({ id })).content).toMatchObject([{ text: "Or 01001234568." }]);
  });

  it("is passed on to the other side by staff alone", async () => {
    const { hers, his, id } = await disputeOf(world, await delivered(world));
    await his.write({ id, text: "Call 01001234567." });
    const { staff } = await aMember(world);
    await staff.complaints.write({ id, text: "Our number is 01001234569." });
    expect((await hers.messages({ id })).content.map((said) => said.text)).toEqual([
      "Our number is 01001234569.",
      "Call •••.",
    ]);
    await his.propose({ id, kept: 20_000, note: "Or we meet: 01001234567." });
    expect((await hers.get({ id })).proposals).toMatchObject([{ note: "Or we meet: •••." }]);
  });
});
