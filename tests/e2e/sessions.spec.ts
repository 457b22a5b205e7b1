import { expect, test } from "../support/browser";
import { logIn } from "../support/leaving";
import { demoLogins, signIn } from "../support/sign-in";

const site = () => process.env.SITE_URL ?? "";

test("The session's cookie is out of reach of scripts and other sites, for 90 days", async ({
  page,
  context,
}) => {
  await page.goto("/en");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("session");
  await page.goto("/en/login");
  const session = (await context.cookies()).find(({ name }) => name === "session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(90);
  const secure = await fetch(`${site()}/en/login`, { headers: { "X-Forwarded-Proto": "https" } });
  expect(secure.headers.getSetCookie().find((line) => line.startsWith("session="))).toContain("; Secure");
});

test("A cookie that was tampered with signs nobody in", async ({ context }) => {
  const [cookie] = await signIn(site(), demoLogins.customer);
  const [body = "", mac = ""] = decodeURIComponent(cookie?.value ?? "").split(/\.(?=[^.]*$)/);
  const forged = JSON.parse(Buffer.from(decodeURIComponent(body), "base64").toString()) as object;
  const other = Buffer.from(JSON.stringify({ ...forged, type: "staff" })).toString("base64");
  await context.addCookies([{ name: "session", value: encodeURIComponent(`${other}.${mac}`), url: site() }]);
  const answer = await context.request.get("/en/requests", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/en/login?redirectTo=%2Frequests");
});

for (const wanted of [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/en//evil.example",
  "/%09/evil.example",
  "javascript:alert(1)",
])
  test(`Nobody is led off the site by redirectTo=${wanted}`, async ({ page }) => {
    await page.goto(`/en/login?redirectTo=${encodeURIComponent(wanted)}`);
    await logIn(page, "en", demoLogins.customer);
    await expect(page.locator(".note-green")).toBeVisible();
    await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    expect(new URL(page.url()).origin).toBe(site());
  });

test("redirectTo wins over the type's destination", async ({ page }) => {
  await page.goto("/ar/login?redirectTo=%2Frequests");
  await logIn(page, "ar", demoLogins.customer);
  await page.waitForURL(/\/ar\/requests$/);
});

test("Back after a login does not lead to the login again", async ({ page }) => {
  await page.goto("/en/technicians");
  await page.goto("/en/login");
  await logIn(page, "en", demoLogins.customer);
  await page.waitForURL(/\/en$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/technicians$/);
});

test("A login in one tab is found by the other, which is let on", async ({ page, context }) => {
  await page.goto("/en/login");
  const other = await context.newPage();
  await other.goto("/en/login");
  await logIn(other, "en", demoLogins.provider);
  await other.waitForURL(/\/en\/technician$/);
  await logIn(page, "en", demoLogins.provider);
  await page.waitForURL(/\/en\/technician$/);
});
