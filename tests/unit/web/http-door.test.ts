import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { ApiFailure } from "~/web/calls/client.server";
import { httpDoor } from "~/web/calls/http-door.server";

let stop = async () => {};
afterEach(() => stop());

/** An API that answers everything alike, and its address. */
async function remote(status: number, type: string, body: string): Promise<string> {
  const server = createServer((_, response) =>
    response.writeHead(status, { "Content-Type": type }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
}

async function failureOf(base: string, locale: Locale) {
  const voice = { token: null, draftKey: null, locale, address: null, requestId: "request-1" };
  const call = httpDoor(base, voice)("site", "info", {}, {});
  return (await call.then(
    () => Promise.reject(new Error("it answered")),
    (error: ApiFailure) => error,
  )) as ApiFailure;
}

describe("A remote API", () => {
  it.each(["en", "ar"] as const)(
    "that nobody answers at is unavailable, in the reader's language (%s)",
    async (locale) => {
      const base = await remote(200, "application/json", "{}");
      await stop();
      stop = async () => {};
      const { body } = await failureOf(base, locale);
      const message = fixedT(locale)("errors:unavailable");
      expect(body).toEqual({ status: 503, code: "unavailable", message, data: [], retry_after: 60 });
    },
  );

  it.each([
    ["a proxy's page", 502, "text/html", "<h1>Bad Gateway</h1>"],
    ["a proxy's own JSON", 502, "application/json", '{"error":"upstream"}'],
    ["a proxy that says all is well", 200, "text/html", "<h1>Back soon</h1>"],
  ])("behind %s is unavailable too", async (_, status, type, text) => {
    const { body } = await failureOf(await remote(status, type, text), "en");
    expect(body).toMatchObject({ code: "unavailable", message: expect.stringMatching(/not available/) });
  });

  it("is quoted when it says no", async () => {
    const no = { status: 403, code: "forbidden", message: "This account may not do that.", data: [] };
    const { body } = await failureOf(await remote(403, "application/json", JSON.stringify(no)), "en");
    expect(body).toEqual(no);
  });
});
