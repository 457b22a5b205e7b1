import { type DestinationStream, pino } from "pino";

export type Log = {
  info: (fields: Record<string, unknown>, event: string) => void;
  warn: (fields: Record<string, unknown>, event: string) => void;
  error: (fields: Record<string, unknown>, event: string) => void;
};

type Told = {
  type: string;
  message: string;
  stack?: string;
  cause?: Told;
  code?: unknown;
  constraint?: unknown;
};
type Thrown = Error & { code?: unknown; constraint?: unknown; constraint_name?: unknown };

/** Databases put values into what they say of an error: parameters, quoted input, keys that exist already. */
const withoutValues = (message: string) =>
  message
    .split("\nparams:", 1)[0]
    ?.replace(/"[^"]*"|'[^']*'|\([^()]*\)=\([^()]*\)/g, "…")
    .slice(0, 600) ?? "";

/** An error without anything of the people whose call it was: what kind, what was asked of the database, where in the code. */
function withoutPeople(error: unknown): Told | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error, message: "" };
  const { name, message, stack = "", cause, code, constraint, constraint_name }: Thrown = error;
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    ...{ type: name, message: withoutValues(message), stack: frames.join("\n"), code },
    ...{ constraint: constraint ?? constraint_name, cause: withoutPeople(cause) },
  };
}

const secrets = [
  "token",
  "otp_token",
  "password",
  "phone",
  "email",
  "code",
  "authorization",
  "cookie",
  "name",
];

/**
 * Structured lines on standard output. Fields that could hold a secret or a person are never passed, and cut off if they are.
 * @param to elsewhere than standard output
 */
export const createLog = (level: string, to?: DestinationStream): Log => {
  const options = { level, base: null, redact: secrets, serializers: { err: withoutPeople } };
  return to ? pino(options, to) : pino(options);
};
