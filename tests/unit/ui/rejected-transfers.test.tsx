import { describe, expect, it } from "vitest";
import { OwnerSteps } from "~/components/requests/owner-steps";
import type { Checkout } from "~/contract/payment-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { locales } from "~/i18n/locale";
import { drawCheckout, money, sentTransfer } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const why = "Only half of it came.";
const isOver = { due: null, status: "cancelled" } as const;

describe.each(locales)("Of a transfer that was rejected (%s)", (locale) => {
  const say = t(locale);
  const contact = `/${locale}/contact`;

  it("the checkout names the reference, says not to send it twice, and where to ask of it", () => {
    const payment = sentTransfer({ status: "failed", rejection: why });
    const drawn = (changed: Partial<Checkout> = {}) => drawCheckout({ payment, ...changed }, locale);
    for (const html of [drawn(), drawn(isOver)])
      for (const words of ["US-1-2", why, contact]) expect(html).toContain(words);
    expect(drawn()).toContain(say("payments:rejected.twice"));
    expect(drawn(isOver)).not.toContain(say("payments:rejected.twice"));
  });

  it("the page of its request says the same, as long as it can be paid, and what becomes of it after that", () => {
    const draw = (is_awaited: boolean | null) => {
      const transfer = { order_id: "o1", amount: money, reference: "US-1-2", reason: why, is_awaited };
      const request = {
        ...{ id: "r1", can: [], status: "awarding", offers_count: 1, timeline: [], refunding: null },
        ...{ next: null, rejected_transfer: is_awaited === null ? null : transfer },
      };
      return renderPage(<OwnerSteps request={request as unknown as RequestDetails} order={null} />, {
        ...{ locale, namespaces: ["common", "ui", "requests", "orders", "payments", "words"] },
      });
    };
    for (const html of [draw(true), draw(false)])
      for (const words of ["US-1-2", "420", why, contact]) expect(html).toContain(words);
    expect(draw(true)).toContain(say("payments:rejected.then"));
    expect(draw(false)).toContain(say("payments:rejected.over"));
    expect(draw(null)).not.toContain(contact);
  });
});
