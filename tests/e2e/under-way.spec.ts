import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { holdBack } from "../support/slow-line";
import { inOne } from "../support/ways";

const { asmaa, marwan } = neighbours.customers;

/** What a button sends; the page keeps drafts by itself meanwhile. */
const sent = /\/add-request(?!.*autosave=)/;

for (const language of inOne("en"))
  test.describe(`A form that is under way, ${language}`, () => {
    test.use({ language });

    test("shows that at the button which Asmaa pressed, and at none of its others", async ({
      page,
      context,
      say,
    }) => {
      await become(context, language === "en" ? asmaa : marwan);
      await open(page, language, "/requests/add-request");
      await expect(page.locator("form.rq")).toHaveAttribute("novalidate");
      await page.getByLabel(say("requests:form.titleLabel")).fill("Tap that waits for its answer");
      const busy = page.locator("form.rq button[aria-busy=true]");
      for (const [deed, said, then] of [
        ["requests:form.saveDraft", "requests:form.saving", page.getByText(say("api:requestDraftSaved"))],
        ["requests:form.publish", "requests:form.publishing", page.locator("[data-summary]")],
        ["requests:form.discard", "requests:form.discarding", page.getByText(say("api:requestDiscarded"))],
      ] as const) {
        const letGo = await holdBack(page, sent);
        await page.getByRole("button", { name: say(deed), exact: true }).click();
        await expect(busy).toHaveAccessibleName(say(said));
        letGo();
        await expect(then.first()).toBeVisible();
        await expect(busy).toHaveCount(0);
      }
    });
  });
