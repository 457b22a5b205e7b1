import { describe, expect, it } from "vitest";
import { JudgedPayment } from "~/components/payments/judged-payment";
import type { PaymentAtIssue } from "~/contract/decision-basis-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const at = "2026-12-01T14:00:00.000Z";
const money = (amount: number) => ({ amount, currency: "EGP" });
const refund = { id: "r1", amount: money(1_100), status: "done", at } as const;
const payment: PaymentAtIssue = {
  ...{ id: "p1", purpose: "increase", method: "transfer", status: "requires_action" },
  ...{ amount: money(30_000), charged_back: money(0), created_at: at, paid_at: null },
  refunds: [],
};

describe.each(locales)("The payment that a complaint is about, as staff read it (%s)", (locale) => {
  const say = t(locale);
  const draw = (of: Partial<PaymentAtIssue> = {}) =>
    renderPage(<JudgedPayment payment={{ ...payment, ...of }} />, {
      locale,
      namespaces: ["common", "ui", "staff", "statuses"],
    });

  it("says how much, what for, how, and where it stands", () => {
    const html = draw();
    for (const said of ["complaints.payment.increase", "refunds.transfer", "state.payment.requires_action"])
      expect(html).toContain(say(`staff:${said}`));
    expect(html).toContain("300");
    expect(html).not.toContain(say("staff:complaints.payment.paid"));
    expect(draw({ paid_at: at, status: "succeeded" })).toContain(say("staff:complaints.payment.paid"));
  });

  it.each(["done", "pending", "failed", "undecided"] as const)("says what goes back: %s", (status) => {
    const html = draw({ status: "refund_pending", refunds: [{ ...refund, status }] });
    expect(html).toContain(say(`staff:complaints.payment.back.${status}`));
    expect(html).toContain("11");
    expect(html).not.toContain(say("staff:complaints.payment.back.bank"));
    expect(draw({ charged_back: money(900) })).toContain(say("staff:complaints.payment.back.bank"));
  });
});
