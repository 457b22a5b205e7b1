import { describe, expect, it } from "vitest";
import { PaymentsPage } from "~/components/payments/payments-page";
import type { ListedPayment, OwedPayment } from "~/contract/payment-fields";
import { locales } from "~/i18n/locale";
import { aPayment } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const owed = (order_id: string, due_at: string): OwedPayment => ({
  ...{
    order_id,
    request: { id: `r-${order_id}`, title: "Tap" },
    provider_name: "Tarek F.",
    purpose: "price",
  },
  ...{ amount: { amount: 30_000, currency: "EGP" }, due_at },
});
const draw = (locale: (typeof locales)[number], all: OwedPayment[], rows: ListedPayment[] = []) =>
  renderPage(
    <PaymentsPage constraints={{}} list={{ rows, older: null, newer: null, growsHere: true }} owed={all} />,
    {
      ...{ locale, now: "2026-11-23T08:00:00.000Z" },
      namespaces: ["common", "ui", "payments", "statuses", "lists"],
    },
  );

describe.each(locales)("The page of payments (%s)", (locale) => {
  const say = t(locale);

  it("leads to the checkout of what is owed, with its limit, before all that was paid", () => {
    const html = draw(locale, [
      owed("o1", "2026-11-25T07:29:00.000Z"),
      owed("o2", "2026-11-26T07:29:00.000Z"),
    ]);
    expect(html.indexOf(say("payments:owed.title"))).toBeGreaterThan(0);
    expect(html.indexOf("order=o2")).toBeLessThan(html.indexOf(say("payments:list.empty")));
    expect(html.match(/btn-accent/g)).toHaveLength(1);
    expect(html.indexOf("btn-accent")).toBeLessThan(html.indexOf("order=o2"));
    expect(html).toContain(say("weekday.3"));
    expect(html).toMatch(/\b25\b/);
  });

  it("stands each payment a step below what it stands under", () => {
    const levels = (html: string) => [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    const [due, past] = [owed("o1", "2026-11-25T07:29:00.000Z"), aPayment({ status: "failed" })];
    expect(levels(draw(locale, [due], [past, { ...past, id: "p2" }]))).toEqual([1, 2, 3, 2, 3, 3]);
    expect(levels(draw(locale, [], [past]))).toEqual([1, 2]);
  });

  it("names what is begun at the gateway once, among what is owed, and a transfer in both", () => {
    const due = owed("o1", "2026-11-25T07:29:00.000Z");
    const begun = aPayment({ order_id: "o1", status: "created", is_open: true });
    expect(draw(locale, [due], [begun])).not.toContain(say("payments:list.pay"));
    expect(draw(locale, [due], [begun])).toContain(say("payments:list.empty"));
    expect(draw(locale, [], [begun])).toContain(say("payments:list.pay"));
    expect(draw(locale, [due], [{ ...begun, method: "transfer" }])).toContain(say("payments:list.pay"));
  });

  it("says nothing of it where nothing is", () => {
    expect(draw(locale, [])).not.toContain(say("payments:owed.title"));
  });
});
