import { expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import { aPayment, at, drawRow } from "../../support/drawn-checkout";
import { t } from "../../support/texts";

it.each(locales)(
  "A payment leads to the complaint that is open about it, else to a new one (%s)",
  (locale) => {
    const [say, payment] = [t(locale), aPayment({ status: "succeeded", paid_at: at })];
    const row = drawRow(payment, locale);
    expect(row).toContain("/complaints/new?payment=p");
    const complained = drawRow({ ...payment, complaint_id: "c" }, locale);
    expect(complained).toContain(`/${locale}/complaints/c"`);
    expect(complained).toContain(say("payments:list.complaint"));
    expect(complained).not.toContain("/complaints/new");
  },
);
