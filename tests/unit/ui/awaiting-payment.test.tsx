import { describe, expect, it } from "vitest";
import { Comparison } from "~/components/offers/comparison";
import { OrderPanel } from "~/components/orders/order-panel";
import type { ComparedOffer } from "~/contract/offer-fields";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const money = (amount: number) => ({ amount, currency: "EGP" });
const at = "2026-11-22T08:00:00.000Z";
const offer = (id: string, name: string, status: ComparedOffer["status"]) =>
  ({
    ...{ id, request_id: "r1", status, kind: "fixed", price: money(30_000), previous_price: null },
    ...{ visit_fee: money(0), starts_at: at, arrival_minutes: 0, duration: 60, warranty_days: 0, can: [] },
    ...{ included: "", message: "", valid_until: at, rounds: [], is_sender_active: true },
    provider: { id, name, avatar: null, rating: null, reviews_count: 0, jobs_done: 0 },
  }) as unknown as ComparedOffer;
const order = (more: Partial<OrderDetails>) =>
  ({
    ...{ id: "o1", status: "awaiting_payment", price: money(42_000), can: ["pay", "give_up"] },
    ...{
      customer: { id: "u1", name: "Nadia" },
      provider: { id: "u2", name: "Tarek" },
      proposals: [],
      invoices: [],
    },
    ...{ request: { id: "r1" }, starts_at: at, arrival_minutes: 0, duration: 60, payment_due_at: at },
    ...{
      warranty_days: 0,
      changes_asked: [],
      visit_cost: money(0),
      visit_fee: money(0),
      provider_phone: null,
      ...more,
    },
  }) as unknown as OrderDetails;

describe.each(locales)("While an accepted offer awaits payment (%s)", (locale) => {
  const say = t(locale);
  const namespaces = [
    ...(["common", "ui", "orders", "offers", "requests", "complaints", "invoices"] as const),
    ...(["statuses", "words", "counts", "zones"] as const),
  ];
  const draw = (element: React.ReactElement) => renderPage(element, { locale, namespaces });
  const panel = (more: Partial<OrderDetails> = {}) =>
    draw(<OrderPanel order={order(more)} agreed={null} hired={null} />);

  it("the offers on hold stand behind one line that counts them, and the others before it", () => {
    const offers = [
      offer("p1", "Mona", "pending"),
      offer("p2", "Osama", "on_hold"),
      offer("p3", "Ramy", "on_hold"),
    ];
    const html = draw(
      <Comparison
        {...{ offers, sort: "match", sorts: ["match"], here: "/requests/r1", isChosen: true, empty: null }}
      />,
    );
    const [shown = "", held = ""] = html.split("<details");
    expect([shown.includes("Mona"), shown.includes("Osama")]).toEqual([true, false]);
    expect(held).toContain(say("offers:compare.onHold", { count: 2 }));
    for (const name of ["Osama", "Ramy"]) expect(held).toContain(name);
  });

  it("the way out stands quiet under the way to pay", () => {
    const html = panel();
    const [pay, out] = [html.indexOf("/payment?order=o1"), html.indexOf(say("orders:giveUp"))];
    expect(pay).toBeGreaterThan(0);
    expect(out).toBeGreaterThan(pay);
    expect(html).toContain("btn btn-ghost");
    expect(panel({ can: [] })).not.toContain(say("orders:giveUp"));
  });

  it("nobody can be called; once it is paid the technician can, and its invoice is read when it is done", () => {
    expect(panel()).not.toContain("tel:");
    const paid = panel({ status: "paid", can: [], provider_phone: "+201001234567" });
    expect(paid).toContain('href="tel:+201001234567"');
    const invoice = { id: "i1", kind: "invoice", number: "A-1", subject: "job" } as const;
    const done = panel({ status: "completed", can: [], invoices: [invoice as never] });
    expect(done).toContain(`/${locale}/payment/invoice/i1`);
  });
});
