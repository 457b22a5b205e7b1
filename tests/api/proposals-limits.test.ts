import { describe, expect, it } from "vitest";
import { proposals } from "~/api/db/money-schema";
import { openWorld, refusal } from "../support/api";
import { grievance } from "../support/disputes";
import { sendOffer } from "../support/offers";
import { completed, type Deal, paid } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const reason = "The valve is broken as well";

/** By the tests' clock it is 24 November 2026, so that 180 days end on 23 May 2027. */
const [last, beyond] = ["2027-05-23T23:59", "2027-05-24T00:00"] as const;
const far = "This date is too far ahead. Choose 23\u00A0May 2027 or earlier.";
const wrong = [
  ["2026-11-23T10:00", "This time has passed."],
  [beyond, far],
  ["2999-12-31T23:59", far],
  ["9999-12-31T23:59", "Choose a date."],
  ["+275760-09-12T23:59", "Choose a date."],
  ["2027-02-30T10:00", "Choose a date."],
  ["", "Choose a date."],
] as const;

/** Thirty times, as many as an hour takes, one side has proposed another time since and taken it back. */
async function fillWithWithdrawn({ orderId }: Deal, by: "customer" | "provider"): Promise<void> {
  const rows = Array.from({ length: 30 }, (_, n) => {
    const at = new Date(world.clock.now().getTime() + (n + 1) * 1000);
    const taken = { kind: "reschedule", by, status: "withdrawn" } as const;
    return { ...taken, ...{ id: `since${n}`, orderId, startsAt: at, dueAt: at, createdAt: at } };
  });
  await world.db.insert(proposals).values(rows);
}

describe("What one side proposes to the other", () => {
  it("is proposed 30 times an hour at most, whatever it is", async () => {
    const { tarek, nadia, orderId: id } = await paid(world);
    const { orders } = world.as(tarek);
    for (let n = 0; n < 30; n += 1) {
      const same = orders.proposePrice({ id, price: 30_000, reason });
      expect(await refusal(same)).toMatchObject({ status: 422 });
    }
    for (const call of [
      () => orders.proposePrice({ id, price: 31_000, reason }),
      () => orders.proposeTime({ id, starts_at: "2026-12-12T10:00" }),
      () => orders.claimNoShow({ id, reason }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 429, retry_after: expect.any(Number) });
    await world.as(nadia).orders.proposePrice({ id, price: 31_000, reason });
    world.clock.advance(3601);
    await orders.proposeTime({ id, starts_at: "2026-12-12T10:00" });
  });

  it("is remembered as a claim that nobody came, however much was proposed since", async () => {
    const { tarek, orderId: id } = await paid(world, { starts_at: "2026-11-26T10:00" });
    const { orders } = world.as(tarek);
    world.clock.set("2026-11-26T11:00:00Z");
    const mayClaim = async () => (await orders.get({ id })).can.includes("claim_no_show");
    expect(await mayClaim()).toBe(true);
    await orders.claimNoShow({ id, reason });
    await orders.withdraw({ id: (await orders.get({ id })).proposals[0]?.id ?? "" });
    expect(await mayClaim()).toBe(false);
    for (let n = 0; n < 20; n += 1) {
      await orders.proposePrice({ id, price: 31_000 + n, reason });
      await orders.withdraw({ id: (await orders.get({ id })).proposals[0]?.id ?? "" });
    }
    expect(await mayClaim()).toBe(false);
  });

  it.each([
    ["nobody was there", "tarek", "nadia"],
    ["nobody came", "nadia", "tarek"],
  ] as const)(
    "leaves a claim that %s where the other side objects to it, and where staff read it, however much was proposed since",
    async (_, claims, objects) => {
      const deal = await paid(world, { starts_at: "2026-11-26T10:00" });
      const id = deal.orderId;
      const [mine, theirs] = [world.as(deal[claims]).orders, world.as(deal[objects]).orders];
      world.clock.set("2026-11-26T11:00:00Z");
      await mine.claimNoShow({ id, reason });
      await fillWithWithdrawn(deal, claims === "nadia" ? "customer" : "provider");
      const [payment] = (await world.as(deal.nadia).complaints.choices()).payments;
      const about = { kind: "payment", about_id: payment?.id ?? "", text: grievance } as const;
      const complaint = await world.as(deal.nadia).complaints.file(about);
      const basis = await world.as(await world.aStaffMember()).complaints.basis(complaint);
      expect(basis.job?.proposals[0]).toMatchObject({ kind: "no_show", status: "proposed" });
      expect((await mine.get({ id })).proposals[0]).toMatchObject({ kind: "no_show", can: ["withdraw"] });
      const { proposals } = await theirs.get({ id });
      expect(proposals[0]).toMatchObject({ kind: "no_show", can: ["agree", "decline"] });
      await theirs.decline({ id: proposals[0]?.id ?? "", answer: "I was there." });
      world.clock.advance(48 * 3600);
      expect(await theirs.get({ id })).toMatchObject({ status: "paid" });
    },
  );

  it("begins in 180 days at the latest, and not in the past", async () => {
    const { tarek, orderId: id } = await paid(world);
    const { orders } = world.as(tarek);
    for (const [starts_at, sentence] of wrong)
      expect(await refusal(orders.proposeTime({ id, starts_at }))).toMatchObject({
        ...{ status: 422, errors: { starts_at: [sentence] } },
      });
    await orders.proposeTime({ id, starts_at: last });
  });

  it("under warranty in 14 days at the latest", async () => {
    const { nadia, tarek, orderId } = await completed(world, { warranty_days: 30 });
    await world.as(nadia).orders.claimWarranty({ id: orderId, reason });
    const [claim] = (await world.as(tarek).orders.get({ id: orderId })).proposals;
    const id = claim?.id ?? "";
    const agree = (starts_at?: string) =>
      world.as(tarek).orders.agree({ id, ...(starts_at && { starts_at }) });
    expect(await refusal(agree())).toMatchObject({ errors: { starts_at: ["Choose a date."] } });
    expect(await refusal(agree(last))).toMatchObject({
      errors: { starts_at: [expect.stringContaining("2026")] },
    });
  });
});

it("An offer begins in 180 days at the latest, and not in the past", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  for (const [starts_at, sentence] of wrong)
    expect(await refusal(sendOffer(world, tarek, id, { starts_at }))).toMatchObject({
      ...{ status: 422, errors: { starts_at: [sentence] } },
    });
  const arabic = world.inLanguage("ar", tarek).offers.send({
    ...{ id, version: 1, kind: "fixed", price: 30_000, visit_fee: 0, duration: 60, warranty_days: 0 },
    starts_at: beyond,
  });
  expect((await refusal(arabic)).errors?.starts_at).toEqual([
    "هذا التاريخ بعيد. يلزم اختيار 23\u00A0مايو 2027 أو يوم قبله.",
  ]);
  await sendOffer(world, tarek, id, { starts_at: last });
});

it("Another arrival code is asked for 20 times an hour at most", async () => {
  const { nadia, orderId: id } = await paid(world);
  const { orders } = world.as(nadia);
  for (let n = 0; n < 20; n += 1) await orders.newCode({ id });
  expect(await refusal(orders.newCode({ id }))).toMatchObject({ status: 429 });
});
