import type { Page } from "@playwright/test";
import type { Locale } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { joinAsCustomer, joinAsProvider, newcomer, open, postRequest, sendOffer } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { demoLogins, signIn } from "../support/sign-in";
import { t } from "../support/texts";
import { ways } from "../support/ways";

test.describe.configure({ timeout: 120_000 });

const reason = "Three appointments were missed without a word.";

/** Staff close somebody's account, or open it again. */
async function decide(staff: Page, language: Locale, phone: string, what: "deactivate" | "reactivate") {
  const say = t(language);
  await open(staff, language, `/admin/users?q=${phone.slice(3)}`);
  await staff.locator("main ul.list > li a").first().click();
  await staff.waitForURL(/\/admin\/users\/[a-z0-9]{16}$/);
  await staff.getByLabel(say(`staff:${what}.reason`)).fill(reason);
  await staff.getByRole("button", { name: say(`staff:${what}.submit`) }).click();
  await expect(staff.getByText(say(`api:staff.${what}d`))).toBeVisible();
}

for (const { language, javaScriptEnabled } of ways("crossed"))
  test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ language, javaScriptEnabled });

    test("A closed account keeps nobody waiting who had to do with it", async ({
      page: customer,
      newPerson,
      say,
      expectAccessible,
    }) => {
      const [nadia, tarek] = [newcomer("Nadia Samir", language), newcomer("Tarek Fawzy", language)];
      const [staff, technician, other, guest] = [
        await newPerson(),
        await newPerson(),
        await newPerson(),
        await newPerson(),
      ];
      const look = async (at: Page) => {
        if (javaScriptEnabled) await expectAccessible(at);
      };
      await staff.context().addCookies(await signIn(process.env.SITE_URL ?? "", demoLogins.staff));
      await become(other.context(), neighbours.plumbers.osama);
      await joinAsCustomer(customer, nadia);
      await joinAsProvider(technician, tarek);
      // More figures might be masked as a phone.
      const title = `Tap of account ${nadia.phone.slice(-4)}`;
      const id = await postRequest(customer, language, title);
      await sendOffer(technician, language, id, "400");

      const found = guest.locator("main").locator(`a[href$="/requests/${id}"]`);

      await decide(staff, language, tarek.phone, "deactivate");
      await open(customer, language, `/requests/${id}`);
      await expect(customer.getByText(say("offers:compare.inactive"))).toBeVisible();
      await expect(customer.getByRole("button", { name: say("offers:decline") })).toBeVisible();
      await expect(customer.locator(".of footer a")).toHaveCount(0);
      await look(customer);
      await decide(staff, language, tarek.phone, "reactivate");
      await open(customer, language, `/requests/${id}`);
      await expect(customer.locator(".of footer a")).toHaveCount(1);

      await decide(staff, language, nadia.phone, "deactivate");
      await open(technician, language, `/technician/requests/${id}`);
      const strip = technician.locator(".next");
      await expect(strip).toContainText(say("requests:next.actor.nobody"));
      await look(technician);
      await open(other, language, `/technician/requests/${id}`);
      await expect(
        other.getByText(say("technicianArea:refusal.owner_inactive"), { exact: true }),
      ).toBeVisible();
      await expect(other.getByText(say("requests:next.owner.inactive"))).toBeVisible();
      await expect(other.getByRole("button", { name: say("technicianArea:offer.sendSubmit") })).toHaveCount(
        0,
      );
      await look(other);
      await open(guest, language, `/requests/${id}`);
      await expect(guest.getByText(say("requests:guest.closed"))).toBeVisible();
      await look(guest);
      await open(guest, language, `/all-requests?q=${encodeURIComponent(title)}`);
      await expect(found).toHaveCount(0);
      await decide(staff, language, nadia.phone, "reactivate");
      await open(guest, language, `/all-requests?q=${encodeURIComponent(title)}`);
      await expect(found).toBeVisible();
    });
  });
