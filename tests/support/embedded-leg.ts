import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";

const separator = "\n";

/** A file in which each worker notes which operations have answered it. */
export const newNotes = (): string => join(mkdtempSync(join(tmpdir(), "usta-answered-")), "answered");

/** Adds operations that have answered, each as "area.operation". */
export const noteAnswered = (notes: string, named: Iterable<string>): void =>
  appendFileSync(notes, [...named, ""].join(separator));

/** Every operation that people call, as "area.operation"; what gateways sign comes by plain requests. */
const operations = () =>
  Object.entries<Record<string, Endpoint>>(contract).flatMap(([area, endpoints]) =>
    Object.keys(endpoints)
      .filter((operation) => !endpoints[operation]?.signed)
      .map((operation) => `${area}.${operation}`),
  );

/** That what `npm test` runs on PGlite has had an answer of every operation of the contract, and not only refusals. */
export function expectAllAnswered(notes: string): void {
  const answered = new Set(existsSync(notes) ? readFileSync(notes, "utf8").split(separator) : []);
  rmSync(join(notes, ".."), { recursive: true, force: true });
  const silent = operations().filter((operation) => !answered.has(operation));
  if (silent.length === 0) return;
  // What is thrown at the end of a run is printed, and fails nothing.
  process.exitCode = 1;
  throw new Error(
    `No test of the leg on PGlite had an answer of ${silent.join(", ")}: name one in vitest.config.ts`,
  );
}
