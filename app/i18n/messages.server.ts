import { createInstance, type i18n as I18n } from "i18next";
import * as ar from "./ar.server";
import * as en from "./en.server";
import { type Digits, defaultLocale, digitsIn, type Locale, locales } from "./locale";
import { type Packed, pack } from "./packed";
import { type Dictionary, reportMissing, showValue, type Translate } from "./translate";

/** The name of a dictionary. */
export type Namespace = keyof typeof en;

/** Every text of the product. A namespace that one language lacks does not compile. */
export const dictionaries: Record<Locale, Record<Namespace, Dictionary>> = { en, ar };

const packed = new Map<string, Packed>();

/** A dictionary as it travels, or only its texts whose names begin with one of `only`. */
function packedTexts(locale: Locale, name: Namespace, only?: readonly string[]): Packed {
  const id = `${locale} ${name} ${only ?? ""}`;
  const known = packed.get(id);
  if (known !== undefined) return known;
  const texts = Object.entries(dictionaries[locale][name]);
  const chosen = only ? texts.filter(([key]) => only.some((start) => key.startsWith(start))) : texts;
  const made = pack(Object.fromEntries(chosen));
  packed.set(id, made);
  return made;
}

/** What a loader returns as `m`: the texts of the named dictionaries in one language, and no other. */
export function messages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Partial<Record<Namespace, Packed>> {
  return Object.fromEntries(namespaces.map((name) => [name, packedTexts(locale, name)]));
}

/** The same for a page that needs a few texts of a large dictionary: those whose names begin with one of `only`. */
export function someMessages<N extends Namespace>(locale: Locale, name: N, only: readonly string[]) {
  return { [name]: packedTexts(locale, name, only) } as Record<N, Packed>;
}

function start(digits: Digits): I18n {
  const instance = createInstance();
  // Resources are given at once, so `init` is done when it returns.
  void instance.init({
    initImmediate: false,
    resources: dictionaries,
    lng: defaultLocale,
    supportedLngs: [...locales],
    fallbackLng: false,
    defaultNS: "common",
    keySeparator: false,
    appendNamespaceToMissingKey: true,
    returnEmptyString: true,
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      format: (value, _, locale) => showValue(value, locale === "ar" ? "ar" : "en", digits),
    },
    missingInterpolationHandler: () => "",
    saveMissing: true,
    missingKeyHandler: ([language = ""], namespace, key) => reportMissing(language, `${namespace}:${key}`),
  });
  return instance;
}

const instances: Partial<Record<Digits, I18n>> = {};
const cache = new Map<string, Translate>();

/**
 * The server's translate function over all dictionaries, built once per process, language and digits (building costs
 * i18next 0.7 ms). For titles, messages of the API, e-mails; on pages `useT` gives the same strings.
 */
export function fixedT(locale: Locale, choice: Digits = "latn"): Translate {
  const digits = digitsIn(locale, choice);
  const id = `${locale}/${digits}`;
  const known = cache.get(id);
  if (known) return known;
  instances[digits] ??= start(digits);
  const t = instances[digits].getFixedT(locale);
  const plain = new Map<string, string>();
  const translate: Translate = (key, values) => {
    // `replace` keeps a value named like one of i18next's own options from becoming one.
    if (values)
      return t(key, { replace: values, count: typeof values.count === "number" ? values.count : undefined });
    const text = plain.get(key) ?? t(key, { replace: {} });
    plain.set(key, text);
    return text;
  };
  cache.set(id, translate);
  return translate;
}
