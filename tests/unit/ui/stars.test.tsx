import { describe, expect, it } from "vitest";
import { Stars } from "~/components/ui/rating";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";

describe.each(locales)("The stars of a review (%s)", (locale) => {
  /** Stars that are filled, those of them by half, and the figure where one is written. */
  const drawn = (value: number, bare = false) => {
    const html = renderPage(<Stars value={value} bare={bare} />, { locale });
    const count = (mark: RegExp) => html.match(mark)?.length ?? 0;
    const figure = html.replace(/<[^>]*>/g, "").replace(/[\u2066-\u2069]/g, "");
    return [count(/class="i[^"]* f"/g), count(/class="half"/g), figure];
  };

  it("of 5, 5, 5 and 4 are not five: the last is filled by half, and the figure says how much", () => {
    expect(drawn(4.75)).toEqual([5, 1, "4.8"]);
    expect(drawn(4.25)).toEqual([5, 1, "4.3"]);
    expect(drawn(3.5)).toEqual([4, 1, "3.5"]);
  });

  it("that are whole need no figure, nor do those that stand beside theirs", () => {
    expect(drawn(5)).toEqual([5, 0, ""]);
    expect(drawn(4)).toEqual([4, 0, ""]);
    expect(drawn(4.75, true)).toEqual([5, 1, ""]);
  });
});
