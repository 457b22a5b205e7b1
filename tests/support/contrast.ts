import type { Page } from "@playwright/test";

/** The mark of an element whose contrast is still to be measured. */
export const unmeasured = "data-unmeasured";

const measured = new Set<number>();

/**
 * Marks every element that is drawn as none before it was in this worker: by the elements and classes above it, its language, place and
 * states, and the width of the screen. Contrasts are two thirds of the work of looking at a page, most of which other pages have as well.
 * @returns how many there are
 */
export async function markUnmeasured(page: Page): Promise<number> {
  const fresh = await page.evaluate(markIn, { mark: unmeasured, known: [...measured] });
  for (const drawn of fresh) measured.add(drawn);
  return fresh.length;
}

/** Runs in the page. */
function markIn({ mark, known }: { mark: string; known: number[] }): number[] {
  const seen = new Set(known);
  const attributes = [
    ...["class", "lang", "dir", "role", "type", "disabled", "readonly", "open", "hidden"],
    ...["aria-current", "aria-selected", "aria-checked", "aria-pressed", "aria-disabled", "aria-busy"],
  ];
  const states = [":first-child", ":last-child", ":checked", ":focus", ":invalid", ":placeholder-shown"];
  const add = (to: number, words: string) => {
    let [sum, other] = [to % 0x1_0000_0000, to / 0x1_0000_0000];
    for (let at = 0; at < words.length; at += 1) {
      sum = Math.imul(sum ^ words.charCodeAt(at), 2_654_435_761);
      other = Math.imul(other ^ words.charCodeAt(at), 1_597_334_677);
    }
    return (sum >>> 0) + (other & 0xf_ffff) * 0x1_0000_0000;
  };
  const walk = (element: Element, above: number) => {
    const said = attributes.map((name) => element.getAttribute(name));
    const drawn = add(above, [element.tagName, ...said, ...states.map((it) => element.matches(it))].join());
    if (!seen.has(drawn)) element.setAttribute(mark, "");
    seen.add(drawn);
    for (const child of element.children) walk(child, drawn);
  };
  walk(document.documentElement, innerWidth);
  return [...seen].slice(known.length);
}
