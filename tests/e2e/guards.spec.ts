import { locales, pathIn } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { type Cookie, demoLogins, signIn } from "../support/sign-in";

type Visitor = "guest" | keyof typeof demoLogins;
const visitors: Visitor[] = ["guest", "customer", "provider", "unverified", "inactive"];

/** Representative pages of each guard, and where they send whom; whoever is not named is let in. */
const pages: { path: string; sends: Partial<Record<Visitor, string>> }[] = [
  ...["/login", "/register", "/register/selectType", "/RegisterCustomer", "/RegisterProvider"].map(
    (path) => ({
      path,
      sends: { customer: "/", provider: "/technician" },
    }),
  ),
  ...["/RegisterNow", "/technician/create-account"].map((path) => ({
    path,
    sends: { customer: "/", provider: "/technician" },
  })),
  ...["/register-profile", "/profile", "/user-profile"].map((path) => ({ path, sends: toLogin(path) })),
  { path: "/requests", sends: { ...toLogin("/requests"), provider: "/technician" } },
  { path: "/requests/add-request", sends: { provider: "/technician" } },
  ...["/technician", "/technician/requests", "/technician/wallet"].map((path) => ({
    path,
    sends: { ...toLogin(path), customer: "/" },
  })),
  ...["/", "/technicians", "/register/success"].map((path) => ({ path, sends: {} })),
];

/** Pages that take a form: their guards stand before it, and a post without a token goes no further. */
const takesForms = new Set([
  ...["/login", "/RegisterCustomer", "/RegisterProvider", "/technician/create-account", "/technician"],
  ...["/register-profile"],
]);

/** Until verified, a visitor is a guest. */
function toLogin(path: string) {
  const to = `/login?redirectTo=${encodeURIComponent(path)}`;
  return { guest: to, unverified: to };
}

const sessions = new Map<Visitor, Promise<Cookie[]>>();
function cookieOf(visitor: Visitor): Promise<Cookie[]> {
  if (visitor === "guest") return Promise.resolve([]);
  const known = sessions.get(visitor) ?? signIn(process.env.SITE_URL ?? "", demoLogins[visitor]);
  sessions.set(visitor, known);
  return known;
}

for (const language of locales)
  for (const visitor of visitors)
    test(`A ${visitor} is let in and sent away as the guards say (${language})`, async ({ context }) => {
      await context.addCookies(await cookieOf(visitor));
      for (const { path, sends } of pages) {
        const to = visitor === "inactive" ? "/complaints" : sends[visitor];
        for (const method of takesForms.has(path) ? (["GET", "POST"] as const) : (["GET"] as const)) {
          const answer = await context.request.fetch(pathIn(language, path), {
            method,
            maxRedirects: 0,
            ...(method === "POST" && { multipart: { intent: "x" } }),
          });
          const seen = `${method} ${path}`;
          if (to) {
            const location = answer.headers().location?.replace(/%3F.*$/, "");
            expect([seen, answer.status(), location]).toEqual([seen, 302, pathIn(language, to)]);
          } else if (method === "GET") expect([seen, answer.status()]).toEqual([seen, 200]);
          else expect([seen, answer.status()]).toEqual([seen, 403]);
        }
      }
    });

test("An inactive account may read the complaints and sign out, and nothing else opens", async ({
  context,
}) => {
  await context.addCookies(await cookieOf("inactive"));
  for (const [path, status] of [
    ["/en/complaints", 200],
    ["/en/sign-out", 200],
    ["/ar/complaints", 200],
  ] as const)
    expect((await context.request.get(path, { maxRedirects: 0 })).status()).toBe(status);
});

test("A path keeps its query through the login", async ({ context }) => {
  const answer = await context.request.get("/ar/requests?status=open", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/ar/login?redirectTo=%2Frequests%3Fstatus%3Dopen");
});
