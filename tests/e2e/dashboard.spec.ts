import { formatDuration } from "~/i18n/spans";
import { expect, test } from "../support/browser";
import { pounds } from "../support/checkout";
import { open } from "../support/journeys";
import { demoLogins, signIn } from "../support/sign-in";
import { asPhone } from "../support/site-api";

for (const language of ["en", "ar"] as const)
  test.describe(`A technician's day, ${language}, without scripts`, () => {
    test.use({ language, javaScriptEnabled: false });

    test("is read from its page alone: earnings as a picture and a table, the standing, jobs and what fits", async ({
      page,
      context,
      say,
    }) => {
      await context.addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.provider));
      const { wallet, technicianArea } = await asPhone(demoLogins.provider);
      const main = page.getByRole("main");
      const chart = main.locator(".d-earn");
      // Somebody's job may go on meanwhile.
      for (const by of ["weeks", "months"] as const)
        await expect(async () => {
          await open(page, language, by === "weeks" ? "/technician" : "/technician?by=months");
          const { bars } = await wallet.earnings({ by });
          await expect(
            chart.getByRole("img", { name: say(`wallet:chart.label.${by}`).slice(0, 8) }),
          ).toBeVisible();
          await expect(chart.locator("svg rect")).toHaveCount(bars.length);
          await chart.locator("summary").click();
          const rows = chart.getByRole("row").filter({ has: page.getByRole("rowheader") });
          await expect(rows).toHaveCount(bars.length);
          for (const [index, { amount }] of bars.entries())
            await expect(rows.nth(index).getByRole("cell").last()).toHaveText(
              pounds(language, amount.amount / 100),
            );
        }).toPass({ timeout: 15_000 });
      await chart.getByRole("link", { name: say("wallet:chart.weeks"), exact: true }).click();
      await expect(page).toHaveURL(/\/technician$/);
      const today = await technicianArea.today();
      const standing = main.getByRole("region", { name: say("technicianArea:standing.title") });
      const fact = (key: string) =>
        standing
          .locator("div", { has: page.getByText(say(`technicianArea:standing.${key}`), { exact: true }) })
          .last();
      expect([today.rating, today.response_minutes]).not.toContain(null);
      await expect(fact("rating")).toContainText((today.rating ?? 0).toFixed(1));
      await expect(fact("rating")).toContainText(`(${today.reviews_count})`);
      await expect(fact("response")).toContainText(formatDuration(say, today.response_minutes ?? 0));
      expect(today.matching.length).toBeGreaterThan(0);
      const fitting = main.locator(".d-req");
      await expect(fitting.locator(".fit")).toHaveCount(today.matching.length);
      for (const { id, title } of today.matching)
        await expect(fitting.locator(`a[href="/${language}/technician/requests/${id}"]`).first()).toHaveText(
          title,
        );
      await expect(main.locator(".d-jobs .day > li")).toHaveCount(today.jobs_today.length);
    });
  });
