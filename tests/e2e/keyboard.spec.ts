import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { payButton } from "../support/checkout";
import { joinAsCustomer } from "../support/joining";
import { job, newcomer, open, sendOffer, signUp } from "../support/journeys";
import { arriveAt, chooseByArrows, expectFocusSeen, tabTo } from "../support/keyboard";
import { become, neighbours } from "../support/neighbours";
import { holdBack } from "../support/slow-line";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 90_000 });

for (const language of locales)
  test.describe(`By keyboard alone, ${language}`, () => {
    test.use({ language });

    test("Nadia signs in, posts a request, and accepts the plumber's offer", async ({
      page,
      newPerson,
      say,
    }) => {
      const press = (key: string) => page.keyboard.press(key);
      const menu = page.getByRole("navigation", { name: say("nav.main") });
      const nadia = newcomer("Nadia Samir", language);
      await joinAsCustomer(await newPerson(), nadia);

      await open(page, language, "/login");
      await tabTo(page, page.getByLabel(say("account:login.login")));
      await page.keyboard.type(nadia.phone);
      await tabTo(page, page.locator("input[name=password]"));
      await page.keyboard.type(nadia.password);
      await press("Enter");
      await expect(page.getByRole("link", { name: say("continue") })).toBeFocused();
      await arriveAt(page, new RegExp(`/${language}$`));

      await tabTo(page, menu.getByRole("link", { name: say("nav.myRequests") }), "Shift+Tab");
      await press("Enter");
      await arriveAt(page, /\/requests$/);
      await tabTo(
        page,
        page
          .getByRole("main")
          .getByRole("link", { name: say("requests:form.title") })
          .first(),
      );
      await press("Enter");
      await arriveAt(page, /\/requests\/add-request$/);

      await tabTo(page, page.getByLabel(say("requests:form.titleLabel")));
      await page.keyboard.type("Kitchen tap drips");
      await chooseByArrows(page, page.locator("select[name=service_id]"), job.service);
      await tabTo(page, page.getByLabel(say("requests:form.descriptionLabel")));
      await page.keyboard.type("The kitchen tap drips day and night. The handle turns without end.");
      await chooseByArrows(page, page.locator("input[name=timing]:checked"), "asap");
      await chooseByArrows(page, page.locator("select[name=city_id]"), job.city);
      await chooseByArrows(page, page.locator("select[name=district_id]"), job.district);
      await tabTo(page, page.getByLabel(say("requests:form.address")));
      await page.keyboard.type("12 Street 9, flat 8");
      await tabTo(page, page.getByRole("button", { name: say("requests:form.publish") }));
      await press("Enter");
      await arriveAt(page, /\/requests\/[a-z0-9]{16}$/);
      const id = page.url().split("/").at(-1) ?? "";

      const other = await newPerson();
      await become(other.context(), neighbours.plumbers.osama);
      await sendOffer(other, language, id, "420");

      await tabTo(page, menu.getByRole("link", { name: say("nav.myRequests") }), "Shift+Tab");
      await press("Enter");
      await arriveAt(page, /\/requests$/);
      await tabTo(page, page.getByRole("link", { name: "Kitchen tap drips" }));
      await press("Enter");
      await arriveAt(page, new RegExp(`/requests/${id}$`));
      await tabTo(page, page.locator(".of footer a"));
      await press("Enter");
      await arriveAt(page, /\/accept\?offer=/);
      await tabTo(page, page.locator("form:has(input[name=round]) button[type=submit]"));
      await press("Space");
      await arriveAt(page, /\/payment\?order=/);
      await tabTo(page, payButton(page, language));
      await press("Enter");
      // The gateway's page is a document of its own.
      await page.waitForURL(/\/sandbox\/pay\//);
    });

    test("Salma mistypes the code that she was sent, and sees that she is where she types it again", async ({
      page,
      say,
    }) => {
      await open(page, language, "/RegisterCustomer");
      await signUp(page, newcomer("Salma Karim", language));
      const code = page.getByLabel(say("account:code.label"));
      await tabTo(page, code);
      await page.keyboard.type("000000");
      await page.keyboard.press("Enter");
      await expect(code).toHaveAttribute("aria-invalid", "true");
      await expect(code).toBeFocused();
      await expectFocusSeen(page);
    });

    test("Nobody's focus goes with the questions of a service that was passed over", async ({ page }) => {
      await open(page, language, "/requests/add-request");
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      const facts = /\/services\/facts\/[\w-]+/;
      const known = page.waitForResponse((answer) => answer.url().includes("/services/facts/drain"));
      await chooseByArrows(page, page.locator("select[name=service_id]"), "drain");
      await known;
      await expect(page.locator("[name^='answers.']").first()).toBeVisible();
      const send = await holdBack(page, facts);
      await page.keyboard.press("ArrowDown");
      await expect(page.locator("form [aria-busy=true]")).toBeAttached();
      await page.keyboard.press("Tab");
      const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      await expect.poll(focused).toContain('id="publish-description"');
      const arrived = page.waitForResponse(facts);
      send();
      await arrived;
      await expect(page.locator("[name^='answers.']").first()).toBeVisible();
      await expect.poll(focused).toContain('id="publish-description"');
    });
  });

for (const { language, javaScriptEnabled } of ways("straight"))
  test.describe(`Enter in a field, ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("finds a button of the form's own deed drawn before any other, since WebKit takes the first that is drawn", async ({
      page,
      context,
    }) => {
      const main = page.getByRole("main");
      const deeds = () =>
        main.locator("form[method=post]").evaluateAll((forms) =>
          forms.map((form) => {
            const buttons = [...form.querySelectorAll<HTMLButtonElement>("[type=submit]")];
            return buttons.find((button) => button.getClientRects().length > 0)?.name;
          }),
        );
      await open(page, language, "/requests/add-request");
      expect(await deeds()).toEqual([""]);
      await become(context, neighbours.plumbers.ramy);
      await open(page, language, "/technician/user-profile");
      expect(await deeds()).toEqual([""]);
    });
  });
