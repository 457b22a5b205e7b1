import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { violationsIn } from "../support/violations";

test("What the walk of every page would stumble over: pale text, whatever colours are read before it", async ({
  page,
}) => {
  await open(page, "en", "/howToUse");
  expect(await violationsIn(page)).toEqual([]);
  await page.locator("h1").evaluate((heading) => {
    heading.style.color = "rgb(200, 200, 200)";
  });
  const found = await violationsIn(page);
  expect(found.map(({ id }) => id)).toEqual(["color-contrast"]);
});
