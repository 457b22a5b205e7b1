import type { ReactNode } from "react";
import { direction } from "~/i18n/locale";
import { formatNumber } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";
import { barsOf, roundCeiling } from "./chart-geometry";
import { Disclosure } from "./disclosure";

type ChartBar = {
  id: string;
  /** Under the bar: short. */
  label: string;
  /** In the table: whole. */
  name: string;
  value: number;
  shown: ReactNode;
};

type BarChartProps = {
  /** What the picture says, in one sentence. */
  label: string;
  bars: ChartBar[];
  /** Names the last bar's figure above it; the others stand in the table. */
  lastLabel: string;
};

const thirds = [1, 2 / 3, 1 / 3, 0];

/** Bars drawn on the server, the last one strong, and the same figures as a table underneath. */
export function BarChart({ label, bars, lastLabel }: BarChartProps) {
  const reading = useReading();
  const ceiling = roundCeiling(Math.max(0, ...bars.map(({ value }) => value)));
  return (
    <>
      <div className="ch" role="img" aria-label={label}>
        <div className="ch-y" aria-hidden="true">
          {thirds.map((share) => (
            <span key={share}>{formatNumber(ceiling * share, reading.digits)}</span>
          ))}
        </div>
        <Drawing bars={bars} ceiling={ceiling} lastLabel={lastLabel} />
        <div className="ch-x" aria-hidden="true">
          {bars.map((bar) => (
            <span key={bar.id}>{bar.label}</span>
          ))}
        </div>
      </div>
      <Figures label={label} bars={bars} />
    </>
  );
}

function Drawing({ bars, ceiling, lastLabel }: Omit<BarChartProps, "label"> & { ceiling: number }) {
  const { locale } = useSetting();
  const shapes = barsOf(
    bars.map(({ value }) => value),
    ceiling,
    direction(locale) === "rtl",
  );
  const last = shapes.at(-1);
  return (
    <svg className="ch-p" aria-hidden="true">
      {thirds.map((share) => (
        <line key={share} x1="0" x2="100%" y1={`${(1 - share) * 100}%`} y2={`${(1 - share) * 100}%`} />
      ))}
      {shapes.map(({ x, y, width, height }, index) => (
        <rect
          key={bars[index]?.id}
          className={index === shapes.length - 1 ? "bn" : undefined}
          x={`${x}%`}
          y={`${y}%`}
          width={`${width}%`}
          height={`${height}%`}
        />
      ))}
      {last ? (
        <text x={`${last.centre}%`} y={`${last.y}%`} dy="-6" textAnchor="middle">
          {lastLabel}
        </text>
      ) : null}
    </svg>
  );
}

function Figures({ label, bars }: Pick<BarChartProps, "label" | "bars">) {
  const t = useT();
  return (
    <Disclosure look="quiet" summary={t("ui:chart.table")}>
      <table className="table">
        <caption className="vh">{label}</caption>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id}>
              <th scope="row">{bar.name}</th>
              <td className="amt">{bar.shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
