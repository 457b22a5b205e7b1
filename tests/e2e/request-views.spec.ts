import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { ways } from "../support/ways";

const site = () => process.env.SITE_URL ?? "";
const nadia = () => signIn(site(), demoLogins.customer);
const mahmoud = () => signIn(site(), demoLogins.provider);

/** What is answered to whoever holds these cookies. */
async function read(path: string, as: ReturnType<typeof signIn> | null) {
  const Cookie = ((await as) ?? []).map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(site() + path, { headers: { Cookie }, redirect: "manual" });
  return { status: answer.status, text: await answer.text() };
}

/** The ids of the requests that a list links to in this way. */
async function idsIn(path: string, link: string, as: ReturnType<typeof signIn>): Promise<string[]> {
  const found = (await read(path, as)).text.matchAll(new RegExp(`${link}([a-z0-9]{16})"`, "g"));
  return [...new Set([...found].map(([, id]) => id ?? ""))];
}

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A guest reads Nadia's open request, but not where she lives, and can do nothing to it", async ({
      page,
      newPerson,
      say,
    }) => {
      const owner = await newPerson();
      await owner.context().addCookies(await nadia());
      await open(owner, language, "/requests?tab=open");
      await owner.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
      const own = owner.getByRole("complementary").filter({ hasText: say("requests:private.owner") });
      const address = await own.getByRole("definition").first().innerText();
      expect(address.length).toBeGreaterThan(5);
      const title = await owner.getByRole("heading", { level: 1 }).innerText();

      await page.goto(new URL(owner.url()).pathname);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(say("requests:guest.similar"))).toBeVisible();
      expect(await page.content()).not.toContain(address);
      const header = page.getByRole("navigation", { name: say("nav.main") });
      await expect(header.locator("[aria-current]")).toHaveText([say("nav.openRequests")]);
      const post = page.locator("#main, .site-head").getByRole("link", { name: say("action.postRequest") });
      await expect(post).toHaveCount(1);
      for (const deed of ["requests:action.edit", "requests:action.more", "offers:decline"])
        await expect(page.getByText(say(deed), { exact: true })).toHaveCount(0);
      await page.getByRole("link", { name: /إرسال|send an offer/i }).click();
      await expect(page).toHaveURL(/\/login\?redirectTo=\/requests\/[a-z0-9]{16}$/);
    });

    test("Mahmoud, a technician, is led from a public request to its page in his area", async ({
      page,
      context,
      say,
    }) => {
      const [id] = await idsIn("/en/technician/requests", "/technician/requests/", mahmoud());
      await context.addCookies(await mahmoud());
      await open(page, language, `/requests/${id}`);
      await expect(page).toHaveURL(new RegExp(`/${language}/technician/requests/${id}$`));
      await expect(page.getByRole("complementary", { name: say("nav.sidebar") })).toBeVisible();
    });
  });

test("Nobody but its two sides learns of a draft or of a request to one technician", async () => {
  const [hers, his] = [nadia(), mahmoud()];
  const [omar, hany] = [signIn(site(), "customer2@usta.test"), signIn(site(), "provider2@usta.test")];
  const drafts = await idsIn("/en/requests?tab=draft", "draft=", hers);
  const direct = await idsIn("/en/technician/requests?tab=direct", "/technician/requests/", his);
  expect([drafts.length, direct.length]).not.toContain(0);
  const statusOf = async (path: string, as: ReturnType<typeof signIn> | null) =>
    (await read(path, as)).status;
  for (const id of drafts) {
    expect(await statusOf(`/en/requests/${id}`, hers)).toBe(200);
    for (const stranger of [null, omar]) expect(await statusOf(`/en/requests/${id}`, stranger)).toBe(404);
    expect(await statusOf(`/en/technician/requests/${id}`, his)).toBe(404);
  }
  for (const id of direct) {
    expect(await statusOf(`/en/technician/requests/${id}`, his)).toBe(200);
    expect(await statusOf(`/en/requests/${id}`, null)).toBe(404);
    expect(await statusOf(`/en/technician/requests/${id}`, hany)).toBe(404);
  }
});
