import { expect, it } from "vitest";
import { isUnheard } from "~/components/orders/open-proposal";
import type { OrderDetails, Proposal } from "~/contract/order-fields";

const price = { amount: 36_000, currency: "EGP" };
const asked = { kind: "price", by: "you", status: "proposed", price } as Proposal;
const order = {
  ...{ is_provider_active: true, is_customer_active: true, is_transfer_sent: false },
} as OrderDetails;
const noProvider = { ...order, is_provider_active: false };
const noCustomer = { ...order, is_customer_active: false };

it("Nothing comes of what a closed account is to answer, but of its absence", () => {
  expect(isUnheard(asked, order, "customer")).toBe(false);
  expect(isUnheard(asked, noProvider, "customer")).toBe(true);
  expect(isUnheard(asked, noCustomer, "provider")).toBe(true);
  expect(isUnheard({ ...asked, by: "other" }, noCustomer, "provider")).toBe(false);
  expect(isUnheard({ ...asked, kind: "no_show", price: null }, noCustomer, "provider")).toBe(true);
  expect(isUnheard({ ...asked, kind: "no_show", price: null }, noProvider, "customer")).toBe(false);
  expect(isUnheard({ ...asked, status: "declined" }, noProvider, "customer")).toBe(false);
});

it("Nothing comes of an agreed price that a closed account is to pay or be paid, unless it is on its way", () => {
  const agreed = { ...asked, status: "agreed" as const };
  expect(isUnheard(agreed, order, "customer")).toBe(false);
  expect(isUnheard(agreed, noProvider, "customer")).toBe(true);
  expect(isUnheard(agreed, noCustomer, "provider")).toBe(true);
  for (const closed of [noProvider, noCustomer])
    for (const viewer of ["customer", "provider"] as const)
      expect(isUnheard(agreed, { ...closed, is_transfer_sent: true }, viewer)).toBe(false);
  expect(isUnheard({ ...agreed, kind: "warranty", price: null }, noProvider, "customer")).toBe(false);
});
