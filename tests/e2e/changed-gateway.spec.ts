import { expect, test, told, unrefunded } from "../support/changed-gateway";
import { pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { refuse } from "../support/staff-pages";
import { oneWay } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

for (const { language, javaScriptEnabled } of oneWay("en", "scripts on"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("What neither gateway can bring to its end, staff do", async ({
      page,
      context,
      changed,
      say,
      expectAccessible,
    }) => {
      await context.addCookies(await signIn(changed.server.url, demoLogins.staff));
      const of = (text: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: text });

      await open(page, language, "/admin/transfers?tab=refunds");
      const refund = of(unrefunded);
      await expect(refund).toContainText(say("staff:refunds.gone.stripe"));
      await expect(refund).toContainText(pounds(language, 300));
      await refund.getByRole("button", { name: say("staff:refunds.doneThere") }).click();
      await expect(page.getByText(say("api:refundNoted"))).toBeVisible();
      await expect(refund).toHaveCount(0);

      await open(page, language, "/admin/transfers?tab=events");
      if (javaScriptEnabled) await expectAccessible();
      await of(told.right)
        .getByRole("button", { name: say("staff:events.try") })
        .click();
      await expect(page.getByText(say("api:staff.eventDone"))).toBeVisible();
      await expect(of(told.right)).toHaveCount(0);

      const reason = "The bank says that it never came.";
      await refuse(of(told.wrong), language, "events.aside", reason);
      await expect(page.getByText(say("api:staff.eventAside"))).toBeVisible();
      await expect(of(told.wrong)).toHaveCount(0);
      await open(page, language, "/admin/transfers?tab=set_aside");
      await expect(of(told.wrong)).toContainText(reason);
    });
  });
