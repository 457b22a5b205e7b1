import { expect, it } from "vitest";
import { bothRead, later, type Order, proposal } from "../../support/next-step";

it("Nobody is asked to pay once more what is said to have been sent", () => {
  const increase = { ...proposal, kind: "price" as const, price: 54_000, status: "agreed" as const };
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

it("A technician reads why nothing, or less, of a job is paid out", () => {
  const earned = { status: "completed" as const, clearsAt: later, chargedBack: 42_000 };
  expect(bothRead({ ...earned, payout: 0 })[1]).toMatchObject({
    ...{ key: "job.chargedBack", money: { amount: 42_000 }, due_at: null },
  });
  expect(bothRead({ ...earned, payout: 9_000 })[1]).toMatchObject({
    ...{ key: "job.clearing.chargedBack", money: { amount: 9_000 }, due_at: later.toISOString() },
  });
});
