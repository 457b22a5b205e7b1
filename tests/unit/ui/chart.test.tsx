import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BarChart } from "~/components/ui/bar-chart";
import { barsOf, roundCeiling } from "~/components/ui/chart-geometry";
import { renderPage } from "../../support/render-page";

const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 24 });

describe("the top of a chart", () => {
  it.each([
    [0, 3],
    [1, 1.5],
    [4200, 4500],
    [4500, 4500],
    [4501, 6000],
    [9100, 12000],
    [99999, 120000],
  ])("for %i is %i", (value, ceiling) => {
    expect(roundCeiling(value)).toBe(ceiling);
  });

  it("is never below the highest bar, and never three times as high", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (value) => {
        expect(roundCeiling(value)).toBeGreaterThanOrEqual(value);
        expect(roundCeiling(value)).toBeLessThanOrEqual(value * 3);
      }),
    );
  });
});

describe("bars", () => {
  it("stand within their box, on its floor, as high as their share", () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (values, isRightToLeft) => {
        const ceiling = roundCeiling(Math.max(...values));
        for (const [index, bar] of barsOf(values, ceiling, isRightToLeft).entries()) {
          expect(bar.x).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(100.001);
          expect(bar.y + bar.height).toBeCloseTo(100);
          expect(bar.height).toBeCloseTo(((values[index] ?? 0) / ceiling) * 100);
        }
      }),
    );
  });

  it("run with the reading direction", () => {
    const [first, last] = [barsOf([1, 2, 3], 3, false), barsOf([1, 2, 3], 3, true)].map(
      (bars) => bars[0]?.x ?? 0,
    );
    expect(first).toBeLessThan(33);
    expect(last).toBeGreaterThan(66);
  });

  it("mirror each other in the two directions", () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const there = barsOf(values, 1e7, false);
        const back = barsOf(values, 1e7, true);
        for (const [index, bar] of there.entries())
          expect(bar.centre + (back[index]?.centre ?? 0)).toBeCloseTo(100);
      }),
    );
  });
});

describe("a chart", () => {
  it("says its figures in a table too", () => {
    const bars = [
      { id: "a", label: "3/10", name: "3 October", value: 1200, shown: "EGP 1,200" },
      { id: "b", label: "10/10", name: "10 October", value: 4200, shown: "EGP 4,200" },
    ];
    const html = renderPage(<BarChart label="Earnings" bars={bars} lastLabel="4,200" />);
    expect(html).toContain('<th scope="row">10 October</th><td class="amt">EGP 4,200</td>');
    expect(html).not.toContain("style=");
  });
});
