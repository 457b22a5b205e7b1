import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { picture } from "../support/pictures";

const { ibrahim, gamal } = neighbours.plumbers;

for (const [language, javaScriptEnabled, plumber] of [
  ["en", true, ibrahim],
  ["ar", false, gamal],
] as const)
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Ibrahim shows himself, thinks better of it, and no photo that he had chosen comes back", async ({
      page,
      context,
      say,
    }) => {
      await become(context, plumber);
      await open(page, language, "/technician/user-profile");
      const remove = page.getByRole("checkbox", { name: say("account:profile.photo.remove") });
      const choose = async (width: number) =>
        page.locator("input[name=avatar]").setInputFiles({
          ...{ name: `${width}.jpg`, mimeType: "image/jpeg" },
          buffer: Buffer.from(await picture(width, 320)),
        });
      const save = async () => {
        const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
        await page.getByRole("button", { name: say("account:profile.submit") }).click();
        await answered;
      };
      await choose(320);
      await save();
      await expect(remove).toBeVisible();
      await choose(400);
      await remove.check();
      await save();
      await expect(remove).toHaveCount(0);
      await save();
      await open(page, language, "/technician/user-profile");
      const mark = page.getByRole("main").locator("form .av");
      await expect(mark).toBeVisible();
      await expect(mark.locator("img")).toHaveCount(0);
    });
  });
