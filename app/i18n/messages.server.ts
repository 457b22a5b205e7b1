import * as ar from "./ar.server";
import * as en from "./en.server";
import { type Digits, digitsIn, type Locale } from "./locale";
import { type Packed, pack } from "./packed";
import { type Dictionary, type Translate, translator } from "./translate";

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

const made = new Map<string, Translate>();

/**
 * The translate function over all dictionaries, for titles, messages of the API, e-mails: the same that pages use over the texts they
 * carry, so that both give the same strings.
 */
export function fixedT(locale: Locale, choice: Digits = "latn"): Translate {
  const digits = digitsIn(locale, choice);
  const id = `${locale}/${digits}`;
  const translate = made.get(id) ?? translator(locale, dictionaries[locale], digits);
  made.set(id, translate);
  return translate;
}
