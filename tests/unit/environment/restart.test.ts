import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openApi } from "~/api";
import { migrateEmbedded, openEmbedded } from "~/api/db/embedded";
import { idempotencyKeys } from "~/api/db/schema";
import { adoptEnv } from "~/env.server";

const claim = { caller: "nadia", endpoint: "requests.create", bodyHash: "hash" };
const answer = { status: 201, body: {} };

test("Nadia sends again at once what a killed process had begun; what it had answered stays answered", async () => {
  const folder = await mkdtemp(join(tmpdir(), "usta-"));
  adoptEnv({
    ...{ DATA_DIR: folder, DEMO: "off", LOG_LEVEL: "silent", PUBLIC_URL: "http://usta.example" },
    ...{ SESSION_SECRET: "0123456789abcdef0123456789abcdef", OPERATOR_VAT_NUMBER: "100200300" },
  });
  const killed = await openEmbedded(folder);
  await migrateEmbedded(killed);
  await killed.db.insert(idempotencyKeys).values([
    { ...claim, key: "begun", createdAt: new Date() },
    { ...claim, key: "answered", answer, createdAt: new Date() },
  ]);
  await killed.close();
  const api = await openApi();
  const left = await api.house.db.query.idempotencyKeys.findMany();
  await api.close();
  await rm(folder, { recursive: true });
  expect(left.map(({ key }) => key)).toEqual(["answered"]);
}, 60_000);
