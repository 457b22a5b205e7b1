import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What of the page as it stands is not accessible, and where. */
export async function violationsIn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(" ")),
  }));
}
