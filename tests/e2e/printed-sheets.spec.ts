import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { completedJob } from "../support/paid-job";
import { t } from "../support/texts";

test.describe.configure({ timeout: 60_000 });

const people = [neighbours.customers.yasmin, neighbours.plumbers.ramy] as const;
/** A sheet of A4 between its margins. */
const paper = { width: 673, height: 1_000 };

/** The words that come onto paper beside a sheet: what is drawn, and not above the page as a link to skip to. */
const besides = (page: Page, sheet: string) =>
  page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === "" || element.closest(`${selector}, script, style, noscript`))
        continue;
      const range = document.createRange();
      range.selectNode(node);
      const isDrawn = [...range.getClientRects()].some(({ width, bottom }) => width > 0 && bottom > 0);
      if (isDrawn && element.checkVisibility({ visibilityProperty: true })) found.push(node.data.trim());
    }
    return found;
  }, sheet);

/** Nothing of a sheet hangs over the paper's edges. */
const overhang = (page: Page, sheet: string) =>
  page.locator(sheet).evaluate((element, width) => {
    const boxes = [element, ...element.querySelectorAll("*")].map((one) => one.getBoundingClientRect());
    const drawn = boxes.filter((box) => box.width > 1 && box.height > 1);
    return Math.max(0, ...drawn.map(({ left, right }) => Math.max(-left, right - width)));
  }, paper.width);

async function print(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
}

for (const language of ["en", "ar"] as const)
  test.describe(`On paper, ${language}`, () => {
    test.use({ language });
    const say = t(language);

    test("An invoice is all that its page prints, for its customer and for its technician", async ({
      page,
      newPerson,
    }) => {
      const { customer, orderId: id } = await completedJob(people, `Tap on paper, ${language}`);
      const [invoice] = await customer.invoices.ofOrder({ id });
      const technician = await newPerson();
      await become(page.context(), people[0]);
      await become(technician.context(), people[1]);
      for (const reader of [page, technician]) {
        await open(reader, language, `/payment/invoice/${invoice?.id}`);
        await expect(reader.getByRole("button", { name: say("ui:print") })).toBeVisible();
        expect((await besides(reader, ".inv")).length).toBeGreaterThan(5);
        await print(reader);
        expect(await besides(reader, ".inv")).toEqual([]);
        for (const fact of [invoice?.number ?? "", `Tap on paper, ${language}`])
          await expect(reader.locator(".inv").getByText(fact).first()).toBeVisible();
        expect(await overhang(reader, ".inv")).toBeLessThan(1);
      }
    });

    test("A month's statement prints its title, its sums and its lines, and nothing to press", async ({
      page,
    }) => {
      const title = `Tap in the statement, ${language}`;
      await completedJob(people, title);
      await become(page.context(), people[1]);
      await open(page, language, "/technician/wallet/statement");
      const main = page.getByRole("main");
      await expect(page.getByRole("button", { name: say("ui:print") })).toBeVisible();
      expect((await besides(page, "#main")).length).toBeGreaterThan(5);
      await print(page);
      expect(await besides(page, "#main")).toEqual([]);
      await expect(main.getByRole("button")).toHaveCount(0);
      for (const way of ["statement.back", "statement.previous"])
        await expect(main.getByText(say(`wallet:${way}`), { exact: true })).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.getByText(say("wallet:statement.closing"), { exact: true })).toBeVisible();
      await expect(main.locator(".led tbody tr", { hasText: title }).first()).toBeVisible();
      expect(await overhang(page, "#main")).toBeLessThan(1);
    });
  });
