import { expect, type Locator, type Page } from "@playwright/test";

/** What whoever has no pointer sees of the focus: nothing, unless the element, or what stands around it as a field, is wholly ringed and in view. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "nowhere";
    const isCut = (element: Element, ring: number) => {
      const { left, right } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        const isEdge = getComputedStyle(around).overflowX === "clip";
        if (isEdge && (left - ring < edge.left || right + ring > edge.right)) return true;
      }
      return false;
    };
    const isRinged = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (isCut(element, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset))) return false;
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return (
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && width > 8 && height > 8 && isInView
      );
    };
    const isSeen = [at, at.closest("label"), at.closest(".affix, .up-add, .otp")].some(isRinged);
    return isSeen ? "seen" : `not seen: ${at.outerHTML.slice(0, 200)}`;
  });

/** Whoever has no pointer sees where they are. */
export const expectFocusSeen = (page: Page) =>
  expect.poll(() => focusIn(page), { message: "the focus", intervals: [20, 50, 100] }).toBe("seen");

/** Goes on by Tab, or back, until the element has the focus, which is to be seen all the way. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Goes down a list of choices, or along a row of them, until the value is chosen. */
export async function chooseByArrows(page: Page, target: Locator, value: string): Promise<void> {
  await tabTo(page, target);
  const chosen = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at instanceof HTMLSelectElement || at instanceof HTMLInputElement ? at.value : null;
    });
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await chosen()) === value) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`The arrows do not lead to ${value}`);
}

/** After a move to another page the focus stands at its content. */
export async function arriveAt(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address);
  await expect(page.locator("#main")).toBeFocused();
}
