import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { markUnmeasured, unmeasured } from "./contrast";

type Asked = Parameters<AxeBuilder["options"]>[0] & { on?: string };

async function lookAt(page: Page, { on, ...options }: Asked) {
  const look = new AxeBuilder({ page }).setLegacyMode().options({ ...options, resultTypes: ["violations"] });
  return (await (on ? look.include(on) : look).analyze()).violations;
}

/** What of the page as it stands is not accessible, and where. */
export async function violationsIn(page: Page) {
  const found = await lookAt(page, { rules: { "color-contrast": { enabled: false } } });
  if (await markUnmeasured(page))
    found.push(...(await lookAt(page, { on: `[${unmeasured}]`, runOnly: ["color-contrast"] })));
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(" ")),
  }));
}
