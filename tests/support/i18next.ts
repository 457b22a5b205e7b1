import { createInstance } from "i18next";
import { type Digits, defaultLocale, type Locale, locales } from "~/i18n/locale";
import { dictionaries } from "~/i18n/messages.server";
import { inDigits } from "~/i18n/number";
import { showValue, type Translate } from "~/i18n/translate";

/** A language's texts, their own figures in a reader's digits. */
const inDigitsOf = (locale: Locale, digits: Digits) =>
  Object.fromEntries(
    Object.entries(dictionaries[locale]).map(([name, texts]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inDigits(text, digits)])),
    ]),
  );

/** What i18next makes of our dictionaries: the measure of our own small `t()`. */
export function i18nextT(locale: Locale, digits: Digits): Translate {
  const instance = createInstance();
  // Resources are given at once, so `init` is done when it returns.
  void instance.init({
    initImmediate: false,
    resources: { ...dictionaries, [locale]: inDigitsOf(locale, digits) },
    lng: defaultLocale,
    supportedLngs: [...locales],
    fallbackLng: false,
    defaultNS: "common",
    keySeparator: false,
    returnEmptyString: true,
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      format: (value, _, language) => showValue(value, language === "ar" ? "ar" : "en", digits),
    },
    missingInterpolationHandler: () => "",
  });
  const t = instance.getFixedT(locale);
  // `replace` keeps a value named like one of i18next's own options from becoming one.
  return (key, values = {}) =>
    t(key, { replace: values, count: typeof values.count === "number" ? values.count : undefined });
}
