// One stage of `npm test`: a command with its log, its time, and the tests that it counted.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";

const results = "tests/results";
const total = { passed: 0, failed: 0, skipped: 0 };
const started = performance.now();

export function begin() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** What runs now: it ends with the run. */
const running = new Set();

/** Runs a stage, its output into a file of its own; the first that fails ends the run and shows it. */
export async function stage(name, command, args, env = {}) {
  const file = `${results}/${name.replace(/\W+/g, "-")}`;
  const report = `${file}.json`;
  const begun = performance.now();
  const reportTo = command === "vitest" ? [`--outputFile.json=${report}`] : [];
  const child = spawn(command, [...args, ...reportTo], {
    env: {
      ...process.env,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const [code, stdout, stderr] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)]);
  running.delete(child);
  const output = stdout + stderr;
  writeFileSync(`${file}.log`, output);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(7);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${seconds} s  ${name}${count(report)}`);
  if (code === 0) return;
  console.error(`\n${[...failures(report), ...unhandled(output)].join("\n\n")}\n\n${output.slice(-20_000)}`);
  finish(1);
}

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });

/** What failed, each by its title and the beginning of its error, for who sees only the first lines after the stage. */
function failures(report) {
  if (!existsSync(report)) return [];
  const { testResults = [], suites = [] } = JSON.parse(readFileSync(report, "utf8"));
  const vitest = testResults.flatMap(({ assertionResults, message, name }) => [
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => [fullName, ...failureMessages]),
    ...(assertionResults.length === 0 && message ? [[name, message]] : []),
  ]);
  const playwright = suites.flatMap(specs).flatMap(({ title, file, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ errors }) => errors.length > 0)
      .map(({ errors }) => [`${file}:${line} ${title}`, ...errors.map(({ message }) => message ?? "")]),
  );
  return [...vitest, ...playwright].map(
    ([title, ...errors]) => `${title}\n${stripVTControlCharacters(errors.join("\n")).slice(0, 600)}`,
  );
}

/** What Vitest says of a promise that nobody waited for: no test of its report has it. */
const unhandled = (output) =>
  stripVTControlCharacters(output)
    .split("Unhandled Rejection ")
    .slice(1)
    .map((error) => error.slice(0, 600));

const specs = ({ specs: own = [], suites = [] }) => [...own, ...suites.flatMap(specs)];

/** A stage that this machine cannot run: a gap to mention, and in CI a failure. */
export function skip(name, reason) {
  console.log(`${process.env.CI ? "FAILED" : "skipped"}            ${name}: ${reason}`);
  total.skipped += 1;
  if (process.env.CI) finish(1);
}

/** Adds a runner's report to the total. */
function count(report) {
  if (!existsSync(report)) return "";
  const { stats, ...found } = JSON.parse(readFileSync(report, "utf8"));
  const passed = stats?.expected ?? found.numPassedTests;
  const failed = stats ? stats.unexpected + stats.flaky : found.numFailedTests;
  const skipped = stats?.skipped ?? found.numPendingTests + found.numTodoTests;
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  return `: ${passed} passed${failed ? `, ${failed} failed` : ""}${skipped ? `, ${skipped} skipped` : ""}`;
}

/** The closing lines. In CI a skipped test is a failed run. */
export function finish(code = 0) {
  for (const child of running) child.kill();
  console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
  );
  const hasGap = total.passed === 0 || (process.env.CI && total.skipped > 0);
  process.exit(code || (hasGap ? 1 : 0));
}
