import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { deliveredJob } from "../support/paid-job";
import { asPhone } from "../support/site-api";
import { t } from "../support/texts";
import { inOne } from "../support/ways";

test.describe.configure({ timeout: 60_000 });

const { marwan } = neighbours.customers;
const { osama } = neighbours.plumbers;

/** Forms that the page sends get no answer, whether or not they arrive. @returns waits for one that was sent */
async function leaveUnanswered(page: Page, hasArrived: boolean): Promise<() => Promise<void>> {
  // Before its scripts are there a form is sent by the browser itself, and another page comes.
  await expect(page.locator("form[novalidate]").first()).toBeAttached();
  let hold = () => {};
  const isHeld = new Promise<void>((resolve) => {
    hold = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    if (hasArrived) await route.fetch({ maxRedirects: 0 });
    hold();
  });
  return () => isHeld;
}

for (const language of inOne("ar"))
  test.describe(`Whoever moves on while a form is being sent, ${language}`, () => {
    test.use({ language });
    const say = t(language);

    for (const [what, hasArrived] of [
      ["arrived", true],
      ["did not arrive", false],
    ] as const)
      test(`finds a message that ${what} as it was typed, and sends it once in all`, async ({ page }) => {
        const customer = await asPhone(marwan);
        const { id } = await customer.complaints.file({
          kind: "other",
          text: "Nobody answers my questions.",
        });
        await become(page.context(), marwan);
        await open(page, language, `/complaints/${id}`);
        const words = `It is about the invoice, ${language}, ${what}.`;
        const field = page.locator("textarea[name=text]");
        const send = page.getByRole("button", { name: say("complaints:write.send"), exact: true });
        await field.fill(words);
        const sent = await leaveUnanswered(page, hasArrived);
        await send.click();
        await sent();
        await page
          .locator(".crumbs")
          .getByRole("link", { name: say("complaints:title") })
          .click();
        await page.waitForURL(/\/complaints$/);
        await page.unrouteAll({ behavior: "ignoreErrors" });

        await page.goBack();
        await expect(field).toHaveValue(words);
        await send.click();
        await expect(field).toHaveValue("");
        const { content } = await customer.complaints.messages({ id });
        expect(content.filter(({ text }) => text === words)).toHaveLength(1);
        // What is said in the same words afterwards is said.
        await field.fill(words);
        await send.click();
        await expect(field).toHaveValue("");
        expect(
          (await customer.complaints.messages({ id })).content.filter(({ text }) => text === words),
        ).toHaveLength(2);
      });

    test("within the page keeps what is in the form", async ({ page }) => {
      await become(page.context(), osama);
      await open(page, language, "/technician");
      const field = page.locator("input[name=day]");
      const day = language === "en" ? "2027-03-04" : "2027-03-11";
      await field.fill(day);
      const sent = await leaveUnanswered(page, true);
      await page.getByRole("button", { name: say("technicianArea:daysOff.add") }).click();
      await sent();
      await page.getByRole("link", { name: say("wallet:chart.months") }).click();
      await page.waitForURL(/by=months/);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await expect(field).toHaveValue(day);
    });

    test("gets no answer, does something else on the page, and is heard once", async ({ page }) => {
      const { customer, provider, orderId } = await deliveredJob([marwan, osama], `Tap, line, ${language}`);
      const about = { kind: "order" as const, about_id: orderId, text: "The new tap drips again." };
      const { id } = await customer.complaints.file(about);
      await provider.complaints.write({ id, text: "It did not drip when I left." });
      await become(page.context(), marwan);
      await open(page, language, `/complaints/${id}`);
      const words = `It drips on, ${language}.`;
      const field = page.locator("textarea[name=text]");
      const press = (key: string) => page.getByRole("button", { name: say(key), exact: true }).click();
      await field.fill(words);
      await page.route(/\.data(\?|$)/, async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.abort("internetdisconnected");
      });
      await press("complaints:write.send");
      await expect(page.getByText(say("ui:unanswered"))).toBeVisible();
      await page.unrouteAll({ behavior: "wait" });

      await page.locator("input[name=refund]").fill("100");
      await press("complaints:split.send");
      await expect(page.locator(".prop.open")).toBeVisible();
      await expect(field).toHaveValue(words);
      await press("complaints:write.send");
      await expect(field).toHaveValue("");
      const { content } = await customer.complaints.messages({ id });
      expect(content.filter(({ text }) => text === words)).toHaveLength(1);
    });
  });
