import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

// The shell without windows draws the same pages with a quarter less work.
const chromium = execFileSync(
  "sh",
  ["-c", "command -v chromium-headless-shell || command -v chromium || command -v google-chrome"],
  {
    encoding: "utf8",
  },
);

// What Playwright turns off itself, for a second switch takes the place of its own; and the policy that has a page with our header
// leave the process of the empty page before it, so that each new browser would start two.
const turnedOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "CrossOriginOpenerPolicy",
];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "tests/results/e2e",
  globalSetup: "./tests/support/server-setup.ts",
  // Stories wait for pages half of the time: four keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [["line"]] : [["list"]],
  use: {
    // Animations off: a test waits for what a person waits for, not for a fade.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Asia/Riyadh",
    launchOptions: {
      executablePath: chromium.trim(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${turnedOff.join(",")}`,
        // Room for what a page makes and forgets while it loads: it begins with 1 MB, which is swept all the time. And no page
        // lives long enough for what it would gain by being compiled once more.
        "--js-flags=--min-semi-space-size=32 --no-opt --no-maglev",
      ],
    },
  },
});
