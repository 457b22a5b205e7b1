import { defineConfig } from "vitest/config";

/** These files adopt an environment, which a process does once. */
const ofAnEnvironment = ["tests/unit/{web,environment}/**/*.test.{ts,tsx}"];

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
    testTimeout: 20_000,
    // Room for what a test makes and forgets: a small one is swept all the time.
    execArgv: ["--max-semi-space-size=64", "--min-semi-space-size=16"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: ofAnEnvironment,
          isolate: false,
          maxWorkers: 2,
        },
      },
      { extends: true, test: { name: "unit-environment", include: ofAnEnvironment, maxWorkers: 2 } },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
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
