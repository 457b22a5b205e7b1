import type { z } from "zod";
import { type Field, fieldsOf } from "~/contract/fields";
import { decimalsOf } from "~/i18n/currency";
import { hasMoreDecimals } from "~/i18n/digits";
import { cleaned } from "./cleaned-input";
import { type Faults, invalid, type Sentence } from "./errors";

type Issue = z.core.$ZodIssue;

/** @param currency of a field that holds an amount; null of any other */
function sizeSentence(
  issue: Extract<Issue, { code: "too_small" | "too_big" }>,
  currency: string | null,
): Sentence {
  const count = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const isTooSmall = issue.code === "too_small";
  if (issue.origin === "string") {
    if (isTooSmall && count === 1) return "validation:required";
    return { key: isTooSmall ? "validation:tooShort" : "validation:tooLong", params: { count } };
  }
  if (issue.origin === "array") {
    if (isTooSmall) return "validation:required";
    return { key: "validation:tooMany", params: { count } };
  }
  if (currency !== null) {
    const params = { amount: { amount: count, currency } };
    return { key: isTooSmall ? "validation:minAmount" : "validation:maxAmount", params };
  }
  return { key: isTooSmall ? "validation:min" : "validation:max", params: { value: count } };
}

function wrongType(issue: Extract<Issue, { code: "invalid_type" }>, currency: string | null): Sentence {
  if (issue.input === undefined) return "validation:required";
  if (issue.expected !== "number" && issue.expected !== "int") return "validation:invalid";
  if (currency === null) return "validation:notNumber";
  return typeof issue.input === "string" && hasMoreDecimals(issue.input, currency)
    ? { key: "validation:decimals", params: { count: decimalsOf(currency) } }
    : "validation:notAmount";
}

/** A schema's complaint as a dictionary key. A message that is a key itself wins. */
export function sentenceOf(issue: Issue, currency: string | null): Sentence {
  if (issue.message.startsWith("validation:")) return issue.message;
  if (issue.code === "too_small" || issue.code === "too_big") return sizeSentence(issue, currency);
  if (issue.code === "invalid_type") return wrongType(issue, currency);
  if (issue.code === "invalid_value") return "validation:notOneOf";
  if (issue.code === "invalid_format" && issue.format === "date") return "validation:notDate";
  return "validation:invalid";
}

/** A record with more names than it may have is refused before what stands under each is looked at. */
function refuseCrowds(known: Record<string, Field>, input: unknown): void {
  const crowded: Record<string, Sentence[]> = {};
  for (const [name, { mostNames: count }] of Object.entries(known)) {
    const record: unknown = (input as Record<string, unknown> | null)?.[name];
    if (count === undefined || typeof record !== "object" || record === null) continue;
    if (Object.keys(record).length > count)
      crowded[name] = [{ key: "validation:tooMany", params: { count } }];
  }
  if (Object.keys(crowded).length > 0) throw invalid(crowded);
}

/** It breaks the bound of whole numbers altogether, and with it the field's own, which says more. */
const breaksEveryBound = (issue: Issue) => "origin" in issue && issue.origin === "int";

/** What the schema complains of, a sentence for each wrong field. */
function faultsOf(issues: readonly Issue[], known: Record<string, Field>, currency: string): Faults {
  const faults: Faults = {};
  for (const issue of issues.toSorted(
    (one, other) => Number(breaksEveryBound(one)) - Number(breaksEveryBound(other)),
  )) {
    const top = String(issue.path[0] ?? "form");
    // What belongs to a record has a field of its own: `answers.colour`.
    const name = known[top]?.kind === "record" ? issue.path.slice(0, 2).join(".") : top;
    faults[name] ??= [sentenceOf(issue, known[top]?.isMoney ? currency : null)];
  }
  return faults;
}

/** An input that its schema refuses: why, and the fields that are right by themselves. */
export type Wrong<T> = { faults: Faults; given: Partial<T> };

/**
 * Parses what was sent, its texts as they can be stored.
 * @param currency in which the sentences name the bounds of an amount
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
  currency: string,
): { input: z.output<S> } | Wrong<z.output<S>> {
  const known = fieldsOf(schema);
  refuseCrowds(known, input);
  const sent = cleaned(input);
  const result = schema.safeParse(sent, { reportInput: true });
  if (result.success) return { input: result.data };
  const { issues } = result.error;
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const right = Object.entries((schema as z.ZodType as Partial<z.ZodObject>).shape ?? {}).flatMap(
    ([name, field]) => {
      const one = (field as z.ZodType).safeParse((sent as Record<string, unknown> | null)?.[name]);
      return one.success && !wrong.has(name) ? [[name, one.data] as const] : [];
    },
  );
  const given = Object.fromEntries(right) as Partial<z.output<S>>;
  return { faults: faultsOf(issues, known, currency), given };
}

/** Everything that is wrong with an input, in the order of its fields. What the schema says of one goes first. */
export function allFaults(schema: z.ZodType, found: Faults, faults: Faults): Faults {
  const order = Object.keys(fieldsOf(schema));
  const placeOf = (name: string) => order.indexOf(name.split(".")[0] ?? name);
  const all = Object.entries({ ...found, ...faults });
  return Object.fromEntries(all.sort(([one], [other]) => placeOf(one) - placeOf(other)));
}
