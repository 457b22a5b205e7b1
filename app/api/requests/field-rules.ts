import type { z } from "zod";
import type { RequestStatus, timing } from "~/contract/request-fields";
import type { answers, requestFields } from "~/contract/request-form";

export type Answers = z.output<typeof answers>;
/** What a request form sends. */
export type Fields = z.output<typeof requestFields>;
export type FieldName = keyof Fields;
type Question = { code: string; type: "single" | "multi" | "number"; options: { code: string }[] };
/** A number as people type it, in any digits; null for what is none. */
type ReadNumber = (text: string) => number | null;

const mostOfNumber = 1_000_000;

function isAnswer({ type, options }: Question, answer: Answers[string]): boolean {
  const isOption = (code: string) => options.some((option) => option.code === code);
  if (type === "number") return typeof answer === "number" && answer >= 0 && answer <= mostOfNumber;
  if (type === "single") return typeof answer === "string" && isOption(answer);
  const chosen = Array.isArray(answer) ? answer : [String(answer)];
  return chosen.every(isOption) && new Set(chosen).size === chosen.length;
}

/** A number as typed comes as text; one chosen of many comes alone. */
function asAsked({ type }: Question, answer: Answers[string], readNumber: ReadNumber): Answers[string] {
  if (type === "number" && typeof answer === "string") return readNumber(answer) ?? answer;
  return type === "multi" && typeof answer === "string" ? [answer] : answer;
}

/**
 * Answers to a service's questions. What the service does not ask is left out: it was asked before another service was chosen.
 * @returns the answers that fit, and the questions whose answer does not
 */
export function readAnswers<Q extends Question>(
  given: Answers,
  questions: readonly Q[],
  readNumber: ReadNumber,
): { kept: Answers; wrong: Q[] } {
  const kept: Answers = {};
  const wrong: Q[] = [];
  for (const question of questions) {
    const answer = given[question.code];
    if (answer === undefined || answer === "" || (Array.isArray(answer) && answer.length === 0)) continue;
    const read = asAsked(question, answer, readNumber);
    if (isAnswer(question, read)) kept[question.code] = read;
    else wrong.push(question);
  }
  return { kept, wrong };
}

/** The lower end of a budget is not above the upper one. */
export const isBudgetInOrder = ({
  budget_min,
  budget_max,
}: Pick<Fields, "budget_min" | "budget_max">): boolean =>
  budget_min === undefined || budget_max === undefined || budget_min <= budget_max;

export type Whole = {
  serviceId: string | null;
  title: string;
  description: string;
  cityId: string | null;
  districtId: string | null;
  address: string;
  timing: z.output<typeof timing>;
  preferredDate: string | null;
};

export type Fault = "required" | "datePast" | "dateFar";

/**
 * What keeps a request from being open: it says what, where and when. A preferred date lies between today and the furthest day
 * that may be named, by the operator's calendar; dates are "YYYY-MM-DD".
 */
export function faultsOf(whole: Whole, today: string, furthest: string): Partial<Record<FieldName, Fault>> {
  const { serviceId, title, description, cityId, districtId, address, timing, preferredDate } = whole;
  const missing = (value: string | null): Fault | null => (value ? null : "required");
  const date =
    timing === "date" ? (missing(preferredDate) ?? dateFault(preferredDate ?? "", today, furthest)) : null;
  // In the order of the form, in which its summary names them.
  const faults: Partial<Record<FieldName, Fault | null>> = {
    title: missing(title),
    service_id: missing(serviceId),
    description: missing(description),
    preferred_date: date,
    city_id: missing(cityId),
    district_id: missing(districtId),
    address: missing(address),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function dateFault(date: string, today: string, furthest: string): Fault | null {
  if (date < today) return "datePast";
  return date > furthest ? "dateFar" : null;
}

/** A form is shown to be changed while its request is a draft or open. */
export const hasForm = (status: RequestStatus): boolean => status === "draft" || status === "open";
