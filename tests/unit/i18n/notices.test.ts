import { expect, it } from "vitest";
import { noticeKinds } from "~/api/record/notices";
import { locales } from "~/i18n/locale";
import { dictionaryOf } from "../../support/dictionaries";

/** Notices of a bank that takes or gives back money, as the customer whose bank it is reads them. */
const toCustomers = ["charged_back", "charged_back.ended", "charged_back.ended.rest", "chargeback_reversed"];

it.each(locales)("In %s a customer is told of their own bank, not of the customer's", (locale) => {
  const texts = dictionaryOf(locale, "notifications");
  for (const kind of toCustomers) {
    expect(Object.keys(noticeKinds)).toContain(kind);
    expect(texts[kind]).toMatch(/Your bank|بنكك/);
    expect(texts[kind]).not.toMatch(/customer|payer|العميل/);
  }
});

it("In Arabic an account's closing is appealed by a «تظلُّم», as its page says, and a decision by an «استئناف»", () => {
  const told = dictionaryOf("ar", "notifications").account_deactivated;
  for (const text of [told, dictionaryOf("ar", "outbox")["accountClosed.text"]]) {
    expect(text).toContain("تظلُّم");
    expect(text).not.toContain("استئناف");
  }
});
