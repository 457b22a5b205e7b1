import type { Money } from "~/contract/endpoint";
import { type FailureBody, type FailureCode, failureStatus } from "~/contract/failure";
import { formatDate, formatLimit } from "~/i18n/dates";
import { type Digits, digitsIn, type Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import { formatMoney } from "~/i18n/money";
import { isBusy, isDatabaseUnreachable } from "./db/unreachable";
import {
  BadSignature,
  GatewayRefused,
  GatewayUnreachable,
  MalformedEvent,
} from "./outside/payments/gateway-errors";

/** Who reads a message, and in which figures. */
export type Reader = { locale: Locale; digits: Digits };

/**
 * What a sentence is filled with: words, numbers, an amount in minor units, a day of the calendar ("YYYY-MM-DD"), or a limit
 * (ISO 8601) with the time zone in which it is told.
 */
export type Params = Record<
  string,
  string | number | Money | { day: string } | { until: string; timeZone: string }
>;

/** A sentence for people: a dictionary key with its parameters, put into the caller's language and figures at the door. */
export type Sentence = string | { key: string; params: Params };

/** Field → sentences. */
export type Faults = Record<string, Sentence[]>;

type Detail = {
  message?: Sentence;
  fields?: Faults;
  /** What there is to say besides the message, at no field. */
  more?: readonly Sentence[];
  current?: FailureBody["current"];
  retryAfter?: number;
};

/** The one way in which an operation says no. */
export class ApiError extends Error {
  constructor(
    readonly code: FailureCode,
    readonly detail: Detail = {},
  ) {
    super(code);
  }
}

export const notFound = () => new ApiError("notFound");

/** A state that has moved on; `current` names it so that the page can show what is true now. */
export const conflict = (
  message: Sentence,
  current?: FailureBody["current"],
  more: readonly Sentence[] = [],
) => new ApiError("conflict", { message, more, ...(current && { current }) });

/** One or more wrong fields. */
export const invalid = (fields: Faults) => new ApiError("invalid", { fields });

/** Refused as a whole, with no field to blame: wrong credentials, wrong code. */
export const refused = (message: Sentence) => new ApiError("invalid", { message });

function inWords(value: Params[string], { locale, digits }: Reader): string | number {
  if (typeof value !== "object") return value;
  if ("amount" in value) return formatMoney(locale, digitsIn(locale, digits), value.amount, value.currency);
  const reading = { locale, digits: digitsIn(locale, digits), t: fixedT(locale, digits) };
  if ("until" in value)
    return formatLimit({ ...reading, now: value.until, timeZone: value.timeZone }, value.until);
  return formatDate({ ...reading, now: value.day, timeZone: "UTC" }, value.day, { hasYear: true });
}

export function translate(reader: Reader, sentence: Sentence): string {
  const { key, params = {} } = typeof sentence === "string" ? { key: sentence } : sentence;
  const values = Object.entries(params).map(([name, value]) => [name, inWords(value, reader)]);
  return fixedT(reader.locale, reader.digits)(key, Object.fromEntries(values));
}

/** What a code says when the operation has said nothing; a limit says how long to wait, wrong fields how many they are. */
function usualSentence(code: FailureCode, { retryAfter, fields }: Detail): Sentence {
  const count = fields ? Object.keys(fields).length : 0;
  if (code === "invalid" && count > 0) return { key: "errors:invalid", params: { count } };
  if (code !== "tooMany" || retryAfter === undefined) return `errors:${code}`;
  const [minute, hour] = [60, 3600];
  if (retryAfter < 1.5 * minute) return { key: "errors:tooMany.seconds", params: { count: retryAfter } };
  return retryAfter < 1.5 * hour
    ? { key: "errors:tooMany.minutes", params: { count: Math.ceil(retryAfter / minute) } }
    : { key: "errors:tooMany.hours", params: { count: Math.ceil(retryAfter / hour) } };
}

/** Seconds after which a call may be tried again that the database was out of reach for. */
const unreachableRetryAfter = 60;

/** The gateway whose name stands on what it did not sign; null for any other error. */
export const unsignedBy = (error: Error): string | null =>
  error instanceof BadSignature ? error.message : null;

/** A database that is gone comes back, and so does a gateway; what others hold is free again; anything else is our own mistake. */
function unforeseen(error: unknown): ApiError {
  if (isBusy(error))
    return new ApiError("conflict", { message: "errors:underWay", retryAfter: unreachableRetryAfter });
  if (isDatabaseUnreachable(error)) return new ApiError("unavailable", { retryAfter: unreachableRetryAfter });
  if (error instanceof BadSignature || error instanceof MalformedEvent) return new ApiError("malformed");
  return error instanceof GatewayUnreachable || error instanceof GatewayRefused
    ? new ApiError("unavailable", { message: "api:gatewayAway", retryAfter: unreachableRetryAfter })
    : new ApiError("internal");
}

/**
 * The body of a failed answer, in the caller's language and figures.
 * @param error an `ApiError`, or anything else: that is `unavailable` or `internal`, without its details but with the
 * request's id.
 */
export function failureBody(error: unknown, reader: Reader, requestId: string): FailureBody {
  const isForeseen = error instanceof ApiError;
  const known = isForeseen ? error : unforeseen(error);
  const { message, fields, more = [], current, retryAfter } = known.detail;
  const errors =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, list]) => [name, list.map((one) => translate(reader, one))]),
    );
  return {
    status: failureStatus[known.code],
    code: known.code,
    message: translate(reader, message ?? usualSentence(known.code, known.detail)),
    data: [...new Set([...Object.values(errors ?? {}).flat(), ...more.map((one) => translate(reader, one))])],
    ...(errors && { errors }),
    ...(current && { current }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(!isForeseen && { request_id: requestId }),
  };
}
