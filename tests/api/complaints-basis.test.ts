import { afterEach, describe, expect, it } from "vitest";
import { aMember } from "../support/a-member";
import { openWorld, refusal } from "../support/api";
import { disputeOf, grievance, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { paid, started } from "../support/paid";
import type { Person } from "../support/people";
import { picture } from "../support/pictures";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const photoOf = async (person: Person, purpose: "proposal_photo" | "delivery_photo") =>
  (await world.as(person).files.upload({ purpose }, { bytes: await picture() })).id;

/** Tarek has asked for more and got it not, and delivered with a photo, whereupon Nadia disputes it. */
async function contested() {
  const deal = await started(world, { included: "Seals and tape", message: "I bring the parts." });
  const { nadia, tarek, orderId: id } = deal;
  const [valve, tap] = [await photoOf(tarek, "proposal_photo"), await photoOf(tarek, "delivery_photo")];
  const reason = "The valve is broken as well";
  await world.as(tarek).orders.proposePrice({ id, price: 42_000, reason, photos: [valve] });
  const [proposal] = (await world.as(nadia).orders.get({ id })).proposals;
  await world.as(nadia).orders.decline({ id: proposal?.id ?? "", answer: "It was agreed otherwise." });
  await world.as(tarek).orders.deliver({ id, note: "New cartridge, tested.", photos: [tap] });
  return { ...(await disputeOf(world, deal)), valve, tap };
}
describe("Staff who decide on a complaint", () => {
  it("read what was agreed, proposed and delivered, and the history of the job", async () => {
    const { id, orderId, valve, tap, nadia, tarek } = await contested();
    const { job, whole } = await (await aMember(world)).staff.complaints.basis({ id });
    expect(whole).toMatchObject({
      ...{ kept: { amount: 30_000 }, refund: { amount: 0 } },
      earning: { commission: { amount: 3_000 }, net: { amount: 27_000 } },
    });
    expect(job).toMatchObject({
      ...{ id: orderId, status: "disputed", price: { amount: 30_000 }, visit_fee: { amount: 5_000 } },
      ...{ customer: { id: nadia.id, name: "Nadia Samir" }, provider: { id: tarek.id, name: tarek.name } },
      offer: { price: { amount: 30_000 }, included: "Seals and tape", message: "I bring the parts." },
      delivery: { note: "New cartridge, tested.", photos: [{ id: tap }] },
      proposals: [
        {
          ...{ kind: "price", by: "provider", status: "declined", price: { amount: 42_000 } },
          ...{ answer: "It was agreed otherwise.", photos: [{ id: valve }] },
        },
      ],
    });
    expect(job?.offer.rounds.map(({ by, kind }) => [by, kind])).toEqual([["provider", "sent"]]);
    expect(job?.timeline.map(({ event }) => event)).toEqual([
      ...["order.dispute", "order.deliver", "order.start", "order.pay", "offer.accept", "offer.send"],
      "request.publish",
    ]);
    expect(JSON.stringify(job)).not.toMatch(/arrival_code|Road 9|\+2010|earning/);
  });

  it("read it also of a complaint about a payment of the job, and none where there is no job", async () => {
    const deal = await paid(world);
    const hers = world.as(deal.nadia).complaints;
    const { staff } = await aMember(world);
    const [payment] = (await hers.choices()).payments;
    const about = await hers.file({ kind: "payment", about_id: payment?.id ?? "", text: grievance });
    expect((await staff.complaints.basis(about)).job).toMatchObject({ id: deal.orderId, delivery: null });
    const { amount } = payment ?? {};
    expect((await hers.get(about)).payment).toMatchObject({ id: payment?.id, amount, status: "succeeded" });
    const of = await hers.file({ kind: "conduct", about_id: deal.tarek.id, text: grievance });
    expect(await staff.complaints.basis(of)).toEqual({
      ...{
        job: null,
        review: null,
        payment: null,
        payout: null,
        others: null,
        whole: null,
        outcomes: ["upheld", "dismissed"],
        opened: null,
      },
    });
  });

  it("see the photos of it, as both sides do and nobody else", async () => {
    const { tap, valve, nadia, tarek } = await contested();
    const seenBy = async (person: Person | null) =>
      Promise.all(
        [tap, valve].map(async (id) => {
          const file = await world
            .as(person)
            .files.read({ id })
            .catch(() => null);
          return file && (file.isPublic ? "public" : "private");
        }),
      );
    for (const person of [nadia, tarek, await world.aStaffMember()])
      expect(await seenBy(person)).toEqual(["private", "private"]);
    for (const stranger of [await world.aCustomer(), await world.aProvider(), null])
      expect(await seenBy(stranger)).toEqual([null, null]);
  });

  it("read it also once it is decided; its parties, and strangers, ask in vain", async () => {
    const { id, nadia, tarek } = await contested();
    const { staff } = await aMember(world);
    expect(await staff.complaints.basis({ id })).toMatchObject({ outcomes: ["split"] });
    for (const person of [nadia, tarek, await world.aCustomer()])
      expect(await refusal(world.as(person).complaints.basis({ id }))).toMatchObject({ status: 403 });
    expect(await refusal(staff.complaints.basis({ id: "nothing" }))).toMatchObject({ status: 404 });
    world.clock.advance(10 * 86_400);
    await staff.complaints.decide({ id, outcome: "split", kept: 10_000, ...reasons });
    expect((await staff.complaints.basis({ id })).job).toMatchObject({ status: "disputed" });
  });
});
