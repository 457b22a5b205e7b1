import { z } from "zod";

/**
 * Who may call an endpoint. `guest`: anybody. `otp`: a bearer of an otp_token; `factor`: of one that a staff's password gave. The
 * others need an access token of a verified account; `user` is any type, the rest that type alone.
 */
export type Access = "guest" | "otp" | "factor" | "user" | "customer" | "provider" | "staff";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** At most `max` calls in `seconds`, for one network address or one caller. */
export type RateLimit = {
  name: string;
  by: "address" | "caller";
  max: number;
  seconds: number;
  /** Counts only calls that carry this field of the input. */
  onlyWith?: string;
  /** Each process counts for itself, until it ends: for limits that guard its load, not codes and accounts. */
  inProcess?: true;
  /** Counts changes, where each is made: a call that is refused, or finds all as it is to be, costs nothing. */
  ofChanges?: true;
};

export type Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  method: Method;
  /** Below `/api/v1`; `:name` is a field of the input. */
  path: string;
  access: Access;
  /** Also open to signed-in users whose account is inactive. */
  inactive?: true;
  /** One line for the OpenAPI document. */
  summary: string;
  input: I;
  output: O;
  /** Answers a repeat with the same `Idempotency-Key` by the first answer. */
  idempotent?: true;
  /** Public and the same for everybody in a language: `max-age` seconds, with ETag. */
  cacheSeconds?: number;
  /** Of a cached answer: given for so many seconds more, while a new one is made (stale-while-revalidate). */
  staleSeconds?: number;
  /** The same for everybody in a language, and held in memory until a call changes something: at most `listsHeld` seconds. */
  shared?: true;
  /** The request body is bytes of a file, not JSON; the input comes from path and query. */
  body?: "file";
  /** The body proves by a signature in a header who sent it. */
  signed?: true;
  /** The answer is bytes: the output is `fileAnswer`. */
  answer?: "file";
  /** HTTP status of success: 200 unless said. */
  success?: 201;
  limits?: readonly RateLimit[];
  /** Test loops: the input field that names somebody's object, where a stranger must get 404. */
  owned?: string;
};

/**
 * Declares an endpoint, keeping the types of its schemas and its access.
 * @param e plain data; nothing runs here.
 */
export function endpoint<const E extends Endpoint>(e: E): E {
  return e;
}

export type Input<E extends Endpoint> = z.input<E["input"]>;
export type Parsed<E extends Endpoint> = z.output<E["input"]>;
export type Output<E extends Endpoint> = z.output<E["output"]>;

/** Input of a call that takes nothing. */
export const nothing = z.object({});

/** Output of a call that only says that it was done. */
export const done = z.null();

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** An id that a payment gateway gave, or one of ours that holds such a one: Stripe's have up to 255 characters. */
export const gatewayId = z.string().regex(/^[A-Za-z0-9_-]{1,255}$/);

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** From 1000 to 2999: of years below clocks, calendars and databases tell different things, and nothing here lies so far ahead. */
const year = "[12]\\d{3}";

/** A day of the operator's calendar, "YYYY-MM-DD". */
export const day = z.iso.date().regex(new RegExp(`^${year}-`));

/** A month of it: "YYYY-MM". */
export const month = z.string().regex(new RegExp(`^${year}-(0[1-9]|1[0-2])$`));

/** A date and time by the operator's clocks: "YYYY-MM-DDTHH:MM". */
export const localTime = z
  .string()
  .regex(new RegExp(`^${year}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$`), "validation:notDate");

/** Whole minor units of `currency`. */
export const money = z.object({ amount: z.int(), currency: z.string().length(3) });
export type Money = z.infer<typeof money>;

/** A price: whole minor units of the operator's currency, above zero. Forms show and read major units. */
export const price = z.int().min(1).max(100_000_000).meta({ money: true });

/** Which one of several in a row, from 1: as far as the database counts. */
export const ordinal = z.int().min(1).max(2_147_483_647);

/** For a record of an input: how many names it may have. It is looked at before what stands under them is. */
export const mostNames = { maxProperties: 40 };

/** Lists that grow without bound page by cursor. `nextCursor` is null on the last page; `previousCursor` leads to newer rows. */
export function cursorPage<T extends z.ZodType>(item: T) {
  return z.object({
    content: z.array(item),
    meta: z.object({
      meta: z.object({
        nextCursor: z.string().nullable(),
        previousCursor: z.string().nullable(),
        perPage: z.int(),
      }),
    }),
  });
}

export const cursor = z.string().max(400).optional();

/** A reader who comes back to a list gets what was open there at once, up to so many parts of it. */
export const mostParts = 5;
export const parts = z.int().min(1).max(mostParts).optional();

/** A list that is searched: the free text, which the API folds, and how often. */
export const search: { text: z.ZodOptional<z.ZodString>; limits: readonly RateLimit[] } = {
  text: z.string().trim().max(120).optional(),
  /** Two a second, for a minute: nobody types so fast, and each takes some of the one thread that draws the pages. */
  limits: [{ name: "search", by: "caller", max: 120, seconds: 60, onlyWith: "q", inProcess: true }],
};

/** Output of an endpoint that answers with bytes. */
export const fileAnswer = z.object({
  bytes: z.instanceof(Uint8Array),
  mime: z.string(),
  isPublic: z.boolean(),
  /** The cursor of the part that follows, of a file in parts. Over HTTP it is the header `Next-Cursor`. */
  next: z.string().optional(),
});
