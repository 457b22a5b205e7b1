import { describe, expect, it } from "vitest";
import { Proposals } from "~/components/orders/proposals";
import type { OrderDetails, Proposal } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";

const money = (amount: number) => ({ amount, currency: "EGP" });
const proposal = (changed: Partial<Proposal>) =>
  ({
    ...{ id: "p1", by: "you", reason: "It drips again.", answer: "", photos: [], can: [], starts_at: null },
    ...{ price: null, price_before: null, difference: null, payout: null, is_unheard: false },
    ...{ created_at: "2026-11-24T09:00:00.000Z", due_at: "2026-11-26T09:00:00.000Z", ...changed },
  }) as Proposal;

describe.each(locales)("What came of a proposal (%s)", (locale) => {
  const draw = (
    changed: Partial<Proposal>,
    viewer: "customer" | "provider" = "customer",
    can_complain = true,
  ) => {
    const side = { id: "u1", name: "Tarek" };
    const order = {
      ...{ id: "o1", request: { id: "r1", title: "Tap" }, provider: side, customer: side, can_complain },
      ...{ proposals: [proposal(changed)], starts_at: "2026-11-24T09:00:00.000Z", arrival_minutes: 0 },
      ...{ duration: 60, can: [], price: money(30_000), visit_cost: money(0) },
    } as unknown as OrderDetails;
    return renderPage(<Proposals order={order} viewer={viewer} />, {
      locale,
      namespaces: ["common", "ui", "orders", "statuses", "complaints", "words", "zones"],
    });
  };
  const way = `href="/${locale}/requests/r1/dispute"`;

  it("leads from a visit that was declined, or not answered, to a complaint", () => {
    for (const status of ["declined", "lapsed", "missed"] as const) {
      expect(draw({ kind: "warranty", status })).toContain(way);
      expect(draw({ kind: "warranty", status }, "customer", false)).not.toContain(way);
    }
    expect(draw({ kind: "warranty", status: "done" })).not.toContain(way);
    expect(draw({ kind: "warranty", status: "declined", by: "other" }, "provider")).not.toContain("/dispute");
    expect(draw({ kind: "price", status: "declined" })).not.toContain(way);
  });

  it("strikes the price of before where another takes its place, not where it stands", () => {
    const terms = { price: money(25_000), price_before: money(30_000), difference: money(-5_000) };
    for (const status of ["proposed", "agreed", "done"] as const)
      expect(draw({ kind: "price", status, ...terms }), status).toContain("<s class");
    for (const status of ["declined", "withdrawn", "lapsed"] as const)
      expect(draw({ kind: "price", status, ...terms }), status).not.toContain("<s class");
  });
});
