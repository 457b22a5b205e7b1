import { z } from "zod";
import { flag, pushVariables, refusePush } from "./env-push.server";

const port = z.coerce.number().int().min(0).max(65_535);
const url = (protocol: RegExp) => z.url({ protocol });

const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  /** Port and address that the server listens on. */
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The address that people use, for links in messages and for search engines. Without it, a demonstration takes each request's. */
  PUBLIC_URL: url(/^https?$/)
    .transform((address) => new URL(address).origin)
    .optional(),
  /** How many proxies stand in front and set X-Forwarded-*. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /** Folder of the embedded database, the uploaded files and the demo's own secret. */
  DATA_DIR: z.string().min(1).default("data"),
  /** A Postgres server, 15 or later, instead of the embedded database. */
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  /** A website API elsewhere, ending in /api/v1, instead of the embedded one. */
  API_BASE_URL: url(/^https?$/).optional(),
  /** Signs cookies: at least 32 characters. Without it, demo mode keeps a random one in DATA_DIR. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** Demo content, accounts and outbox page. On while neither DATABASE_URL nor API_BASE_URL is set. */
  DEMO: flag.optional(),
  /** How long a public list may be held in memory: what another process changed is seen so much later. 0 holds none. */
  LISTS_HELD_SECONDS: z.coerce.number().int().min(0).max(60).default(5),
  /** The operator's country: currency, phone region, time zone, week, VAT, and the cities and prices that a new database begins with. */
  COUNTRY: z.enum(["EG", "SA", "AE"]).default("EG"),
  /** How visitors reach the operator. A demonstration has its own, which belong to nobody. */
  OPERATOR_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, "a number with its country, as +201001234567")
    .optional(),
  OPERATOR_EMAIL: z.email().optional(),
  /** Who invoices are from, by the legal name, and the number under which it is registered for VAT: a demonstration has its own. */
  OPERATOR_NAME: z
    .string()
    .min(2)
    // As much as a field of an invoice's code can say (`zatcaContent`).
    .refine((name) => new TextEncoder().encode(name).length <= 255, "255 bytes at most: 127 Arabic letters")
    .optional(),
  OPERATOR_VAT_NUMBER: z
    .string()
    .regex(/^[A-Z0-9]{8,20}$/, "letters and figures without spaces")
    .optional(),
  /** The account that transfers go to, all three or none: without it nobody can pay by transfer. A demonstration has its own. */
  OPERATOR_BANK: z.string().min(2).optional(),
  OPERATOR_BANK_HOLDER: z.string().min(2).optional(),
  OPERATOR_BANK_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/, "an IBAN without spaces")
    .optional(),
  /** Where payments by card go. A demonstration has the sandbox, in which no money moves; otherwise there is none unless named. */
  PAYMENT_GATEWAY: z.enum(["sandbox", "stripe"]).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "a secret or restricted key of Stripe's, as sk_live_…")
    .optional(),
  /** Signs what Stripe tells us. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "the signing secret of the webhook's endpoint at Stripe, as whsec_…")
    .optional(),
  /** A server for tests that speaks Stripe's protocol. */
  STRIPE_API_BASE: url(/^https?$/).optional(),
  ...pushVariables,
});

type Variables = z.output<typeof variables>;
export type Env = Omit<Variables, "DEMO"> & { DEMO: boolean };

/** Names of every variable there is, for `.env.example`. */
export const variableNames = Object.keys(variables.shape);

/**
 * Parses the environment.
 * @param source `process.env`, or the platform's bindings on an edge runtime; empty values count as absent.
 * @throws Error whose message is one line that names the first bad variable
 */
export function readEnv(source: Record<string, unknown>): Env {
  const given = Object.fromEntries(
    variableNames.flatMap((name) =>
      source[name] === undefined || source[name] === "" ? [] : [[name, source[name]]],
    ),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const found = parsed.data;
  const isDemo = found.DEMO ?? !(found.DATABASE_URL || found.API_BASE_URL);
  if ((!isDemo || found.API_BASE_URL) && !found.SESSION_SECRET)
    throw new Error("SESSION_SECRET: required unless DEMO=on with the embedded API");
  if (isDemo && found.COUNTRY !== "EG")
    throw new Error("COUNTRY: the demonstration is set in Egypt; EG, or DEMO=off");
  // The host that a caller names is its own word.
  if (!isDemo && !found.PUBLIC_URL)
    throw new Error("PUBLIC_URL: required unless DEMO=on: the address that people use");
  // Every country's commission holds VAT, which only who is registered may invoice.
  if (!isDemo && !found.API_BASE_URL && !found.OPERATOR_VAT_NUMBER)
    throw new Error("OPERATOR_VAT_NUMBER: required unless DEMO=on: invoices of the commission show VAT");
  const bank = [found.OPERATOR_BANK, found.OPERATOR_BANK_HOLDER, found.OPERATOR_BANK_IBAN].filter(Boolean);
  if (bank.length % 3 !== 0)
    throw new Error("OPERATOR_BANK: needs OPERATOR_BANK_HOLDER and OPERATOR_BANK_IBAN");
  refuseGateway(found, isDemo);
  refusePush(found);
  const PAYMENT_GATEWAY = found.PAYMENT_GATEWAY ?? (isDemo ? "sandbox" : undefined);
  return Object.freeze({ ...found, DEMO: isDemo, PAYMENT_GATEWAY });
}

/** A demonstration moves no money, and nothing else pretends to. */
function refuseGateway(found: Variables, isDemo: boolean): void {
  const { PAYMENT_GATEWAY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = found;
  if (isDemo && PAYMENT_GATEWAY === "stripe")
    throw new Error("PAYMENT_GATEWAY: a demonstration takes no money; sandbox, or DEMO=off");
  if (!isDemo && PAYMENT_GATEWAY === "sandbox")
    throw new Error("PAYMENT_GATEWAY: the sandbox takes no money; stripe, or DEMO=on");
  if (PAYMENT_GATEWAY === "stripe" && !STRIPE_SECRET_KEY)
    throw new Error("STRIPE_SECRET_KEY: required with PAYMENT_GATEWAY=stripe");
  if (PAYMENT_GATEWAY === "stripe" && !STRIPE_WEBHOOK_SECRET)
    throw new Error("STRIPE_WEBHOOK_SECRET: required with PAYMENT_GATEWAY=stripe");
  if (STRIPE_API_BASE && STRIPE_SECRET_KEY?.includes("_live_"))
    throw new Error("STRIPE_API_BASE: for tests alone; a live key goes to Stripe itself");
}

let current: Env | undefined;

/** Reads the environment of a platform that has no `process.env`; its adapter calls this before the first request. */
export function adoptEnv(source: Record<string, unknown>): void {
  current ??= readEnv(source);
}

/** The parsed environment, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** The hash of the sources that this build was made of; the build's configuration puts it in. */
export const buildVersion: string = import.meta.env?.BUILD ?? "development";
