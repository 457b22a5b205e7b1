import { type FailureBody, type FailureCode, failureStatus } from "~/contract/failure";
import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";

export type Params = Record<string, string | number>;

/** A sentence for people: a dictionary key with its parameters, put into the caller's language at the door. */
export type Sentence = string | { key: string; params: Params };

type Detail = {
  message?: Sentence;
  /** Field → sentences. */
  fields?: Record<string, Sentence[]>;
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
export const conflict = (message: Sentence, current?: FailureBody["current"]) =>
  new ApiError("conflict", { message, ...(current && { current }) });

/** One or more wrong fields. */
export const invalid = (fields: Record<string, Sentence[]>) => new ApiError("invalid", { fields });

/** Refused as a whole, with no field to blame: wrong credentials, wrong code. */
export const refused = (message: Sentence) => new ApiError("invalid", { message });

export const say = (locale: Locale, sentence: Sentence): string =>
  typeof sentence === "string" ? fixedT(locale)(sentence) : fixedT(locale)(sentence.key, sentence.params);

/** What a code says when the operation has said nothing; a limit says how long to wait. */
function usualSentence(code: FailureCode, retryAfter?: number): Sentence {
  if (code !== "tooMany" || retryAfter === undefined) return `errors:${code}`;
  return retryAfter < 90
    ? { key: "errors:tooMany.seconds", params: { count: retryAfter } }
    : { key: "errors:tooMany.minutes", params: { count: Math.ceil(retryAfter / 60) } };
}

/**
 * The body of a failed answer, in the caller's language.
 * @param error an `ApiError`, or anything else: that is `internal`, without its details.
 */
export function failureBody(error: unknown, locale: Locale, requestId: string): FailureBody {
  const known = error instanceof ApiError ? error : new ApiError("internal");
  const { message, fields, current, retryAfter } = known.detail;
  const errors =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, list]) => [name, list.map((one) => say(locale, one))]),
    );
  return {
    status: failureStatus[known.code],
    code: known.code,
    message: say(locale, message ?? usualSentence(known.code, retryAfter)),
    data: errors ? [...new Set(Object.values(errors).flat())] : [],
    ...(errors && { errors }),
    ...(current && { current }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(known.code === "internal" && { request_id: requestId }),
  };
}
