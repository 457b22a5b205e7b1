import { describe, expect, it } from "vitest";
import { aMember } from "../support/a-member";
import { openWorld } from "../support/api";
import { grievance } from "../support/disputes";
import { paid, settleGateway } from "../support/paid";
import { allFive, photographed } from "../support/reviews";

const world = await openWorld();

/** Both have written, Nadia with a photo; she has added to hers, Tarek has replied. */
async function reviewed() {
  const { nadia, tarek, id, photo } = await photographed(world);
  const { mine, theirs } = await world.as(nadia).reviews.job({ id });
  const [given, taken] = [mine?.id ?? "", theirs?.id ?? ""];
  await world.as(nadia).reviews.add({ id: given, text: "It drips again." });
  await world.as(tarek).reviews.reply({ id: given, text: "I was never called back." });
  return { nadia, tarek, given, taken, photo };
}

describe("What a complaint is about", () => {
  it("staff read of a customer's review with photos and all that was said of it, also once it is removed", async () => {
    const { tarek, given, photo } = await reviewed();
    const { staff } = await aMember(world);
    const about = { kind: "review", about_id: given, text: grievance } as const;
    const { id } = await world.as(tarek).complaints.file(about);
    const shown = {
      ...{ id: given, by: "customer", stars: 4, scores: { ...allFive, honesty: 1 }, text: "What a fool." },
      ...{ photos: [photo], addendum: "It drips again.", reply: "I was never called back." },
    };
    expect((await staff.complaints.basis({ id })).review).toMatchObject({
      ...{ ...shown, status: "published", broken_rule: null },
    });
    await staff.reviews.remove({ id: given, rule: "insult" });
    expect((await staff.complaints.basis({ id })).review).toMatchObject({
      ...{ ...shown, status: "removed", broken_rule: "insult" },
    });
    expect((await staff.files.read({ id: photo })).isPublic).toBe(false);
  });

  it("staff read of a technician's review, and of no review where it is about none", async () => {
    const { nadia, tarek, taken } = await reviewed();
    const { staff } = await aMember(world);
    const hers = world.as(nadia).complaints;
    const of = await hers.file({ kind: "review", about_id: taken, text: grievance });
    expect((await staff.complaints.basis(of)).review).toMatchObject({
      ...{ id: taken, by: "provider", stars: 2, scores: null, text: "Never at home.", photos: [] },
    });
    const conduct = await hers.file({ kind: "conduct", about_id: tarek.id, text: grievance });
    expect((await staff.complaints.basis(conduct)).review).toBeNull();
  });

  it("staff read of a payment how much it was, how and when it was paid, and what went back of it", async () => {
    const { nadia, orderId } = await paid(world);
    const { staff } = await aMember(world);
    const hers = world.as(nadia);
    const [choice] = (await hers.complaints.choices()).payments;
    const about = { kind: "payment", about_id: choice?.id ?? "", text: grievance } as const;
    const { id } = await hers.complaints.file(about);
    const made = { id: choice?.id, method: "card", purpose: "price", amount: { amount: 30_000 } };
    const paid_at = (await hers.payments.get({ id: about.about_id })).paid_at;
    expect(paid_at).not.toBeNull();
    expect((await staff.complaints.basis({ id })).payment).toMatchObject({
      ...{ ...made, paid_at, status: "succeeded", refunds: [], charged_back: { amount: 0 } },
    });
    await hers.orders.cancel({ id: orderId, fee: 0 });
    await settleGateway(world);
    const { payment, review } = await staff.complaints.basis({ id });
    expect(payment).toMatchObject({
      ...{ ...made, status: "refunded", refunds: [{ status: "done", amount: { amount: 30_000 } }] },
    });
    expect(review).toBeNull();
  });
});
