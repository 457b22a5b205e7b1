import { expect, it } from "vitest";
import { payoutView, queuedView } from "~/api/payouts/view";
import { type PayoutCan, type PayoutStatus, payoutStatus } from "~/contract/payout-fields";

type Row = Parameters<typeof queuedView>[0];
const at = new Date("2026-11-24T08:00Z");
const row = (status: PayoutStatus, heldUntil: string | null = null) =>
  ({
    ...{ id: "p1", status, amount: 110_000, currency: "EGP", iban: "EG380019000500000000263180002" },
    ...{ holder: "Tarek", reason: null, heldUntil, createdAt: at, sentAt: null, settledAt: null },
    ...{ provider: { id: "u1", name: "Tarek", is_active: true }, batchId: null },
  }) as unknown as Row;

const deeds: Record<PayoutStatus, PayoutCan[]> = {
  requested: ["approve", "reject"],
  approved: ["reject"],
  sent: ["mark_paid", "mark_failed"],
  paid: ["mark_returned"],
  ...{ rejected: [], failed: [], cancelled: [] },
};

it.each(payoutStatus.options)("Staff are offered of a payout that is %s what its table takes", (status) => {
  expect(queuedView(row(status)).can).toEqual(deeds[status]);
});

it("Nobody is offered to approve what is held for a new account", () => {
  expect(queuedView(row("requested", at.toISOString())).can).toEqual(["reject"]);
});

it("A payout is under way until it has arrived, or come to nothing", () => {
  const open = payoutStatus.options.filter((status) => payoutView(row(status)).is_open);
  expect(open).toEqual(["requested", "approved", "sent"]);
});
