import { describe, expect, it } from "vitest";
import { maskIban } from "~/api/bank-accounts/iban-rules";
import { aMember } from "../support/a-member";
import { openWorld } from "../support/api";
import { grievance } from "../support/disputes";
import { earner, ibans, settleAll } from "../support/payouts";

const world = await openWorld({ settings: { payoutMinimum: 100 } });
const reason = "The account was closed after all.";

/** Tarek complains of a payout that he has asked for. */
async function complained() {
  const { tarek, nadia } = await earner(world);
  const { staff } = await aMember(world);
  const his = world.as(tarek);
  const asked = await his.payouts.request({ amount: 5_000 });
  const { id } = await his.complaints.file({ kind: "payment", about_id: asked.id, text: grievance });
  return { nadia, his, staff, payoutId: asked.id, id };
}

describe("A complaint about a payout", () => {
  it("tells staff how much was to go where, and each step of it until it came back", async () => {
    const { staff, payoutId, id } = await complained();
    const made = {
      ...{ id: payoutId, amount: { amount: 5_000, currency: "EGP" } },
      ...{ iban: maskIban(ibans[0]), holder: "Tarek Fawzy" },
    };
    const read = async () => {
      const { payout, ...others } = await staff.complaints.basis({ id });
      expect(others).toMatchObject({ job: null, payment: null, review: null });
      return { ...payout, steps: payout?.steps.map(({ event }) => event) };
    };
    expect(await read()).toEqual({
      ...{ ...made, status: "requested", reason: null, held_until: null, steps: ["request"] },
    });
    await settleAll(world, 30_000);
    await staff.payouts.approve({ id: payoutId });
    await staff.payouts.batch();
    world.clock.advance(60);
    await staff.payouts.markPaid({ id: payoutId });
    expect(await read()).toMatchObject({ status: "paid", steps: ["request", "approve", "send", "pay"] });
    await staff.payouts.markReturned({ id: payoutId, reason });
    expect(await read()).toMatchObject({
      ...{ ...made, status: "failed", reason, steps: ["request", "approve", "send", "pay", "return"] },
    });
    const [, , sent, arrived] = (await staff.complaints.basis({ id })).payout?.steps ?? [];
    const minute = Date.parse(arrived?.at ?? "") - Date.parse(sent?.at ?? "");
    expect(minute).toBeGreaterThanOrEqual(60_000);
  });

  it("tells staff until when the payout is held, and of no payout where it is about none", async () => {
    const { his, nadia, staff, id } = await complained();
    await his.payouts.addMethod({ iban: ibans[1], holder: "Tarek Fawzy" });
    const { payout } = await staff.complaints.basis({ id });
    expect(payout).toMatchObject({ status: "requested", iban: maskIban(ibans[0]) });
    expect(payout?.held_until).not.toBeNull();
    const other = await world.as(nadia).complaints.file({ kind: "other", text: grievance });
    expect((await staff.complaints.basis(other)).payout).toBeNull();
  });

  it("names the payout to whoever complains, as it stands now; another complaint names none", async () => {
    const { his, nadia, staff, payoutId, id } = await complained();
    const made = { id: payoutId, amount: { amount: 5_000, currency: "EGP" } };
    const asked = (await his.payouts.mine({})).content.find((payout) => payout.id === payoutId);
    const { payout } = await his.complaints.get({ id });
    expect(payout).toEqual({ ...made, status: "requested", created_at: asked?.created_at });
    await staff.payouts.reject({ id: payoutId, reason });
    expect((await his.complaints.get({ id })).payout).toMatchObject({ ...made, status: "rejected" });
    const other = await world.as(nadia).complaints.file({ kind: "other", text: grievance });
    expect((await world.as(nadia).complaints.get(other)).payout).toBeNull();
  });
});
