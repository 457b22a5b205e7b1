import { expect, it } from "vitest";
import { OrderPanel } from "~/components/orders/order-panel";
import { Escrow } from "~/components/ui/escrow";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { at, drawCheckout, money, wordsOf } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const say = t("en");
const drawn = (here: "pay" | "hold" | "approve" | "paidOut") =>
  renderPage(<Escrow here={here} />, { locale: "en", namespaces: ["common", "ui", "orders"] });
const note = (key: string) => say(`orders:escrow.${key}`);

it("Before it is paid the strip promises; what lies behind a job is said as done", () => {
  const [before, held, done] = [drawn("pay"), drawn("hold"), drawn("paidOut")];
  for (const place of ["pay", "hold", "approve", "paidOut"]) {
    expect(before).toContain(note(`${place}.note`));
    expect(done).toContain(note(`${place}.over`));
    expect(done).not.toContain(note(`${place}.note`));
  }
  expect(held).toContain(note("pay.over"));
  expect(held).not.toContain(note("pay.note"));
  expect(held).toContain(note("approve.note"));
});

it("Once the work is delivered the strip names no hours, which its customer may have put off", () => {
  const html = drawn("approve");
  expect(html).toContain(note("approve.now"));
  expect(html).not.toContain(note("approve.note"));
});

it("The strip says nothing of VAT, which not every technician takes", () => {
  expect(drawn("pay")).not.toContain("VAT");
});

it("At the checkout the money is to be paid now, and that we hold it is what catches the eye", () => {
  const html = drawCheckout({});
  expect(html).toMatch(/<li aria-current="step">.*?You pay/);
  expect(html).toMatch(/<li class="hl">(?:(?!<li).)*We hold/);
});

it("A payer who comes back to a job that is done sees its money with the technician", () => {
  const words = wordsOf(drawCheckout({ due: null, status: "completed" }));
  expect(words).toContain(note("paidOut.over"));
});

it("A payer whose job is completed is not told any more to complain before they approve", () => {
  const words = (status: "delivered" | "completed") => wordsOf(drawCheckout({ due: null, status }));
  expect(words("delivered")).toContain(say("payments:steps.wrong"));
  expect(words("completed")).not.toContain(say("payments:steps.wrong"));
});

const job = (status: OrderDetails["status"]) =>
  ({
    ...{ id: "o1", status, price: money, can: [], proposals: [], invoices: [], changes_asked: [] },
    ...{ customer: { id: "u1", name: "Nadia" }, provider: { id: "u2", name: "Tarek" } },
    ...{ request: { id: "r1" }, starts_at: at, arrival_minutes: 0, duration: 60, warranty_days: 0 },
    ...{ visit_fee: money, visit_cost: money },
    complaint: { id: "c1", status: "awaiting_other", is_dispute: true, is_open: true, is_mine: true },
  }) as unknown as OrderDetails;

it.each(locales)("In a dispute no step of the money promises what time would do, in %s", (locale) => {
  const panel = (status: OrderDetails["status"]) =>
    renderPage(<OrderPanel order={job(status)} agreed={null} hired={null} />, {
      ...{ locale, namespaces: ["common", "ui", "orders", "complaints", "statuses", "zones", "offers"] },
    });
  const say = t(locale);
  const checkout = (status: OrderDetails["status"]) => drawCheckout({ due: null, status }, locale);
  for (const html of [panel("disputed"), checkout("disputed")]) {
    for (const place of ["hold", "approve", "paidOut"]) {
      expect(html).toContain(say(`orders:escrow.${place}.disputed`));
      for (const promise of ["note", "over"])
        expect(html).not.toContain(say(`orders:escrow.${place}.${promise}`));
    }
    expect(html).not.toContain(say("payments:steps.wrong"));
  }
  for (const html of [panel("delivered"), checkout("delivered")])
    expect(html).toContain(say("orders:escrow.approve.now"));
});
