import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { whole } from "../support/requests";
import { type RunningServer, startServer } from "../support/server";
import { demoLogins, demoPassword, signIn } from "../support/sign-in";
import { t } from "../support/texts";

let apiFolder: string;
let folder: string;
let data: string;
let api: RunningServer;
let site: RunningServer;

beforeAll(async () => {
  apiFolder = freshDemo();
  folder = mkdtempSync(join(tmpdir(), "usta-web-"));
  data = join(folder, "data");
  api = await startServer({ DATA_DIR: apiFolder, DEMO: "on" });
  site = await startServer({
    ...{ API_BASE_URL: `${api.url}/api/v1`, DATA_DIR: data, DEMO: "on" },
    SESSION_SECRET: "a secret of the tests, 32 characters",
  });
});

afterAll(async () => {
  await site.stop();
  await api.stop();
  for (const path of [apiFolder, folder]) rmSync(path, { recursive: true, force: true });
});

const post = (server: RunningServer, path: string, body: Record<string, unknown>, token = "") =>
  fetch(`${server.url}/api/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

const nadia = {
  ...{ name: "Nadia Samir", phone: "01001234599", password: demoPassword },
  ...{ city_id: "cairo", accept_terms: true },
};

describe("Where the website API is elsewhere", () => {
  it.each(["en", "ar"] as const)("a caller of it here hears in %s that it is not here", async (locale) => {
    const headers = { "Accept-Language": locale };
    const message = t(locale)("errors:notFound");
    for (const path of ["/getInfo", "/technicians?q=tap", "/auth/no/such/thing", "/"]) {
      const answer = await fetch(`${site.url}/api/v1${path}`, { headers });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("Content-Type")).toMatch(/^application\/json\b/);
      expect(await answer.json()).toEqual({ status: 404, code: "notFound", message, data: [] });
    }
  });

  it("nobody is signed up by a call to this host, neither here nor there", async () => {
    const answer = await post(site, "/auth/sign/up/customer", nadia);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "notFound", data: [] });
    const login = { login: nadia.phone, password: nadia.password };
    expect((await post(api, "/auth/sign/in", login)).status).toBe(422);
  });

  it("who signed up there signs in here by the form", async () => {
    expect((await post(api, "/auth/sign/up/customer", nadia)).status).toBe(201);
    const [session] = await signIn(site.url, nadia.phone);
    const headers = { Cookie: `${session?.name}=${session?.value}` };
    const page = await fetch(`${site.url}/en/register/otp`, { headers, redirect: "manual" });
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/100 123 4599/);
  });

  it("a page shows what was published there", async () => {
    const answer = await post(api, "/auth/sign/in", { login: demoLogins.customer, password: demoPassword });
    const { token } = (await answer.json()).data;
    const title = "A tap that drips elsewhere";
    const draft = await (await post(api, "/requests", { ...whole, title }, token)).json();
    expect((await post(api, `/requests/${draft.data.id}/publish`, {}, token)).status).toBe(200);
    const page = await fetch(`${site.url}/en/all-requests`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(title);
  });

  it("no database is made here", async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(existsSync(data)).toBe(false);
  });
});
