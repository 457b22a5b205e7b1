import { expect, it } from "vitest";
import { orderCan } from "~/api/orders/view-rules";

const facts = { hasChangesLeft: true, isPaused: false, isCleared: false };
const open = { isProviderActive: true, isCustomerActive: true };

it("Nothing is paid to a technician whose account is closed", () => {
  expect(orderCan("awaiting_payment", "customer", { ...facts, ...open, isProviderActive: false })).toEqual([
    "give_up",
  ]);
});

it("Nobody is asked for an answer whose account is closed", () => {
  const asked = ["claim_no_show", "propose_price", "propose_time"];
  const can = (side: "customer" | "provider", activity: Partial<typeof open>) =>
    orderCan("paid", side, { ...facts, ...open, ...activity });
  for (const [side, other] of [
    ["customer", { isProviderActive: false }],
    ["provider", { isCustomerActive: false }],
  ] as const) {
    expect(can(side, {})).toEqual(expect.arrayContaining(asked));
    expect(can(side, other)).toEqual(can(side, {}).filter((one) => !asked.includes(one)));
  }
});
