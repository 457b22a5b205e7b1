import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BarChart } from "~/components/ui/bar-chart";
import { barsOf, roundCeiling, scaleOf } from "~/components/ui/chart-geometry";
import { EarningsChart } from "~/components/wallet/earnings-chart";
import { type Locale, locales } from "~/i18n/locale";
import { formatMoney } from "~/i18n/money";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

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

const three = { top: 3, floor: 0, lines: [3, 2, 1, 0] };

describe("bars", () => {
  it("stand within their box, on its floor, as high as their share", () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (values, isRightToLeft) => {
        const scale = scaleOf(values);
        expect(scale).toMatchObject({ top: roundCeiling(Math.max(...values)), floor: 0 });
        for (const [index, bar] of barsOf(values, scale, isRightToLeft).entries()) {
          expect(bar.x).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(100.001);
          expect(bar.y + bar.height).toBeCloseTo(100);
          expect(bar.height).toBeCloseTo(((values[index] ?? 0) / scale.top) * 100);
        }
      }),
    );
  });

  it("run with the reading direction", () => {
    const [first, last] = [barsOf([1, 2, 3], three, false), barsOf([1, 2, 3], three, true)].map(
      (bars) => bars[0]?.x ?? 0,
    );
    expect(first).toBeLessThan(33);
    expect(last).toBeGreaterThan(66);
  });

  it("hang from the line of nought where more was taken back than earned, in both directions", () => {
    const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(values, fc.boolean(), (values, isRightToLeft) => {
        const scale = scaleOf(values);
        const nought = (scale.top / (scale.top - scale.floor)) * 100;
        expect(scale.lines).toContain(0);
        for (const [index, bar] of barsOf(values, scale, isRightToLeft).entries()) {
          const isBelow = (values[index] ?? 0) < 0;
          expect(isBelow ? bar.y : bar.y + bar.height).toBeCloseTo(nought);
          expect(bar.y).toBeGreaterThanOrEqual(-0.001);
          expect(bar.y + bar.height).toBeLessThanOrEqual(100.001);
        }
      }),
    );
  });

  it.each([
    [
      [4200, -800],
      [4500, 3000, 1500, 0, -1500],
    ],
    [
      [-300, 0],
      [0, -100, -200, -300],
    ],
    [
      [50, -300],
      [100, 0, -100, -200, -300],
    ],
  ])("of %j stand between %j", (values, lines) => {
    expect(scaleOf(values).lines.map((line) => line + 0)).toEqual(lines);
  });

  it("mirror each other in the two directions", () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const there = barsOf(values, scaleOf(values), false);
        const back = barsOf(values, scaleOf(values), true);
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

  it("keeps the minus before the figure over the last bar, where the page is read from the right as well", () => {
    const bars = [{ id: "a", label: "3/10", name: "3 October", value: -198, shown: "−198" }];
    const html = renderPage(<BarChart label="Earnings" bars={bars} lastLabel="−198" />, { locale: "ar" });
    expect(html).toMatch(/<text [^>]*direction="ltr"[^>]*>−198</);
  });
});

describe("the earnings of eight weeks", () => {
  const bars = (amounts: number[]) =>
    amounts.map((amount, week) => ({ from: `2026-10-0${week + 1}`, amount: { amount, currency: "EGP" } }));
  const draw = (locale: Locale, amounts: number[]) =>
    renderPage(<EarningsChart bars={bars(amounts)} by="weeks" />, {
      ...{ locale, namespaces: ["common", "ui", "wallet"] },
    });

  it.each(locales)("say what a chargeback took, also where nothing was earned beside it (%s)", (locale) => {
    for (const amounts of [
      [0, -36_000],
      [42_000, -36_000],
    ]) {
      const html = draw(locale, amounts);
      expect(html).toContain(formatMoney(locale, "latn", -36_000, "EGP"));
      expect(html).toContain('class="bn lo"');
      expect(html).not.toContain(t(locale)("wallet:chart.none.weeks"));
    }
    expect(draw(locale, [0, 0])).toContain(t(locale)("wallet:chart.none.weeks"));
  });
});
