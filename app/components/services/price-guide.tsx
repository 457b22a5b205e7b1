import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import { direction } from "~/i18n/locale";
import { formatMoney } from "~/i18n/money";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";

export type PriceGuideData = { low: Money; median: Money; high: Money; count: number };

const star =
  "M10 0 7.1 2.9V7.1H2.9L0 10 -2.9 7.1H-7.1V2.9L-10 0 -7.1 -2.9V-7.1H-2.9L0 -10 2.9 -7.1H7.1V-2.9Z";

/** Where the median's words stand over the line: at its mark, or at the end that the mark is near. */
function overMark(middle: number, isMirrored: boolean) {
  const place = (percent: number) => `${isMirrored ? 100 - percent : percent}%`;
  if (middle < 30) return { x: place(0), textAnchor: "start" } as const;
  if (middle > 70) return { x: place(100), textAnchor: "end" } as const;
  return { x: place(middle), textAnchor: "middle" } as const;
}

/** What others paid, drawn to scale: most prices lie on the line, half of them up to the star. */
export function PriceGuide({ guide }: { guide: PriceGuideData }) {
  const { locale, digits, t } = useReading();
  const { low, median, high, count } = guide;
  const span = high.amount - low.amount;
  const middle = span > 0 ? ((median.amount - low.amount) / span) * 100 : 50;
  const isMirrored = direction(locale) === "rtl";
  const mark = isMirrored ? 100 - middle : middle;
  const say = (money: Money) => formatMoney(locale, digits, money.amount, money.currency);
  const price = (money: Money) => <Price minor={money.amount} currency={money.currency} />;
  return (
    <div className="price-guide">
      <svg
        role="img"
        aria-label={t("services:guide.drawn", { low: say(low), median: say(median), high: say(high) })}
      >
        <text y="18" {...overMark(middle, isMirrored)}>
          {t("services:guide.median")} <tspan>{say(median)}</tspan>
        </text>
        <rect fill="var(--blue-100)" y="44" width="100%" height="8" rx="4" />
        <rect
          fill="var(--blue-600)"
          x={`${isMirrored ? mark : 0}%`}
          y="44"
          width={`${middle}%`}
          height="8"
          rx="4"
        />
        <svg x={`${mark}%`} y="48" overflow="visible" aria-hidden="true">
          <path fill="var(--blue-700)" stroke="#fff" strokeWidth="2" d={star} />
        </svg>
      </svg>
      <dl>
        <div>
          <dt className="sm muted">{t("services:guide.low")}</dt>
          <dd>{price(low)}</dd>
        </div>
        <div>
          <dt className="sm muted">{t("services:guide.high")}</dt>
          <dd>{price(high)}</dd>
        </div>
      </dl>
      <p className="sm muted">
        <Text k="services:guide.count" count={count} />
      </p>
    </div>
  );
}
