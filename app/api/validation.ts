import type { z } from "zod";
import { invalid, type Sentence } from "./errors";

type Issue = z.core.$ZodIssue;

function sizeSentence(issue: Extract<Issue, { code: "too_small" | "too_big" }>): Sentence {
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
  return { key: isTooSmall ? "validation:min" : "validation:max", params: { value: count } };
}

const wrongType = (issue: Extract<Issue, { code: "invalid_type" }>): Sentence =>
  issue.input === undefined
    ? "validation:required"
    : issue.expected === "number" || issue.expected === "int"
      ? "validation:notNumber"
      : "validation:invalid";

/** A schema's complaint as a dictionary key. A message that is a key itself wins. */
export function sentenceOf(issue: Issue): Sentence {
  if (issue.message.startsWith("validation:")) return issue.message;
  if (issue.code === "too_small" || issue.code === "too_big") return sizeSentence(issue);
  if (issue.code === "invalid_type") return wrongType(issue);
  if (issue.code === "invalid_value") return "validation:notOneOf";
  if (issue.code === "invalid_format" && issue.format === "date") return "validation:notDate";
  return "validation:invalid";
}

/** Parses, or refuses with a sentence for each wrong field. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, Sentence[]> = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? "form");
    fields[name] ??= [];
    if (fields[name].length === 0) fields[name].push(sentenceOf(issue));
  }
  throw invalid(fields);
}
