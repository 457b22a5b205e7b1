import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import {
  agree,
  agreed,
  chooseAt,
  comeToCheckout,
  expectBack,
  expectStage,
  payBy,
  paymentsFor,
  pressAt,
} from "../support/checkout";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { picture } from "../support/pictures";
import { t } from "../support/texts";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

const { customers, plumbers } = neighbours;
const who = {
  en: { true: [customers.salma, plumbers.osama], false: [customers.yasmin, plumbers.michael] },
  ar: { true: [customers.asmaa, plumbers.ramy], false: [customers.marwan, plumbers.ibrahim] },
} as const;

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });
    const [customer, plumber] = who[language][`${javaScriptEnabled}`];
    /** Nothing on the page of a transfer that was sent tells to send or to pay it. */
    const expectNotAsked = async (page: Page) => {
      const main = page.getByRole("main");
      for (const order of ["transfer.sent", "transfer.reference", "transfer.proof.hint"])
        await expect(main.getByText(t(language)(`payments:${order}`))).toHaveCount(0);
      const before = t(language)("payments:receipt.before", { when: "" }).trim();
      await expect(main.getByText(before)).toHaveCount(0);
      await expect(main.getByText(t(language)("payments:receipt.sent")).first()).toBeVisible();
      await expect(main.getByText(t(language)("payments:waiting.reference"), { exact: true })).toBeVisible();
    };
    const whole = async (page: Page, expectAccessible: (page: Page) => Promise<void>) => {
      if (javaScriptEnabled) await expectAccessible(page);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
      if (size) await page.setViewportSize(size);
    };

    test("Salma's card is declined, her bank asks, and she pays: the money is held", async ({
      page,
      newPerson,
      say,
      expectAccessible,
    }) => {
      await become(page.context(), customer);
      const osama = await newPerson();
      await become(osama.context(), plumber);
      const id = await agree(page, osama, language, "Tap to pay for");
      await whole(page, expectAccessible);
      await payBy(page, language, "card");
      await whole(page, expectAccessible);
      await pressAt(page, "decline");
      await page.waitForURL(/\?declined$/);
      await page.reload();
      const declined = page.locator("#main .note-red", { hasText: say("sandbox:declined") });
      await expect(declined).toContainText(say("sandbox:declined.then"));
      await page.getByRole("link", { name: say("sandbox:return") }).click();
      await expectStage(page, language, "declined.title");
      await expect(page.getByText(say("payments:failed"))).toBeVisible();
      await whole(page, expectAccessible);

      await page.getByRole("link", { name: say("payments:open.retry") }).click();
      await page.waitForURL(/\/sandbox\/pay\//);
      await chooseAt(page, language, { manner: "later" });
      await pressAt(page, "ask");
      await expect(page.getByText(say("sandbox:state.confirming"))).toBeVisible();
      await chooseAt(page, language, { manner: "reversed" });
      await pressAt(page, "confirm");
      await expectStage(page, language, "paid.title");
      await whole(page, expectAccessible);
      await page.getByRole("link", { name: say("payments:toRequest") }).click();
      await page.waitForURL(new RegExp(`/requests/${id}$`));
      await expect(page.getByText(say("statuses:order.paid")).first()).toBeVisible();

      await open(page, language, "/payment");
      const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Tap to pay for" });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(say("statuses:payment.succeeded"));
      await whole(page, expectAccessible);
    });

    test("she backs out, her bank pays after all, and everything comes back", async ({ page, say }) => {
      await become(page.context(), customer);
      const id = await comeToCheckout(page, language, [customer, plumber], "Tap to pay too late for");
      const checkout = page.url();
      await payBy(page, language, "card");
      const gateway = page.url();
      await pressAt(page, "abandon");
      await expectStage(page, language, "title");
      await open(page, language, `/requests/${id}`);
      await page.getByRole("button", { name: say("orders:giveUp") }).click();
      await expect(page.getByRole("heading", { name: say("orders:title") })).toHaveCount(0);
      await page.goto(checkout);
      await expectStage(page, language, "over.title");
      await expect(page.getByText(say("payments:over.text"))).toBeVisible();

      await page.goto(gateway);
      await chooseAt(page, language, { refunds: "done", manner: "twice" });
      await pressAt(page, "payLate");
      await expectStage(page, language, "over.title");
      const back = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: agreed(language) });
      await expect(back).toBeVisible();
      await open(page, language, "/payment");
      const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Tap to pay too late for" });
      await expect(row).toHaveCount(1);
      await expectBack(page, language, { title: "Tap to pay too late for", amount: 420, status: "refunded" });
    });

    test("she sends a bank transfer with its receipt, and waits", async ({ page, say, expectAccessible }) => {
      await become(page.context(), customer);
      const id = await comeToCheckout(page, language, [customer, plumber], "Tap to transfer for");
      const goesOn = async () => {
        if (javaScriptEnabled) await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
      };
      await payBy(page, language, "transfer");
      await expectStage(page, language, "transfer.title");
      await goesOn();
      await expect(page.getByText("EG80 0002 0001 5678 9012 3451 8000 2")).toBeVisible();
      await expect(page.getByText(/US-\w{5}-\w{5}/)).toBeVisible();
      await whole(page, expectAccessible);
      const name = "receipt.jpg";
      const buffer = Buffer.from(await picture(640, 480));
      await page.locator("input[name=proof]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
      await page.getByRole("button", { name: say("payments:transfer.sent") }).click();
      await expectStage(page, language, "waiting.title");
      await goesOn();
      await expect(page.getByText(say("payments:waiting.proof"))).toBeVisible();
      await expectNotAsked(page);
      await page.getByText(say("payments:waiting.another"), { exact: true }).click();
      const another = page.getByRole("button", { name: say("payments:waiting.send") });
      await expect(another).toBeVisible();
      await whole(page, expectAccessible);
      if (javaScriptEnabled) {
        await another.click();
        await expect(page.getByText(say("validation:required")).first()).toBeVisible();
      }
      await page.locator("input[name=proof]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
      await another.click();
      await expect(page.getByText(say("api:transferNoted"))).toBeVisible();
      const paid = await paymentsFor(page, language, "Tap to transfer for");
      await expect(paid).toContainText(say("statuses:payment.sent"));
      await expect(paid).not.toContainText(say("payments:list.pay"));
      await paid.getByRole("link", { name: say("payments:list.transfer") }).click();
      await expectStage(page, language, "waiting.title");
      await open(page, language, `/requests/${id}`);
      await expect(page.getByText(say("requests:next.actor.staff"), { exact: true })).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("link", { name: say("requests:action.transfer") })
        .first()
        .click();
      await expectStage(page, language, "waiting.title");
      await open(page, language, "/requests?tab=awarding");
      const row = page.locator(`.mine:has(a[href$="/requests/${id}"])`);
      await expect(row).toContainText(say("requests:list.transferSent", { when: "" }).trim());
      await expect(row).not.toContainText(say("requests:list.payBefore", { when: "" }).trim());
      await page.goBack();
      await page.getByRole("link", { name: say("payments:open.other") }).click();
      await expectStage(page, language, "title");
      await expect(page.locator("input[name=method][value=card]")).toBeChecked();
    });
  });
