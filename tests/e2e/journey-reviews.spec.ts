import type { Page } from "@playwright/test";
import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob } from "../support/paid-job";
import { picture } from "../support/pictures";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const people = [neighbours.customers.yasmin, neighbours.plumbers.michael] as const;

const scores = ["punctuality", "quality", "communication", "honesty"];
const star = (page: Page, name: string, value: number) =>
  page.locator(`input[name=${name}][value="${value}"]`);

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("both sides review a job, and read each other once both have written", async ({
      page: customer,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      const title = `Reviewed, ${language}, ${javaScriptEnabled}`;
      await completedJob(people, title);
      const technician = await newPerson();
      await become(customer.context(), people[0]);
      await become(technician.context(), people[1]);
      const words = { given: `Every corner is straight: ${title}`, taken: "Friendly, and ready on time." };

      await open(technician, language, "/technician/reviews");
      await look(technician);
      const row = technician.getByRole("listitem").filter({ hasText: title }).first();
      await expect(row).toContainText(say("reviews:mine.open.none"));
      await row.getByRole("link", { name: say("reviews:mine.open.write") }).click();
      await technician.waitForURL(/\/review$/);
      const id = new URL(technician.url()).pathname.split("/").at(-2) ?? "";
      await look(technician);
      await star(technician, "stars", 4).check();
      const field = technician.getByLabel(say("reviews:form.text"));
      await field.fill(`${words.taken} 01001234567`);
      await technician.getByRole("button", { name: say("reviews:form.send") }).click();
      await expect(technician.getByRole("button", { name: say("reviews:form.save") })).toBeVisible();
      await expect(star(technician, "stars", 4)).toBeChecked();
      // What is kept is read, not what was typed.
      await expect(field).toHaveValue(`${words.taken} •••`);

      await open(customer, language, `/requests/${id}`);
      await customer.getByRole("link", { name: say("orders:reviews") }).click();
      await customer.waitForURL(/\/review$/);
      await expect(customer.getByText(words.taken)).toHaveCount(0);
      await expect(customer.locator(".note-amber")).toBeVisible();
      for (const name of scores) await star(customer, name, 5).check();
      await customer.getByLabel(say("reviews:form.text")).fill(words.given);
      const photo = {
        name: "tap.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from(await picture(320, 240)),
      };
      await customer.locator("input[type=file]").setInputFiles(photo);
      if (!javaScriptEnabled) {
        await customer.getByRole("button", { name: say("reviews:form.upload") }).click();
        await expect(customer.locator(".up img")).toHaveCount(1);
        await expect(star(customer, "quality", 5)).toBeChecked();
      }
      await look(customer);
      await customer.getByRole("button", { name: say("reviews:form.send") }).click();
      await expect(customer.getByText(words.taken)).toBeVisible();
      await expect(customer.getByText(words.given)).toBeVisible();
      await expect(customer.locator(".rv-ph img")).toHaveCount(1);
      await look(customer);

      await open(technician, language, "/technician/reviews");
      const received = technician.getByRole("listitem").filter({ hasText: words.given }).first();
      await received.getByText(say("reviews:answer.reply"), { exact: true }).click();
      await received.getByLabel(say("reviews:answer.reply.label")).fill("Thank you, and good light to you.");
      await received.getByRole("button", { name: say("reviews:answer.reply.send") }).click();
      await expect(received.getByText("Thank you, and good light to you.")).toBeVisible();
      await look(technician);

      await open(customer, language, "/reviews");
      await expect(customer.getByText("Thank you, and good light to you.").first()).toBeVisible();

      await open(customer, language, `/requests/${id}/review`);
      await customer.locator(".rv-report").click();
      await customer.waitForURL(/\/report$/);
      await look(customer);
      await customer.locator("input[name=rule][value=untrue]").check();
      await customer.getByRole("button", { name: say("reviews:report.send") }).click();
      await expect(customer.getByText(say("reviews:report.done"))).toBeVisible();
    });
  });

for (const language of locales)
  test.describe(language, () => {
    test.use({ language, javaScriptEnabled: false });

    test("a guest reads how technicians rank, of a service and a city", async ({ page, say }) => {
      await open(page, language, "/technicians/ratings");
      await expect(page.getByRole("heading", { level: 1, name: say("reviews:top.title") })).toBeVisible();
      await expect(page.locator("ol.panel > li")).toHaveCount(20);
      await page.locator("select[name=service]").selectOption("tap-mixer");
      await page.locator("select[name=city]").selectOption("cairo");
      await page.getByRole("button", { name: say("reviews:top.show") }).click();
      await page.waitForURL(/service=tap-mixer/);
      expect(await page.locator("ol.panel > li").count()).toBeGreaterThan(2);
      await expect(page.getByRole("heading", { name: say("reviews:how.title") })).toBeVisible();
    });

    test("a guest reads the reviews of one star", async ({ page, say }) => {
      await open(page, language, "/reviews?stars=1");
      await expect(page.getByRole("heading", { level: 1, name: say("reviews:all") })).toBeVisible();
      await expect(page.locator(".rv-list > li").first()).toBeVisible();
    });
  });
