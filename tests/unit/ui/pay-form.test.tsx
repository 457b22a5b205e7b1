import { expect, it } from "vitest";
import type { Checkout, Payment } from "~/contract/payment-fields";
import { aPayment, drawCheckout, sentTransfer } from "../../support/drawn-checkout";

/** Which way to pay is chosen already. */
function chosen(payment: Payment | null, changed: Partial<Checkout> = {}): string | undefined {
  const html = drawCheckout({ payment, ...changed }, "en", true);
  const [radio] = html.match(/<input[^>]*type="radio"[^>]* checked=""[^>]*>/) ?? [];
  return radio?.match(/value="(\w+)"/)?.[1];
}

it("Whoever has begun to pay and asks for another way finds the other one chosen", () => {
  expect(chosen(aPayment())).toBe("transfer");
  expect(chosen(sentTransfer())).toBe("card");
});

it("and the first of all where nothing was begun, where it has failed, and where there is no other", () => {
  expect(chosen(null)).toBe("card");
  expect(chosen(aPayment({ has_failed: true }))).toBe("card");
  expect(chosen(aPayment(), { methods: ["card"] })).toBe("card");
});
