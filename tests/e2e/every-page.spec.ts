import { expect, test } from "../support/browser";
import { countLayoutShift } from "../support/layout-shift";
import { type Cookie, demoLogins, signIn } from "../support/sign-in";
import { addressOf, type Entry, sitemap, type Visitor } from "../support/sitemap";

const sessions = new Map<Visitor, Promise<Cookie[]>>();

/** One sign-in for each kind of visitor and worker. */
function sessionOf(visitor: Visitor): Promise<Cookie[]> {
  if (visitor === "guest") return Promise.resolve([]);
  const known = sessions.get(visitor) ?? signIn(process.env.SITE_URL ?? "", demoLogins[visitor]);
  sessions.set(visitor, known);
  return known;
}

const statusOf = ({ name }: Entry) => (name === "no-such-page" ? 404 : 200);

for (const language of ["en", "ar"] as const) {
  test.describe(language === "en" ? "In English" : "In Arabic", () => {
    test.use({ language });
    for (const entry of sitemap) {
      test(`${entry.name} is a whole page for a ${entry.visitor}`, async ({
        page,
        context,
        expectAccessible,
      }) => {
        await context.addCookies(await sessionOf(entry.visitor));
        const layoutShift = await countLayoutShift(page);
        const address = await addressOf(entry, language, async (path) => {
          const response = await context.request.get(path, { maxRedirects: 0 });
          return { status: response.status(), text: await response.text() };
        });

        const response = await page.goto(address);
        expect(response?.status()).toBe(statusOf(entry));
        expect(new URL(page.url()).pathname).toBe(address);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
        await expect(page).toHaveTitle(/\p{L}/u);
        await expect(page.locator("h1")).toHaveCount(1);
        await page.evaluate(() => document.fonts.ready.then(() => true));
        const { total, moved } = await layoutShift();
        expect(total, `layout shift: ${moved}`).toBeLessThan(0.01);
        await expectAccessible();

        await page.setViewportSize({ width: 320, height: 640 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, "width of the page on a phone of 320 px").toBeLessThanOrEqual(320);
      });
    }
  });
}
