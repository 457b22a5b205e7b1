import { pathIn } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { guarded, noId } from "../support/guarded";
import { type Cookie, demoLogins, signIn } from "../support/sign-in";
import type { Visitor } from "../support/sitemap";
import { inOne } from "../support/ways";

const visitors: Visitor[] = ["guest", "customer", "provider", "unverified", "inactive", "staff"];
const site = () => process.env.SITE_URL ?? "";

const sessions = new Map<Visitor, Promise<Cookie[]>>();
function cookieOf(visitor: Visitor): Promise<Cookie[]> {
  if (visitor === "guest") return Promise.resolve([]);
  const known = sessions.get(visitor) ?? signIn(site(), demoLogins[visitor]);
  sessions.set(visitor, known);
  return known;
}

/** What is answered to whoever is let in: the page, or that nobody has that id. */
const statusOf = (path: string) => (path.includes(noId) || path === "/no-such-page" ? 404 : 200);

for (const [number, visitor] of visitors.entries())
  for (const language of inOne(number % 2 === 0 ? "en" : "ar"))
    test(`A ${visitor} is let in and sent away as the guards say (${language})`, async ({ address }) => {
      const cookies = await cookieOf(visitor);
      const headers = {
        Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
        "X-Forwarded-For": address,
      };
      const at = (path: string) => pathIn(language, path);
      const ask = async (method: "GET" | "POST", path: string) => {
        const body = method === "POST" ? formOf({ intent: "x" }) : null;
        const answer = await fetch(site() + at(path), { method, headers, body, redirect: "manual" });
        await answer.arrayBuffer();
        const to = answer.headers.get("Location")?.replace(/(?<=\/)[0-9a-z]{16}(?=$|\?)/, noId);
        return `${method} ${path}: ${answer.status}${to ? ` ${to}` : ""}`;
      };
      const led = (away: number, to: string | undefined, status: number) =>
        to ? `${away} ${at(to)}` : status;
      for (const { path, read, sent } of guarded) {
        expect.soft(await ask("GET", path)).toBe(`GET ${path}: ${led(302, read[visitor], statusOf(path))}`);
        // A form without a token goes no further than the guards.
        const refused = sent ? led(303, sent[visitor], path === "/no-such-page" ? 404 : 403) : 405;
        expect.soft(await ask("POST", path)).toBe(`POST ${path}: ${refused}`);
      }
    });

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("A path keeps its query through the login", async ({ context }) => {
  const answer = await context.request.get("/ar/requests?status=open", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/ar/login?redirectTo=%2Frequests%3Fstatus%3Dopen");
});
