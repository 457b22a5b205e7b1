import { describe, expect, it } from "vitest";
import { Proposals } from "~/components/orders/proposals";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { formatMoney } from "~/i18n/money";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const pounds = (amount: number) => ({ amount, currency: "EGP" });
const at = "2026-12-04T14:00:00.000Z";

const orderOf = (viewer: "customer" | "provider", status = "proposed") =>
  ({
    ...{ id: "o1", request: { id: "r1" }, price: pounds(30_000), visit_cost: pounds(0), starts_at: at },
    ...{ provider: { name: "Tarek" }, customer: { name: "Nadia" }, arrival_minutes: 0, duration: 90 },
    proposals: [
      {
        ...{ id: "p1", kind: "price", status, by: "other", can: ["agree", "decline"] },
        ...{ reason: "The pipe is older.", answer: "", photos: [], due_at: at, created_at: at },
        ...{
          price: pounds(42_000),
          price_before: pounds(30_000),
          difference: pounds(12_000),
          starts_at: null,
        },
        payout: viewer === "provider" ? pounds(37_800) : null,
      },
    ],
  }) as unknown as OrderDetails;

describe.each(locales)("Another price (%s)", (locale) => {
  const said = t(locale)("orders:proposal.payout", { amount: formatMoney(locale, "latn", 37_800, "EGP") });
  const draw = (viewer: "customer" | "provider", status?: string) =>
    renderPage(<Proposals order={orderOf(viewer, status)} viewer={viewer} />, {
      locale,
      namespaces: ["common", "ui", "orders", "statuses", "words", "zones"],
    });

  it("says to the technician alone what is left of it after the commission", () => {
    expect(draw("provider")).toContain(said);
    expect(draw("customer")).not.toContain(said);
  });

  it("says so as long as it may come into force, and no more once it has, or never will", () => {
    const saying = ["proposed", "agreed", "done", "declined", "withdrawn", "lapsed"].filter((status) =>
      draw("provider", status).includes(said),
    );
    expect(saying).toEqual(["proposed", "agreed"]);
  });
});
