import { expect, it } from "vitest";
import { OfferPrice } from "~/components/technician-area/offer-price";
import { locales } from "~/i18n/locale";
import { formatMoney } from "~/i18n/money";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const pounds = (amount: number) => ({ amount, currency: "EGP" as const });
const draw = (locale: (typeof locales)[number], minimum: number) =>
  renderPage(
    <OfferPrice
      {...{ offer: null, earning: null, floors: { job: pounds(15_000), visit: pounds(10_000) } }}
      commission={{ rate_percent: 10, minimum: pounds(minimum) }}
    />,
    { locale, namespaces: ["common", "ui", "technicianArea"] },
  );

it.each(locales)("A visit fee is said to be all commission up to the least that is taken (%s)", (locale) => {
  const say = t(locale);
  const minimum = formatMoney(locale, "latn", 2_000, "EGP");
  expect(draw(locale, 2_000)).toContain(say("technicianArea:offer.visitFee.hint.least", { minimum }));
  expect(draw(locale, 0)).toContain(say("technicianArea:offer.visitFee.hint"));
});
