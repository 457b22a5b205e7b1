import { expect, test } from "../support/browser";
import { chooseTrade, enterCode, newcomer, open, signUp } from "../support/journeys";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Tarek finds the landing page, signs up, and completes his profile with photo and documents", async ({
      page,
      say,
      expectAccessible,
      newPerson,
    }) => {
      const look = () => (javaScriptEnabled ? expectAccessible() : Promise.resolve());
      const tarek = newcomer("Tarek Fawzy", language);
      await open(page, language, "/RegisterNow");
      await look();
      await page
        .getByRole("link", { name: say("join:hero.join") })
        .first()
        .click();
      await page.waitForURL(/\/RegisterProvider$/);
      await chooseTrade(page, language);
      await signUp(page, tarek);
      await look();
      await enterCode(page, tarek);
      await page.waitForURL(/\/register-profile$/);

      await page.getByLabel(say("account:profile.headline")).fill("Plumber, Maadi");
      await page.getByLabel(say("account:profile.bio")).fill("Too short");
      await page.getByLabel(say("account:profile.years")).fill("٩");
      const save = page.getByRole("button", { name: say("account:profile.submit") });
      await page.locator("form").evaluate((form) => form.setAttribute("novalidate", ""));
      await save.click();
      await expect(page.locator("#bio-error")).toBeVisible();
      await expect(page.getByLabel(say("account:profile.headline"))).toHaveValue("Plumber, Maadi");

      await page
        .getByLabel(say("account:profile.bio"))
        .fill("Taps, drains and heaters. I say the price before I open anything.");
      const file = { name: "me.png", mimeType: "image/png", buffer: photo };
      await page.locator("input[name=avatar]").setInputFiles(file);
      await page.locator("input[name=documents]").setInputFiles([file, { ...file, name: "back.png" }]);
      await save.click();
      await page.waitForURL(/\/register\/technician\/success$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("account:arrival.ready.title"));
      await look();

      await open(page, language, "/register-profile");
      const picture = await page.locator(".av-xl img").getAttribute("src");
      const own = await page.request.get(picture ?? "");
      expect([own.status(), own.headers()["content-type"]]).toEqual([200, "image/webp"]);
      const stranger = await newPerson();
      expect((await stranger.request.get(picture ?? "")).status()).toBe(200);
      expect((await stranger.request.get("/files/no-such-file")).status()).toBe(404);
      await expect(page.getByText(say("account:profile.documents.submitted"))).toBeVisible();
      await look();
    });
  });
