import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres } from "../../scripts/system.mjs";
import { type Line, lineTo } from "../support/line";
import { type Postgres, startPostgres } from "../support/postgres";
import { dropDatabase, prepareTemplate } from "../support/prepared";
import { type RunningServer, startServer } from "../support/server";
import { t } from "../support/texts";

const name = `usta_gone_${process.pid}`;
const well = [200, "no-store", { status: "ok" }];
const unwell = [503, "no-store", { status: "unavailable" }];

// As the API's stage on Postgres: a gap where there is none.
describe.runIf(process.env.TEST_DATABASE_URL || findPostgres())("When the database is gone", () => {
  let postgres: Postgres;
  let line: Line;
  let server: RunningServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    await prepareTemplate(postgres.url, name);
    const { hostname, port } = new URL(postgres.url);
    line = await lineTo({ hostname, port: Number(port || 5432) });
    const host = `127.0.0.1:${line.port}`;
    server = await startServer({
      DATABASE_URL: Object.assign(new URL(postgres.url), { host, pathname: `/${name}` }).href,
      ...{ DEMO: "off", PUBLIC_URL: "https://usta.example", LOG_LEVEL: "silent" },
      ...{ SESSION_SECRET: "a secret of the tests, 32 characters", OPERATOR_VAT_NUMBER: "100200300" },
    });
  });

  afterAll(async () => {
    await server.stop();
    line.cut();
    await dropDatabase(postgres.url, name);
    await postgres.stop();
  });

  async function health() {
    const answer = await fetch(`${server.url}/healthz`);
    return [answer.status, answer.headers.get("Cache-Control"), await answer.json()];
  }
  const openPage = () => fetch(`${server.url}/ar/technicians`);

  it("the health and the pages say so, and are well again when it is back", async () => {
    expect(await health()).toEqual(well);
    line.cut();
    expect(await health()).toEqual(unwell);
    const page = await openPage();
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
    await line.mend();
    await expect.poll(health, { timeout: 20_000 }).toEqual(well);
    expect((await openPage()).status).toBe(200);
  });

  it("nobody waits long for that word, nor for it to be back, however many have asked meanwhile", async () => {
    const headers = { Authorization: `Bearer ${"a".repeat(43)}` };
    const ask = async () => (await fetch(`${server.url}/api/v1/wallet`, { headers })).status;
    line.cut();
    const begun = performance.now();
    for (let round = 0; round < 4; round += 1)
      expect(new Set(await Promise.all(Array.from({ length: 10 }, ask)))).toEqual(new Set([503]));
    expect(performance.now() - begun).toBeLessThan(20_000);
    await line.mend();
    const again = performance.now();
    expect(await ask()).toBe(401);
    expect(performance.now() - again).toBeLessThan(10_000);
  });

  it("a login that was sent meanwhile comes back as it was filled in", async () => {
    const page = await fetch(`${server.url}/en/login`);
    const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
    line.cut();
    const answer = await fetch(`${server.url}/en/login`, {
      method: "POST",
      headers: { Cookie: cookies.join("; "), Origin: "https://usta.example" },
      body: new URLSearchParams({ csrf, login: "nadia@example.com", password: "Lantern-42-quiet" }),
    });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain('value="nadia@example.com"');
    expect(html).toContain(t("en")("errors:unavailable"));
    await line.mend();
    await expect.poll(health, { timeout: 20_000 }).toEqual(well);
  });

  it("the health does not wait for one that takes calls and never answers", async () => {
    line.goDead();
    const begun = performance.now();
    expect(await health()).toEqual(unwell);
    expect(performance.now() - begun).toBeLessThan(8_000);
    await line.mend();
    await expect.poll(health, { timeout: 20_000 }).toEqual(well);
  });
});
