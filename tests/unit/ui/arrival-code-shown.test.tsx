import { expect, it } from "vitest";
import { OrderPanel } from "~/components/orders/order-panel";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";

const money = (amount: number) => ({ amount, currency: "EGP" });

it.each(locales)("A code is there to be said only as long as its technician may come (%s)", (locale) => {
  const isShown = (is_provider_active: boolean) => {
    const order = {
      ...{ id: "o1", status: "paid", arrival_code: "7408", price: money(30_000), visit_fee: money(0) },
      ...{
        request: { id: "r1" },
        customer: { id: "u1", name: "Nadia" },
        provider: { id: "u2", name: "Tarek" },
      },
      ...{ starts_at: "2026-11-22T08:00:00.000Z", arrival_minutes: 0, duration: 60, warranty_days: 0 },
      ...{ can: [], proposals: [], invoices: [], changes_asked: [], visit_cost: money(0) },
      ...{ earning: null, settled: null, is_provider_active, is_customer_active: true },
    } as unknown as OrderDetails;
    return renderPage(<OrderPanel order={order} agreed={null} hired={null} />, {
      locale,
      namespaces: [
        "common",
        "ui",
        "orders",
        "offers",
        "requests",
        "complaints",
        "statuses",
        "words",
        "zones",
      ],
    }).includes("7408");
  };
  expect(isShown(true)).toBe(true);
  expect(isShown(false)).toBe(false);
});
