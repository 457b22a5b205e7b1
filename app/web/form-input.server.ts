import type { Endpoint, Input } from "~/contract/endpoint";
import { type Field, fieldsOf, isYes } from "~/contract/fields";
import { parseMoneyToMinor, parseNumber } from "~/i18n/digits";

type Values = Record<string, string | string[]>;

/** Fields that are never shown again. */
const secret = /^(csrf|key|password|current_password|code)$/;

/** What was typed, for showing the form again. */
export function typedValues(form: FormData): Values {
  const values: Values = {};
  for (const name of new Set(form.keys())) {
    if (secret.test(name)) continue;
    const texts = form.getAll(name).filter((value) => typeof value === "string");
    const [first] = texts;
    if (first !== undefined) values[name] = texts.length > 1 ? texts : first;
  }
  return values;
}

function readOne(field: Field, texts: string[], currency: string): unknown {
  const text = texts[0]?.trim() ?? "";
  if (field.kind === "list") return texts.filter((one) => one !== "");
  if (field.kind === "boolean") return isYes(text);
  if (text === "") return undefined;
  if (field.kind !== "number") return texts[0];
  // What is no number goes on as text: the API then says so at the field.
  return (field.isMoney ? parseMoneyToMinor(text, currency) : parseNumber(text)) ?? text;
}

/** A box that is not ticked sends nothing; where an answer is needed, that is one. */
const unsaid = ({ kind, isRequired }: Field) => (kind === "boolean" && isRequired ? false : undefined);

/** `answers.colour=red` and the like belong to the record `answers`; a blank is null where it takes that, else not there. */
function readRecord(entries: [string, string][], name: string, { values }: Field, currency: string) {
  const texts = new Map<string, string[]>();
  for (const [key, value] of entries) {
    if (!key.startsWith(`${name}.`)) continue;
    const code = key.slice(name.length + 1);
    texts.set(code, [...(texts.get(code) ?? []), value]);
  }
  const record: Record<string, unknown> = {};
  for (const [code, all] of texts) {
    const typed = all.filter((text) => text !== "");
    const one = typed.length > 1 ? typed : typed[0];
    const read = values?.kind === "number" ? readOne(values, typed, currency) : one;
    if (read !== undefined) record[code] = read;
    else if (values?.isRequired === false) record[code] = null;
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
  const entries = [...typed].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fieldsOf(endpoint.input))) {
    if (field.kind === "record") {
      const record = readRecord(entries, name, field, currency);
      if (Object.keys(record).length > 0) input[name] = record;
      continue;
    }
    const texts = entries.flatMap(([key, value]) => (key === name ? [value] : []));
    const value = texts.length > 0 ? readOne(field, texts, currency) : unsaid(field);
    if (value !== undefined) input[name] = value;
  }
  return input as Input<E>;
}
