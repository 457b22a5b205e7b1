/** A cookie as a browser context takes it. */
export type Cookie = { name: string; value: string; url: string };

/** The demonstration's accounts that tests sign in as. */
export const demoLogins = {
  customer: "customer@usta.test",
  provider: "provider@usta.test",
  unverified: "unverified@usta.test",
  inactive: "inactive@usta.test",
};
export const demoPassword = "Usta-demo-2026";

/** Signs in by the login form, as a browser without scripts would, and gives the session's cookies. */
export async function signIn(
  site: string,
  login: string,
  headers: Record<string, string> = {},
): Promise<Cookie[]> {
  const page = await fetch(`${site}/en/login`, { headers });
  const html = await page.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const answer = await fetch(`${site}/en/login`, {
    method: "POST",
    headers: { ...headers, Cookie: cookie, Origin: site },
    body: new URLSearchParams({ csrf: field("csrf"), key: field("key"), login, password: demoPassword }),
    redirect: "manual",
  });
  const session = answer.headers.getSetCookie().find((line) => line.startsWith("session="));
  if (!session) throw new Error(`Could not sign in as ${login}: ${answer.status}\n${await answer.text()}`);
  const value = session.slice("session=".length).split(";", 1)[0] ?? "";
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
