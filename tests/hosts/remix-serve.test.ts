import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDemo } from "../support/demo";
import { freePort } from "../support/postgres";

let serve: ChildProcess;
let folder: string;
let url: string;

beforeAll(async () => {
  folder = freshDemo();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  serve = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      DEMO: "on",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (serve.stdout) await once(serve.stdout, "data");
});

afterAll(async () => {
  serve.kill();
  await once(serve, "exit");
  rmSync(folder, { recursive: true, force: true });
});

describe("Under remix-serve", () => {
  it.each([
    ["/en", "en", "ltr"],
    ["/ar", "ar", "rtl"],
  ])("%s is a whole page in its language", async (path, lang, dir) => {
    const response = await fetch(url + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toMatch(/<h1[ >]/);
  });

  it("the website API answers", async () => {
    const response = await fetch(`${url}/api/v1/getInfo`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 200, data: {} });
  });

  it("the browser's files are there", async () => {
    const html = await (await fetch(`${url}/en`)).text();
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(url + sheet)).status).toBe(200);
  });
});
