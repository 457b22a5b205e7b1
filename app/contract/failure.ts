/** Every way in which a call can fail, and the HTTP status it answers with. */
export const failureStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unverified: 403,
  inactive: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type FailureCode = keyof typeof failureStatus;

/**
 * The body of a failed answer. `message` and `data` are the specification's; `errors` places each message at its field;
 * `current` names the state that a 409 ran into; `request_id` comes with what nobody foresaw, and the log has it too.
 */
export type FailureBody = {
  status: number;
  code: FailureCode;
  message: string;
  data: string[];
  errors?: Record<string, string[]>;
  current?: Record<string, string | number | null>;
  retry_after?: number;
  request_id?: string;
};

/** The body of a good answer. */
export type SuccessBody<T> = { status: number; message: string | null; data: T };
