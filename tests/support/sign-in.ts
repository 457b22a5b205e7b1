import { demoStaff } from "~/api/db/seed/people/accounts";
import { codeAt } from "~/api/totp";

/** A cookie as a browser context takes it. */
export type Cookie = { name: string; value: string; url: string };

/** The demonstration's accounts that tests sign in as. */
export const demoLogins = {
  customer: "customer@usta.test",
  provider: "provider@usta.test",
  unverified: "unverified@usta.test",
  inactive: "inactive@usta.test",
  staff: demoStaff.mariam.email,
};
export const demoPassword = "Usta-demo-2026";

type Headers = Record<string, string>;

/** Sends a page's first form, as a browser without scripts would, and gives the session that the answer sets. */
async function send(address: string, typed: Record<string, string>, headers: Headers): Promise<string> {
  const page = await fetch(address, { headers });
  const html = await page.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const set = page.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const answer = await fetch(address, {
    method: "POST",
    headers: {
      ...headers,
      Cookie: [headers.Cookie, ...set].filter(Boolean).join("; "),
      Origin: new URL(address).origin,
    },
    body: new URLSearchParams({ csrf: field("csrf"), key: field("key"), ...typed }),
    redirect: "manual",
  });
  const session = answer.headers.getSetCookie().find((line) => line.startsWith("session="));
  if (!session) throw new Error(`Could not sign in at ${address}: ${answer.status}\n${await answer.text()}`);
  return session.slice("session=".length).split(";", 1)[0] ?? "";
}

const staffSessions = new Map<string, Promise<string>>();

/** A code is taken once: everybody who is staff here shares one session. */
function staffSession(site: string): Promise<string> {
  const known = staffSessions.get(site) ?? signInStaff(site);
  staffSessions.set(site, known);
  return known;
}

async function signInStaff(site: string): Promise<string> {
  const { SITE_URL, STAFF_SESSION } = process.env;
  if (STAFF_SESSION && SITE_URL === site) return STAFF_SESSION;
  const login = `${site}/en/admin/login`;
  const waiting = await send(login, { login: demoStaff.mariam.email, password: demoPassword }, {});
  const code = codeAt(demoStaff.mariam.totpSecret, new Date());
  return send(login, { code }, { Cookie: `session=${waiting}` });
}

/** Signs in by the login form, as a browser without scripts would, and gives the session's cookies. */
export async function signIn(
  site: string,
  login: string,
  headers: Headers = {},
  password = demoPassword,
): Promise<Cookie[]> {
  const value =
    login === demoLogins.staff
      ? await staffSession(site)
      : await send(`${site}/en/login`, { login, password }, headers);
  return [{ name: "session", value, url: site }];
}

/** Ends a session by the sign-out form of another tab, of which the browser that holds the cookies hears nothing. */
export async function signOutElsewhere(
  site: string,
  cookies: Pick<Cookie, "name" | "value">[],
): Promise<void> {
  const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "), Origin: site };
  const html = await (await fetch(`${site}/en/sign-out`, { headers })).text();
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const body = new URLSearchParams({ csrf });
  const answer = await fetch(`${site}/en/sign-out`, { method: "POST", headers, body, redirect: "manual" });
  if (!answer.ok) throw new Error(`Could not sign out: ${answer.status}`);
}
