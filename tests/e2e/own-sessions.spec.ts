import { readFileSync } from "node:fs";
import { expect, test } from "../support/browser";
import { joinAsCustomer } from "../support/joining";
import { newcomer, open } from "../support/journeys";
import { signIn } from "../support/sign-in";
import { ways } from "../support/ways";

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Nadia sees where she is logged in, logs a lost phone out, then all others, and takes her data along", async ({
      page,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const nadia = newcomer("Nadia Samir", language);
      await joinAsCustomer(page, nadia);
      const [phone, tablet] = [await newPerson(), await newPerson()];
      const enter = async (on: typeof page) => {
        const cookies = await signIn(process.env.SITE_URL ?? "", nadia.phone, {}, nadia.password);
        await on.context().addCookies(cookies);
      };
      await enter(phone);
      await enter(tablet);
      await open(page, language, "/profile");
      const devices = page.getByRole("region", { name: say("settings:devices.title") });
      const rows = devices.getByRole("listitem");
      const known = await rows.count();
      await expect(rows.first()).toContainText(say("settings:devices.current"));
      await expect(devices.getByText(say("settings:devices.current"))).toHaveCount(1);
      if (javaScriptEnabled) await expectAccessible();

      // The tablet, which logged in last, stands first among the others.
      await rows
        .nth(1)
        .getByRole("button", { name: say("settings:devices.end") })
        .click();
      await expect(page.getByText(say("api:sessions.ended")).first()).toBeVisible();
      await expect(rows).toHaveCount(known - 1);
      await open(tablet, language, "/profile");
      await expect(tablet).toHaveURL(/\/login\?redirectTo=%2Fprofile$/);
      await open(phone, language, "/profile");
      await expect(phone).toHaveURL(/\/profile$/);

      await devices.getByRole("button", { name: say("settings:devices.endOthers") }).click();
      await expect(rows).toHaveCount(1);
      await expect(devices.getByRole("button")).toHaveCount(0);
      await open(phone, language, "/profile");
      await expect(phone).toHaveURL(/\/login\?redirectTo=%2Fprofile$/);

      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: say("settings:data.get") }).click();
      expect(readFileSync(await (await coming).path(), "utf8")).toContain(nadia.name);
    });
  });
