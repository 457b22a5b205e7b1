import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../support/server";

let folder: string;
const off = () => ({
  DATA_DIR: folder,
  DEMO: "off",
  PUBLIC_URL: "https://usta.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  OPERATOR_VAT_NUMBER: "100200300",
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "usta-empty-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function command(task: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/database.js", task, ...args], {
    env: { ...process.env, ...off() },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
}

describe("Without the demonstration", () => {
  it("its people are not loaded, and the refusal is one line", () => {
    const { status, lines } = command("seed");
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DEMO: /)]);
  });

  it("a new database gets schema and catalogue ahead of the start", () => {
    expect(command("migrate")).toMatchObject({ status: 0 });
  });

  it("its first member of staff comes by a command, which says password and secret once", () => {
    const given = ["--name", "Amira Nabil", "--email", "amira@usta.example", "--phone", "+201099999910"];
    const { status, lines } = command("staff", ...given);
    expect(status).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(/^ +password +(\w{4}-)+\w{1,4}$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ +TOTP secret +[A-Z2-7]{16,}$/));
    expect(command("staff", ...given)).toEqual({
      status: 1,
      lines: [expect.any(String), "--email: amira@usta.example has an account already"],
    });
  });

  it("a form is the site's own behind a proxy that asks by another host, and another site's is not; its cookies are for TLS alone", async () => {
    const server = await startServer(off());
    const page = await fetch(`${server.url}/en/login`);
    expect(page.headers.getSetCookie().find((line) => line.startsWith("session="))).toMatch(/; Secure/);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
    const Cookie = page.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    const body = () => new URLSearchParams({ csrf, login: "nobody@usta.example", password: "Wrong-2026" });
    const statuses = ["https://usta.example", "https://other.example"].map(async (Origin) => {
      const answer = await fetch(`${server.url}/en/login`, {
        ...{ method: "POST", redirect: "manual", headers: { Origin, Cookie }, body: body() },
      });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([422, 403]);
    await server.stop();
  });

  it("the site starts with its services, nobody in it, and a line about codes", async () => {
    const server = await startServer(off());
    const services = await (await fetch(`${server.url}/api/v1/services`)).json();
    expect(services.data.groups).toHaveLength(10);
    const signIn = await fetch(`${server.url}/api/v1/auth/sign/in`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ login: "customer@usta.test", password: "Usta-demo-2026" }),
    });
    expect(signIn.status).toBe(422);
    expect(server.output().match(/not delivered: .*/g)).toHaveLength(1);
    await server.stop();
  });

  it("a shop in Riyadh has its own places, currency and numbers, and nobody else's", async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "usta-riyadh-"));
    const own = { COUNTRY: "SA", OPERATOR_PHONE: "+966500000000", OPERATOR_EMAIL: "care@usta.example" };
    const server = await startServer({ ...off(), ...own, DATA_DIR });
    const get = async (path: string) => (await (await fetch(`${server.url}/api/v1${path}`)).json()).data;
    const info = await get("/getInfo");
    expect(info).toMatchObject({ phones: ["+966500000000"], email: "care@usta.example", address: "" });
    const { cities } = await get("/places");
    expect(cities.map(({ id }: { id: string }) => id)).toContain("riyadh");
    expect(cities.map(({ id }: { id: string }) => id)).not.toContain("cairo");
    const { groups } = await get("/services");
    expect(groups[0].services[0].starting_price.currency).toBe("SAR");
    expect(server.output()).not.toMatch(/cannot reach you/);
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
});
