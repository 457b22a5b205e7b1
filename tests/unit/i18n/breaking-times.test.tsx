import { expect, it } from "vitest";
import { DateTime } from "~/i18n/date-time";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";

/** As it is written, with what may not break between its words. */
const drawn = (iso: string, locale: (typeof locales)[number]) =>
  renderPage(<DateTime iso={iso} as="when" />, { locale, namespaces: ["common"] });

it.each(locales)(
  "An appointment that is named by its date may break around that, and never in it (%s)",
  (locale) => {
    const far = drawn("2030-12-06T08:00:00.000Z", locale);
    expect(far).toContain("whitespace-pre-line");
    expect(far).toMatch(/6\u00a0\S+\u00a0/);
    expect(far).toMatch(/\S 6\u00a0/);
  },
);
