import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeDataFolder } from "~/api/data-folder";

test("nobody but who runs the server reads the folder of its data", () => {
  const parent = mkdtempSync(join(tmpdir(), "usta-data-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "of", "usta");
  makeDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
