import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { jobAgain } from "../support/debts";
import { disputeOf, grievance } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, paid } from "../support/paid";
import { earner } from "../support/payouts";
import { allFive } from "../support/reviews";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const choicesOf = ({ nadia, tarek }: Deal) =>
  Promise.all([world.as(nadia).complaints.choices(), world.as(tarek).complaints.choices()]);

/** A finished job of which both have spoken, and whose technician has asked for his money. */
async function lived(): Promise<Deal> {
  const deal = await earner(world);
  const { nadia, tarek, requestId: id } = deal;
  await world.as(nadia).reviews.write({ id, ...allFive, text: "Clean work." });
  await world.as(tarek).reviews.writeOfCustomer({ id, stars: 4, text: "Ready on time." });
  await world.as(tarek).payouts.request({ amount: 15_000 });
  return deal;
}

describe("The form of a complaint", () => {
  it("offers both sides of two jobs what is theirs, and nothing of the other two people", async () => {
    for (const deal of [await lived(), await lived()]) {
      const [hers, his] = await choicesOf(deal);
      for (const { orders } of [hers, his]) expect(orders.map(({ id }) => id)).toEqual([deal.orderId]);
      expect(hers.people.map(({ id }) => id)).toEqual([deal.tarek.id]);
      expect(his.people).toEqual([{ id: deal.nadia.id, name: "Nadia\u00A0S." }]);
      expect(hers.reviews).toMatchObject([{ stars: 4, author: deal.tarek.name }]);
      expect(his.reviews).toMatchObject([{ stars: 5, author: "Nadia\u00A0S." }]);
      expect(hers.payments.map(({ amount }) => amount.amount)).toEqual([30_000]);
      expect(his.payments.map(({ amount }) => amount.amount)).toEqual([15_000]);
    }
  });

  it("offers the newest job first", async () => {
    const first = await completed(world);
    const { orderId } = await jobAgain(world, first);
    for (const { orders } of await choicesOf(first))
      expect(orders.map(({ id }) => id)).toEqual([orderId, first.orderId]);
  });

  it("takes no payment and no payout for anybody's but their own", async () => {
    const theirs = await lived();
    const stranger = await completed(world);
    const [hers, his] = await choicesOf(theirs);
    for (const [{ payments }, who] of [
      [hers, stranger.nadia],
      [his, stranger.tarek],
    ] as const) {
      const filed = { kind: "payment" as const, about_id: payments[0]?.id ?? "", text: grievance };
      expect(filed.about_id).not.toBe("");
      expect(await refusal(world.as(who).complaints.file(filed))).toMatchObject({
        ...{ status: 422, errors: { about_id: [expect.any(String)] } },
      });
    }
  });

  it("takes none about a review that staff have removed", async () => {
    const { nadia, tarek, requestId } = await lived();
    const about_id = (await world.as(nadia).reviews.job({ id: requestId })).mine?.id ?? "";
    const staff = world.as(await world.aStaffMember());
    await staff.reviews.remove({ id: about_id, rule: "insult" });
    const filed = world.as(tarek).complaints.file({ kind: "review", about_id, text: grievance });
    expect(await refusal(filed)).toMatchObject({ status: 422, errors: { about_id: [expect.any(String)] } });
  });

  it("asks what it is about, where that is not named, beside whatever else is missing", async () => {
    const { nadia } = await paid(world);
    expect(await refusal(world.as(nadia).complaints.file({ kind: "conduct", text: "" }))).toMatchObject({
      errors: { about_id: ["This field is required."], text: [expect.any(String)] },
    });
    for (const kind of ["order", "conduct", "review", "payment"] as const)
      expect(await refusal(world.as(nadia).complaints.file({ kind, text: grievance }))).toMatchObject({
        errors: { about_id: ["This field is required."] },
      });
  });
});

describe("The thread of a complaint", () => {
  it("passes on no number from side to side, and one of the staff to both", async () => {
    const { hers, his, id } = await disputeOf(world, await paid(world));
    const staff = world.as(await world.aStaffMember());
    for (const [writer, text] of [
      [hers, "Call me: 01001234567."],
      [staff.complaints, "Call the office: 01001234567."],
    ] as const)
      await writer.write({ id, text });
    for (const reader of [hers, his])
      expect((await reader.messages({ id })).content.map(({ text }) => text.includes("01001234567"))).toEqual(
        [...[true, false]],
      );
  });

  it("names a customer to the technician by her short name, and in full to herself and to staff", async () => {
    const { hers, his, id } = await disputeOf(world, await paid(world));
    await hers.write({ id, text: "Here is what I saw." });
    const staff = world.as(await world.aStaffMember());
    const names = await Promise.all(
      [his, hers, staff.complaints].map(async (reader) => (await reader.messages({ id })).content[0]?.name),
    );
    expect(names).toEqual(["Nadia\u00A0S.", "Nadia Samir", "Nadia Samir"]);
  });
});
