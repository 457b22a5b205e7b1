import { defineConfig } from "vitest/config";

/** These files adopt an environment, which a process does once: those of the web all the same, the others each its own. */
const ofAnEnvironment = {
  web: ["tests/unit/web/**/*.test.{ts,tsx}"],
  own: ["tests/unit/environment/**/*.test.{ts,tsx}"],
};

/**
 * What `npm test` runs on the embedded database as well: of every area its main stories, of every operation an answer, and what one
 * connection could do otherwise than many. `--project api` without a leg runs all there.
 */
const onBoth = [
  "append-only",
  "arrival-code",
  "auth-phone",
  "auth-sign-in",
  "auth-sign-up",
  "broadcasting",
  "catalogue",
  "closed-transfers",
  "complaints",
  "complaints-basis",
  "complaints-settled",
  "complaints-staff",
  "drafts",
  "export-own",
  "files",
  "gateway-events",
  "idempotency-claims",
  "invoices",
  "messages-figures",
  "money-invariants",
  "money-model",
  "notifications",
  "offers",
  "offers-negotiation",
  "offers-queue",
  "orders",
  "orders-approval",
  "orders-cancelled",
  "password-change",
  "password-forgotten",
  "password-reset",
  "payments-begun",
  "payouts",
  "payouts-staff",
  "profile",
  "proposals-offered",
  "races",
  "races-money",
  "ratings",
  "refund-account",
  "refunds-sent-back",
  "requests-drafts",
  "requests-invited",
  "requests-mine",
  "requests-publish",
  "reviews",
  "reviews-answers",
  "reviews-reported",
  "sandbox-cards",
  "search",
  "sessions",
  "settings",
  "settlements",
  "site",
  "staff-sign-in",
  "staff-steps",
  "staff-users",
  "staff-verifications",
  "staff-write-off",
  "technician-area",
  "technician-calendar",
  "technician-day",
  "technicians",
  "ten-at-once",
  "timers",
  "transfers",
  "vat",
  "wallet",
  "worker",
].map((name) => `tests/api/${name}.test.ts`);

/** How the planner goes through many rows, and who waits for whom, is asked of a server's database, where there may be many. */
const ofAServer = [
  "tests/api/*-plans.test.ts",
  "tests/api/technicians-scale.test.ts",
  "tests/api/migrations.test.ts",
  "tests/api/line-numbers.test.ts",
  "tests/api/races-refunds.test.ts",
];

export default defineConfig({
  resolve: { alias: [{ find: /^~\//, replacement: new URL("./app/", import.meta.url).pathname }] },
  test: {
    restoreMocks: true,
    // The stages of one run share what they have made of the sources, each by its content.
    experimental: { fsModuleCache: true },
    testTimeout: 20_000,
    // Room for what a test makes and forgets: a small one is swept all the time.
    execArgv: ["--max-semi-space-size=64", "--min-semi-space-size=16"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: [...ofAnEnvironment.web, ...ofAnEnvironment.own],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-web",
          include: ofAnEnvironment.web,
          setupFiles: "./tests/support/posted.ts",
          isolate: false,
          maxWorkers: 2,
        },
      },
      { extends: true, test: { name: "unit-environment", include: ofAnEnvironment.own, maxWorkers: 2 } },
      {
        extends: true,
        test: {
          name: "api",
          include: process.env.API_LEG === "embedded" ? onBoth : ["tests/api/**/*.test.ts"],
          exclude: process.env.API_LEG === "http" ? [] : ofAServer,
          globalSetup: "./tests/support/databases.ts",
          // Each worker holds a database, which its files use one after another. Over HTTP it waits for the server's now and then.
          pool: "forks",
          isolate: false,
          maxWorkers: process.env.API_LEG === "http" ? 3 : 2,
          hookTimeout: 60_000,
        },
      },
      {
        // The built server and its other hosts: `npm run build` and `npm run build:edge` come first.
        extends: true,
        test: {
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
          globalSetup: "./tests/support/hosts-setup.ts",
          pool: "forks",
          // They wait for servers that start and stop: four keep two cores busy.
          maxWorkers: 4,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
