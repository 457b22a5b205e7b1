import { expect, it } from "vitest";
import { nextForProvider } from "~/api/next-step/for-provider";
import { at, bothRead, later, type Order, open, order, proposal } from "../../support/next-step";

const increase = { ...proposal, kind: "price" as const, price: 54_000, status: "agreed" as const };

it("Nobody is asked to pay once more what is said to have been sent", () => {
  const read = (given: Partial<Order>) =>
    bothRead({ ...given, isTransferSent: true }).map((step) => [step?.actor, step?.key, step?.money?.amount]);
  expect(read({})).toEqual([
    ["staff", "pay.sent", 42_000],
    ["staff", "pay.sent.theirs", 42_000],
  ]);
  const [hers, his] = read({ status: "paid", proposals: [increase] });
  expect([hers?.slice(0, 2), his?.slice(0, 2)]).toEqual([
    ["staff", "increase.sent.yours"],
    ["staff", "increase.sent.theirs"],
  ]);
});

it("A customer whose transfer was rejected reads so, and is led to pay; a technician waits as before", () => {
  const read = (given: Partial<Order>) =>
    bothRead({ ...given, isTransferRejected: true }).map((step) => [step?.key, step?.leads_to]);
  expect(read({})).toEqual([
    ["pay.rejected", "checkout"],
    ["pay.waiting", null],
  ]);
  expect(read({ status: "paid", proposals: [increase] })).toEqual([
    ["increase.rejected.yours", "checkout"],
    ["increase.theirs", "proposals"],
  ]);
  expect(read({ isTransferSent: true })[0]?.[0]).toBe("pay.sent");
  expect(read({ isPayable: false })[0]?.[0]).toBe("pay.checked");
  expect(read({ isProviderActive: false })[0]?.[0]).toBe("pay.inactive");
});

it("What is said to have been sent is awaited also where either account is closed meanwhile", () => {
  const sent = { isTransferSent: true };
  const keys = (given: Partial<Order>) => bothRead({ ...sent, ...given }).map((step) => step?.key);
  for (const closed of [{ isProviderActive: false }, { isCustomerActive: false }]) {
    expect(keys(closed)).toEqual(["pay.sent", "pay.sent.theirs"]);
    for (const status of ["paid", "in_progress", "delivered"] as const)
      expect(keys({ ...closed, status, proposals: [increase] })).toEqual([
        ...["increase.sent.yours", "increase.sent.theirs"],
      ]);
  }
});

it("Without that, nobody waits for a payment by a closed account, or to one", () => {
  for (const closed of [{ isProviderActive: false }, { isCustomerActive: false }])
    for (const step of bothRead({ ...closed, status: "in_progress", proposals: [increase] }))
      expect(step?.key).toMatch(/^job\./);
});

it("Whoever may back out of a job that cannot be paid, as an account is closed, is named for it", () => {
  const read = (given: Partial<Order>) => bothRead(given).map((step) => [step?.actor, step?.key]);
  expect(read({ isProviderActive: false })[0]).toEqual(["you", "pay.inactive"]);
  expect(read({ isCustomerActive: false })[1]).toEqual(["you", "pay.inactive.theirs"]);
});

it("A technician reads why nothing, or less, of a job is paid out", () => {
  const earned = { status: "completed" as const, clearsAt: later, chargedBack: 42_000 };
  expect(bothRead({ ...earned, payout: 0 })[1]).toMatchObject({
    ...{ key: "job.chargedBack", money: { amount: 42_000 }, due_at: null },
  });
  expect(bothRead({ ...earned, payout: 9_000 })[1]).toMatchObject({
    ...{ key: "job.clearing.chargedBack", money: { amount: 9_000 }, due_at: later.toISOString() },
  });
});

it("He reads it also once that had been available, and first of all", () => {
  const cleared = { status: "completed" as const, clearsAt: later, clearedAt: later, chargedBack: 42_000 };
  expect(bothRead({ ...cleared, payout: 0 })[1]).toMatchObject({ key: "job.chargedBack" });
  expect(bothRead({ ...cleared, payout: 0, takenOff: 37_800 })[1]).toMatchObject({
    ...{ key: "job.chargedBack.cleared", money: { amount: 42_000 }, rest: { amount: 37_800 } },
  });
  expect(bothRead({ ...cleared, payout: 0, isCustomerActive: false })[1]?.key).toBe("job.chargedBack");
});

it("Of a part that was taken after it had been available he reads what that took off his balance, with the review or without", () => {
  const cleared = { status: "completed" as const, clearsAt: later, clearedAt: later, payout: 27_000 };
  const taken = { ...order, ...cleared, chargedBack: 10_000, takenOff: 9_000 };
  const read = (reviewUntil: Date | null, given: Partial<Order> = {}) =>
    nextForProvider({
      ...{ ...open, viewer: "provider", request: at("completed"), order: { ...taken, ...given } },
      reviewUntil: { customer: null, provider: reviewUntil },
    });
  const sums = { money: { amount: 10_000 }, rest: { amount: 9_000 } };
  expect(read(null)).toMatchObject({ ...{ actor: "nobody", key: "job.cleared.chargedBack" }, ...sums });
  const withReview = { actor: "you", key: "job.cleared.chargedBack.review", leads_to: "review" };
  expect(read(later)).toMatchObject({ ...withReview, ...sums, time: later.toISOString() });
  const kept = { money: { amount: 10_000 }, rest: null };
  expect(read(null, { takenOff: 0 })).toMatchObject({ key: "job.cleared.kept", ...kept });
  expect(read(later, { takenOff: 0 })).toMatchObject({ key: "job.cleared.kept.review", ...kept });
  expect(read(later, { chargedBack: 0, takenOff: 0 })).toMatchObject({ key: "review" });
});

it("A technician to whom the commission leaves nothing reads so, and no day on which nothing can be paid out", () => {
  const [, his] = bothRead({ status: "completed", clearsAt: later, payout: 0 });
  expect(his).toMatchObject({ actor: "nobody", key: "job.nothing", money: null, due_at: null });
});
