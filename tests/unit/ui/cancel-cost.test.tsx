import { expect, it } from "vitest";
import { useCancelCost } from "~/components/orders/cancelling";
import { renderPage } from "../../support/render-page";

const egp = (amount: number) => ({ amount, currency: "EGP" });

function Said({ refund, fee }: Record<"refund" | "fee", number>) {
  const named = { id: "tarek", name: "Tarek Fawzy", type: "provider" as const };
  const provider = { ...named, avatar: null, is_online: false };
  const cancel_cost = { refund: egp(refund), fee: egp(fee) };
  return <p>{useCancelCost({ provider, cancel_cost, is_provider_active: true })}</p>;
}

it.each([
  [30_000, 0, "EGP 300 is refunded in full"],
  [25_000, 5_000, "EGP 250 is refunded and EGP 50 goes to Tarek Fawzy for the visit"],
  [0, 5_000, "nothing is refunded: the EGP 50 you paid goes to Tarek Fawzy for the visit"],
])("Cancelling that gives %i back and costs %i says so", (refund, fee, words) => {
  const html = renderPage(<Said refund={refund} fee={fee} />, { namespaces: ["common", "orders"] });
  expect(html.replaceAll("\u00a0", " ").replace(/<[^>]*>|[\u2066-\u2069]/g, "")).toContain(words);
});
