import { expect, it } from "vitest";
import { DiscountAnswer } from "~/components/technician-area/discount-answer";
import type { SentOffer } from "~/contract/offer-fields";
import { renderPage } from "../../support/render-page";

const egp = (amount: number) => ({ amount, currency: "EGP" });
const offer = {
  ...{ id: "o", price: egp(91_000), asked_price: egp(77_000) },
  earning: { payout: egp(69_300), commission: egp(7_700) },
} as unknown as SentOffer;

it("A discount request says the own price, the one asked for and what is left of it, and is one of many in a list", () => {
  const draw = (isOneOfMany: boolean) =>
    renderPage(<DiscountAnswer offer={offer} isOneOfMany={isOneOfMany} />, {
      namespaces: ["common", "ui", "technicianArea", "offers"],
    }).replace(/[\u2066-\u2069]/g, "");
  const [single, listed] = [draw(false), draw(true)];
  expect(listed.replaceAll("\u00A0", " ")).toContain(
    "Your price EGP 910 → asked EGP 770: you receive EGP 693, after a commission of EGP 77.",
  );
  const primaries = (html: string) => (html.match(/class="btn"/g) ?? []).length;
  expect([primaries(single), primaries(listed)]).toEqual([1, 0]);
});
