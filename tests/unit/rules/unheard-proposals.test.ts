import { expect, it } from "vitest";
import { isUnheard } from "~/api/proposals/unheard-rules";

const asked = { kind: "price", by: "customer", status: "proposed", price: 36_000 } as const;
const open = { isProviderActive: true, isCustomerActive: true, isTransferSent: false };
const noProvider = { ...open, isProviderActive: false };
const noCustomer = { ...open, isCustomerActive: false };

it("Nothing comes of what a closed account is to answer, but of its absence", () => {
  const his = { ...asked, by: "provider" as const };
  expect(isUnheard(asked, "customer", open)).toBe(false);
  expect(isUnheard(asked, "customer", noProvider)).toBe(true);
  expect(isUnheard(his, "provider", noCustomer)).toBe(true);
  expect(isUnheard(asked, "provider", noCustomer)).toBe(false);
  expect(isUnheard({ ...his, kind: "no_show", price: null }, "provider", noCustomer)).toBe(true);
  expect(isUnheard({ ...asked, kind: "no_show", price: null }, "customer", noProvider)).toBe(false);
  expect(isUnheard({ ...asked, status: "declined" }, "customer", noProvider)).toBe(false);
});

it("Nothing comes of an agreed price that a closed account is to pay or be paid, unless it is on its way", () => {
  const agreed = { ...asked, status: "agreed" as const };
  expect(isUnheard(agreed, "customer", open)).toBe(false);
  expect(isUnheard(agreed, "customer", noProvider)).toBe(true);
  expect(isUnheard(agreed, "provider", noCustomer)).toBe(true);
  for (const closed of [noProvider, noCustomer])
    for (const viewer of ["customer", "provider"] as const)
      expect(isUnheard(agreed, viewer, { ...closed, isTransferSent: true })).toBe(false);
  expect(isUnheard({ ...agreed, kind: "warranty", price: null }, "customer", noProvider)).toBe(false);
});
