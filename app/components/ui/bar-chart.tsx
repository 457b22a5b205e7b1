import type { ReactNode } from "react";
import { direction } from "~/i18n/locale";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";
import { barsOf, type Scale, scaleOf } from "./chart-geometry";
import { Disclosure } from "./disclosure";
import { Num } from "./num";

type ChartBar = {
  id: string;
  /** Under the bar: short. */
  label: string;
  /** In the table: whole. */
  name: string;
  /** Below nought it hangs under the line. */
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

/** Bars drawn on the server, the last one strong, and the same figures as a table underneath. */
export function BarChart({ label, bars, lastLabel }: BarChartProps) {
  const scale = scaleOf(bars.map(({ value }) => value));
  return (
    <>
      <div className="ch" role="img" aria-label={label}>
        <div className="ch-y" aria-hidden="true">
          {scale.lines.map((figure) => (
            <span key={figure}>
              <Num>{figure}</Num>
            </span>
          ))}
        </div>
        <Drawing bars={bars} scale={scale} lastLabel={lastLabel} />
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

function Drawing({ bars, scale, lastLabel }: Omit<BarChartProps, "label"> & { scale: Scale }) {
  const { locale } = useSetting();
  const shapes = barsOf(
    bars.map(({ value }) => value),
    scale,
    direction(locale) === "rtl",
  );
  const last = shapes.at(-1);
  return (
    <svg className="ch-p" aria-hidden="true">
      {scale.lines.map((figure) => (
        <line
          key={figure}
          className={figure === 0 ? "nil" : undefined}
          x1="0"
          x2="100%"
          {...levelOf(figure, scale)}
        />
      ))}
      {shapes.map(({ x, y, width, height }, index) => (
        <rect
          key={bars[index]?.id}
          className={classOf(bars[index]?.value ?? 0, index === shapes.length - 1)}
          x={`${x}%`}
          y={`${y}%`}
          width={`${width}%`}
          height={`${height}%`}
        />
      ))}
      {last ? (
        <text x={`${last.centre}%`} y={`${last.y}%`} dy="-6" textAnchor="middle" direction="ltr">
          {lastLabel}
        </text>
      ) : null}
    </svg>
  );
}

const classOf = (value: number, isLast: boolean) =>
  [isLast && "bn", value < 0 && "lo"].filter(Boolean).join(" ") || undefined;

function levelOf(figure: number, { top, floor }: Scale) {
  const y = `${((top - figure) / (top - floor)) * 100}%`;
  return { y1: y, y2: y };
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
