import { describe, expect, it } from "vitest";
import { checkoutStage, hasFailed, lookAgainAfter } from "~/components/payments/checkout-stage";
import type { Checkout } from "~/contract/payment-fields";
import {
  aCheckout,
  aPayment,
  aRefund,
  at,
  money,
  refunding,
  sentTransfer,
} from "../../support/drawn-checkout";

describe("The checkout stands", () => {
  it.each<[string, Partial<Checkout>, boolean, string]>([
    ["at the choice before anything is begun", {}, false, "choose"],
    ["with the gateway once a card is begun", { payment: aPayment({}) }, false, "begun"],
    ["at the choice when another way is asked for", { payment: aPayment({}) }, true, "choose"],
    ["at the choice after what failed", { payment: aPayment({ status: "failed" }) }, false, "choose"],
    [
      "before a transfer that is to be sent",
      { payment: aPayment({ method: "transfer", status: "requires_action" }) },
      false,
      "transfer",
    ],
    ["after one that was sent", { payment: sentTransfer() }, false, "waiting"],
    ["at the end when it is paid", { due: null, status: "paid" }, false, "paid"],
    ["aside while the work goes on", { due: null, status: "in_progress" }, true, "settled"],
    ["at a technician whose account is closed", { due: null }, true, "inactive"],
    ...(["awaiting_payment", "in_progress"] as const).map(
      (status): [string, Partial<Checkout>, boolean, string] => [
        `after one that was sent to a technician whose account was closed since (${status})`,
        {
          ...{ due: null, status },
          payment: sentTransfer(),
        },
        true,
        "waiting",
      ],
    ),
    [
      "at what the bank did that took the payment of finished work back",
      { due: null, status: "completed", payment: aPayment({ paid_at: at, charged_back: money }) },
      false,
      "takenBack",
    ],
    ["at what became of it when it is cancelled", { due: null, status: "cancelled" }, false, "over"],
  ])("%s", (_, changed, isChoosing, stage) => {
    expect(checkoutStage(aCheckout(changed), isChoosing)).toBe(stage);
  });

  it("and says that a try failed as long as it is to be paid", () => {
    const failed = aPayment({ has_failed: true });
    expect(hasFailed(aCheckout({ payment: failed }))).toBe(true);
    expect(hasFailed(aCheckout({ payment: failed, due: null }))).toBe(false);
    expect(hasFailed(aCheckout({ payment: aPayment({}) }))).toBe(false);
  });

  it("and looks again only while something is awaited that others do", () => {
    const account = { iban: "EG•• •••• … 0002", holder: "Nadia Samir", held_until: null };
    expect(lookAgainAfter("begun", aCheckout({}))).toBe(4);
    expect(lookAgainAfter("choose", aCheckout({}))).toBeNull();
    expect(lookAgainAfter("paid", aCheckout({}))).toBeNull();
    // It waits for its customer.
    expect(lookAgainAfter("over", refunding(aRefund()))).toBeNull();
    expect(lookAgainAfter("over", refunding(aRefund({ status: "done", account }), aRefund()))).toBeNull();
    expect(lookAgainAfter("over", refunding(aRefund({ account })))).toBe(30);
    expect(lookAgainAfter("over", refunding(aRefund({ account }), aRefund()))).toBe(30);
    expect(lookAgainAfter("over", refunding(aRefund({ asks_account: null })))).toBe(30);
  });
});
