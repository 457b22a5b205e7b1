import { expect, test } from "../support/browser";
import { demoLogins, demoPassword, signIn } from "../support/sign-in";

const site = () => process.env.SITE_URL ?? "";
const own = () => ({ Origin: site(), "Sec-Fetch-Site": "same-origin" });
const tokenIn = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? "";

for (const [name, forge] of [
  ["no token", { token: () => undefined, headers: own }],
  ["a made-up token", { token: () => "A".repeat(43), headers: own }],
  [
    "a foreign Origin",
    { token: (good: string) => good, headers: () => ({ Origin: "https://evil.example" }) },
  ],
  [
    "a cross-site fetch",
    { token: (good: string) => good, headers: () => ({ Origin: site(), "Sec-Fetch-Site": "cross-site" }) },
  ],
] as const)
  test(`A login with ${name} is refused with 403 and changes nothing`, async ({ context }) => {
    const good = tokenIn(await (await context.request.get("/en/login")).text());
    expect(good).not.toBe("");
    const csrf = forge.token(good);
    const before = await context.cookies();
    const answer = await context.request.post("/en/login", {
      headers: forge.headers(),
      form: { ...(csrf && { csrf }), key: "k", login: demoLogins.customer, password: demoPassword },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain("<h1");
    expect(await context.cookies()).toEqual(before);
    const requests = await context.request.get("/en/requests", { maxRedirects: 0 });
    expect(requests.headers().location).toBe("/en/login?redirectTo=%2Frequests");
  });

test("Another session's token signs nobody out", async ({ context, newPerson }) => {
  await context.addCookies(await signIn(site(), demoLogins.customer));
  const stranger = await newPerson();
  const foreign = tokenIn(await (await stranger.request.get("/en/login")).text());
  const answer = await context.request.post("/en/sign-out", { headers: own(), form: { csrf: foreign } });
  expect(answer.status()).toBe(403);
  expect((await context.request.get("/en/requests", { maxRedirects: 0 })).status()).toBe(200);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`Scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("A form that another tab made stale comes back as it was filled in, and works then", async ({
      page,
      context,
      say,
    }) => {
      await page.goto("/en/login");
      await page.getByLabel(say("account:login.login")).fill(demoLogins.customer);
      await page.locator("input[name=password]").fill(demoPassword);
      await context.clearCookies({ name: "session" });
      const button = page.getByRole("button", { name: say("account:login.submit") });
      await button.click();
      await expect(
        page
          .getByRole("alert")
          .filter({ hasText: say("errors:formExpired") })
          .first(),
      ).toBeVisible();
      await expect(page.getByLabel(say("account:login.login"))).toHaveValue(demoLogins.customer);
      await page.locator("input[name=password]").fill(demoPassword);
      await button.click();
      await page.waitForURL(/\/en$/);
    });
  });
