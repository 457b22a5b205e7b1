import { locales } from "~/i18n/locale";
import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { offeredBy, postedBy } from "../support/paid-job";

const { customers, plumbers } = neighbours;

test("The frame of a comparison goes around one offer, and around two, in either direction", async ({
  page,
}) => {
  await become(page.context(), customers.salma);
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await postedBy(customers.salma, "Tap with one offer, then two");
  for (const [before, plumber] of [plumbers.osama, plumbers.michael].entries()) {
    await offeredBy(plumber, id, 400);
    for (const language of locales) {
      await open(page, language, `/requests/${id}`);
      const frame = page.locator(".cmp");
      await expect(frame.locator("> .of")).toHaveCount(before + 1);
      const { empty, narrowest } = await frame.evaluate((element) => {
        const around = element.getBoundingClientRect();
        const offers = [...element.children].map((offer) => offer.getBoundingClientRect());
        const [left, right] = [
          Math.min(...offers.map((offer) => offer.left)),
          Math.max(...offers.map((offer) => offer.right)),
        ];
        return {
          empty: left - around.left + (around.right - right),
          narrowest: Math.min(...offers.map(({ width }) => width)),
        };
      });
      expect(empty, "room in the frame without an offer").toBeLessThan(4);
      expect(narrowest).toBeGreaterThan(300);
    }
  }
});
