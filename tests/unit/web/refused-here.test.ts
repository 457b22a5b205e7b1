import { expect, it } from "vitest";
import { ApiFailure } from "~/web/calls/client.server";
import { exchangeOf, isRefused } from "~/web/calls/exchange.server";
import { submit } from "~/web/forms/submit.server";
import { cookiesOf, pageFor, post, site } from "../../support/posted";

const path = "/en/requests/r1/cancel";

/** The cookies that a browser has after a form of the page was sent. */
async function sent(end: () => Promise<{ shown: Record<string, unknown> }>, by: Record<string, string>) {
  const before = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await before.form();
  const Cookie = cookiesOf(before.exchange.headers);
  const page = await pageFor(post({ fields: { csrf }, headers: { Cookie, ...by }, path }));
  await submit(page, end);
  return page.exchange.headers;
}

const scripts = { "Sec-Fetch-Mode": "cors" };
const refuse = async () => {
  throw new ApiFailure({ status: 409, code: "conflict", message: "It has begun.", data: [] });
};
const readAgain = (Cookie: string) =>
  exchangeOf({ request: new Request(site + path, { headers: { Cookie } }), context: {} });

it("A page that scripts read again after its form was refused knows so, once, and no other page does", async () => {
  const headers = await sent(refuse, scripts);
  const [mark] = headers.getSetCookie().filter((cookie) => cookie.startsWith("refused="));
  expect(mark).toContain(`Path=${path}.data;`);
  expect(mark).toContain("Max-Age=10;");
  const again = await readAgain(cookiesOf(headers));
  expect(isRefused(again)).toBe(true);
  expect(again.headers.get("Set-Cookie")).toMatch(/^refused=;.*Max-Age=0;/);
  expect(again.headers.get("Set-Cookie")).toContain(`Path=${path}.data;`);
});

it("A page whose form went through or was answered with the page itself, or that somebody only reads, knows of none", async () => {
  const headers = await sent(async () => ({ shown: {} }), scripts);
  expect(cookiesOf(headers)).not.toContain("refused");
  for (const by of [{ "Sec-Fetch-Mode": "navigate" }, {}])
    expect(cookiesOf(await sent(refuse, by as Record<string, string>))).not.toContain("refused");
  const read = await readAgain("once_refused=1");
  expect(isRefused(read)).toBe(false);
  expect(read.headers.has("Set-Cookie")).toBe(false);
});
