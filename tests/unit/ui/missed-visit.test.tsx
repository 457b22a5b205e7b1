import { describe, expect, it } from "vitest";
import { Proposals } from "~/components/orders/proposals";
import type { OrderDetails, Proposal } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const visit = {
  ...{ id: "p1", kind: "warranty", by: "you", reason: "It drips again.", answer: "", photos: [] },
  ...{ price: null, price_before: null, difference: null, starts_at: "2026-12-04T14:00:00.000Z" },
  ...{ due_at: "2026-12-07T14:00:00.000Z", created_at: "2026-12-01T14:00:00.000Z" },
};
const order = (proposal: Partial<Proposal>) =>
  ({
    ...{
      id: "o1",
      request: { id: "r1" },
      next: null,
      starts_at: visit.starts_at,
      arrival_minutes: 0,
      duration: 90,
    },
    ...{ provider: { name: "Tarek" }, customer: { name: "Nadia" }, proposals: [{ ...visit, ...proposal }] },
    ...{ is_provider_active: true, is_customer_active: true },
  }) as unknown as OrderDetails;

describe.each(locales)("A visit under warranty, on its customer's page (%s)", (locale) => {
  const say = t(locale);
  const draw = (proposal: Partial<Proposal>) =>
    renderPage(<Proposals order={order(proposal)} viewer="customer" />, {
      locale,
      namespaces: ["common", "ui", "orders", "statuses", "words", "zones"],
    });

  it("is said not to have been made by a form of its own, once its time has come", () => {
    const due = draw({ status: "agreed", can: ["finish", "miss"] });
    expect(due).toContain('value="miss-visit p1"');
    expect(due).toContain(say("orders:warranty.miss.text"));
    expect(draw({ status: "agreed", can: ["finish"] })).not.toContain("miss-visit");
  });

  it("has a state in words that agree with a claim, where another price has them of a proposal", () => {
    expect(draw({ status: "declined", can: [] })).toContain(say("statuses:claim.declined"));
    const price = draw({ kind: "price", status: "declined", can: [] });
    expect(price).toContain(say("statuses:proposal.declined"));
    if (locale === "ar") expect(price).not.toContain(say("statuses:claim.declined"));
  });

  it("has a state that says what became of it, as nobody performs a time or a missed appointment", () => {
    const badge = (of: Partial<Proposal>) => /badge[^>]*>.*?<\/span>/.exec(draw({ ...of, can: [] }))?.[0];
    expect(badge({ status: "done" })).toContain(say("statuses:claim.done"));
    expect(badge({ kind: "reschedule", status: "done" })).toContain(say("statuses:proposal.agreed"));
    expect(badge({ kind: "no_show", status: "done" })).toContain(say("statuses:claim.settled"));
    expect(badge({ kind: "no_show", status: "declined" })).toContain(say("statuses:claim.objected"));
  });

  it("says afterwards that it was not made, and says so of no other", () => {
    expect(draw({ status: "missed", can: [] })).toContain(say("orders:proposal.missed.you"));
    expect(draw({ status: "missed", can: [], by: "other" })).toContain(say("orders:proposal.missed"));
    for (const status of ["done", "lapsed"] as const)
      expect(draw({ status, can: [] })).not.toContain(say("orders:proposal.missed.you"));
  });
});
