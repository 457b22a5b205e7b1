import type { Endpoint, Input } from "~/contract/endpoint";
import { type Field, fieldsOf, isYes } from "~/contract/fields";
import { decimalsOf } from "~/i18n/currency";
import { parseMoneyToMinor, parseNumber, toLatinDigits } from "~/i18n/digits";

type Values = Record<string, string | string[]>;

const secret = /^(csrf|key|password|current_password|code)$/;
/** Fields that are never shown again. */
export const isSecret = (name: string) => secret.test(name);
/** A day that was typed where a browser has no calendar for it. */
const typedDay = /^\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}$/u;
/** A field as our forms name them: `title`, `answers.colour`. Under any other name nothing is shown. */
const known = /^[a-z][a-z_]{0,39}(\.[\w-]{1,40})?$/;

/** The texts under each name, in one pass: a form has as many names as its sender likes. */
function textsByName(typed: FormData | URLSearchParams): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of typed) {
    if (typeof value !== "string") continue;
    const same = texts.get(name);
    if (same) same.push(value);
    else texts.set(name, [value]);
  }
  return texts;
}

/** What was typed, for showing the form again. */
export function typedValues(form: FormData): Values {
  const shown = [...textsByName(form)].filter(([name]) => known.test(name) && !isSecret(name));
  return Object.fromEntries(
    shown.map(([name, texts]) => [name, texts.length > 1 ? texts : (texts[0] ?? "")]),
  );
}

/** What no amount can be, far too high or below nothing, goes on as the number that it is near: the API then names its bound. */
function readAmount(text: string, currency: string): number | null {
  const exact = parseMoneyToMinor(text, currency);
  const near = (parseNumber(text) ?? 0) * 10 ** decimalsOf(currency);
  if (exact !== null || (near >= 0 && near <= Number.MAX_SAFE_INTEGER)) return exact;
  return Math.min(Math.max(Math.floor(near), -Number.MAX_VALUE), Number.MAX_VALUE);
}

function readOne(field: Field, texts: string[], currency: string): unknown {
  const text = texts[0]?.trim() ?? "";
  if (field.kind === "list") return texts.filter((one) => one !== "");
  if (field.kind === "boolean") return isYes(text);
  if (text === "") return undefined;
  if (field.kind !== "number") return typedDay.test(text) ? toLatinDigits(text) : texts[0];
  // What is no number goes on as text: the API then says so at the field.
  return (field.isMoney ? readAmount(text, currency) : parseNumber(text)) ?? text;
}

/** A box that is not ticked sends nothing; where an answer is needed, that is one. */
const unsaid = ({ kind, isRequired }: Field) => (kind === "boolean" && isRequired ? false : undefined);

/** `answers.colour=red` and the like belong to the record `answers`; a blank is null where it takes that, else not there. */
function readRecord(typed: Map<string, string[]>, name: string, { values }: Field, currency: string) {
  const record: [string, unknown][] = [];
  for (const [key, texts] of typed) {
    if (!key.startsWith(`${name}.`)) continue;
    const said = texts.filter((text) => text !== "");
    const one = said.length > 1 ? said : said[0];
    const read = values?.kind === "number" ? readOne(values, said, currency) : one;
    const value = read === undefined && values?.isRequired === false ? null : read;
    if (value !== undefined) record.push([key.slice(name.length + 1), value]);
  }
  return record;
}

/**
 * The input of an endpoint as typed into a form or a query string: digits of either script, prices in major units, lists by
 * repeated names, records by dotted names; blank means not given. Only the endpoint's own fields are taken; the API checks them.
 */
export function readInput<E extends Endpoint>(
  endpoint: E,
  typed: FormData | URLSearchParams,
  currency: string,
): Input<E> {
  const byName = textsByName(typed);
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fieldsOf(endpoint.input))) {
    if (field.kind === "record") {
      const record = readRecord(byName, name, field, currency);
      if (record.length > 0) input[name] = Object.fromEntries(record);
      continue;
    }
    const texts = byName.get(name);
    const value = texts ? readOne(field, texts, currency) : unsaid(field);
    if (value !== undefined) input[name] = value;
  }
  return input as Input<E>;
}
