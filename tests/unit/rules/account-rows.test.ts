import { expect, it } from "vitest";
import { accountRow, balanced, held, ours, purse, purseKinds, refundDue } from "~/api/ledger/account-rules";

it("An account is one row a currency, and belongs to an order, a payment, a technician, or the house", () => {
  const owners = { orderId: null, paymentId: null, providerId: null };
  const of = (account: Parameters<typeof accountRow>[0]) => accountRow(account, "EGP");
  expect(of(ours("bank"))).toEqual({ id: "bank::EGP", kind: "bank", currency: "EGP", ...owners });
  expect(of(held("o1"))).toMatchObject({ id: "held:o1:EGP", ...owners, orderId: "o1" });
  expect(of(refundDue("p1"))).toMatchObject({ id: "refund_due:p1:EGP", ...owners, paymentId: "p1" });
  for (const kind of purseKinds)
    expect(of(purse(kind, "t1"))).toMatchObject({ id: `${kind}:t1:EGP`, ...owners, providerId: "t1" });
});

it("What is booked twice on one account is one line, nothing is none, and what does not balance is refused", () => {
  const [bank, fees] = [ours("bank"), ours("fees")];
  const lines = balanced(
    [
      [bank, 30],
      [fees, 0],
    ],
    [
      [bank, 10],
      [held("o1"), 20],
    ],
  );
  expect(lines).toEqual([
    { ...bank, amount: 20 },
    { ...held("o1"), amount: -20 },
  ]);
  expect(() => balanced([[bank, 30]], [[fees, 29]])).toThrow("does not balance");
});
