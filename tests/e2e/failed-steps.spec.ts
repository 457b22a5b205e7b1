import { open } from "../support/journeys";
import { become } from "../support/neighbours";
import { demoLogins, signIn } from "../support/sign-in";
import { expect, test } from "../support/time";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

for (const { language, javaScriptEnabled } of oneWay("ar", "scripts off"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("Earnings that time could not release are there once staff have it tried again, and the log says by whom", async ({
      page: staff,
      context,
      newPerson,
      takeFailed,
      say,
      expectAccessible,
    }) => {
      const { title, phone } = takeFailed();
      const technician = await newPerson();
      await become(technician.context(), phone);
      await open(technician, language, "/technician/wallet");
      const available = technician.locator(".bal-a dd a").first();
      const before = await available.innerText();

      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await open(staff, language, "/admin");
      await staff.getByRole("main").locator("a[href$='/admin/steps']").click();
      await staff.waitForURL(/\/admin\/steps$/);
      const one = staff.getByRole("main").getByRole("listitem").filter({ hasText: title }).first();
      await expect(one).toContainText(say("staff:step.clearing"));
      if (javaScriptEnabled) await expectAccessible(staff);
      const log = (await one.getByRole("link").first().getAttribute("href")) ?? "";
      await one.getByRole("button", { name: say("staff:steps.retry") }).click();
      await expect(staff.getByText(say("api:staff.stepMade"))).toBeVisible();
      await staff.goto(log);
      const line = staff.getByRole("main").getByRole("listitem").first();
      await expect(line).toContainText(say("staff:event.request.retry_step"));
      await expect(line).toContainText(say("staff:audit.by.staff"));

      await technician.reload();
      await expect(available).not.toHaveText(before);
      const newest = technician.locator(".led tbody tr", { hasText: title }).first();
      await expect(newest).toContainText(say("wallet:kind.clearing"));
    });
  });
