import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { demoSecret } from "~/api/demo-secret";

it("The demonstration's secret is one, however many ask for it first", async () => {
  const folder = mkdtempSync(join(tmpdir(), "usta-secret-"));
  const inside = join(folder, "data");
  const secrets = await Promise.all(Array.from({ length: 20 }, () => demoSecret(inside)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await demoSecret(inside)).toBe(secrets[0]);
  expect(readdirSync(inside)).toEqual(["session-secret"]);
  rmSync(folder, { recursive: true });
});
