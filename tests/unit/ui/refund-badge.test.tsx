import { expect, it } from "vitest";
import type { Refund } from "~/contract/payment-fields";
import { locales } from "~/i18n/locale";
import { aPayment, aRefund, at, drawRow } from "../../support/drawn-checkout";
import { t } from "../../support/texts";

it.each(locales)(
  "A refund that did not arrive is not called on its way beside what it says (%s)",
  (locale) => {
    const say = t(locale);
    const draw = (...states: Refund["status"][]) => {
      const refunds = states.map((status, n) => aRefund({ id: `f${n}`, status, asks_account: null }));
      return drawRow(aPayment({ status: "refund_pending", paid_at: at, refunds }), locale);
    };
    const [failed, coming] = [say("statuses:payment.refund_failed"), say("statuses:payment.refund_pending")];
    for (const html of [draw("failed"), draw("done", "failed")]) {
      expect(html).toContain(failed);
      expect(html).not.toContain(coming);
    }
    expect(draw("pending")).toContain(coming);
    expect(draw("pending")).not.toContain(failed);
  },
);
