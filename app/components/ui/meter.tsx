import type { ReactNode } from "react";
import { formatPercent, formatRating } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { Icon } from "./icon";
import { Num } from "./num";

/** A share of one as a bar; the figure stands beside it in text. */
export function Meter({ share, label, className }: { share: number; label: string; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <svg className={className ? `meter ${className}` : "meter"} role="img" aria-label={label}>
      <rect width={`${percent}%`} height="100%" />
    </svg>
  );
}

/** A meter under its words and figure. */
export function LabelledMeter({ share, label }: { share: number; label: string }) {
  const reading = useReading();
  return (
    <div className="stack gap-2">
      <div className="row between sm">
        <span>{label}</span>
        <Num>{formatPercent(reading, share)}</Num>
      </div>
      <Meter share={share} label={label} />
    </div>
  );
}

/** How many gave five stars, four, … one: `counts` from five to one, each row named by `rowLabel`. */
export function Breakdown({ counts, rowLabel }: { counts: number[]; rowLabel: (stars: number) => string }) {
  const total = counts.reduce((sum, count) => sum + count, 0) || 1;
  return (
    <ul className="stack gap-1.5">
      {counts.map((count, index) => {
        const stars = counts.length - index;
        return (
          <li key={stars} className="brk-r">
            <span className="sm">
              <Num>{stars}</Num> <Icon name="star" size="s" />
            </span>
            <Meter share={count / total} label={rowLabel(stars)} />
            <span className="sm muted">
              <Num>{count}</Num>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A term and its figure per line. */
export function ScoreList({ scores }: { scores: { term: ReactNode; value: number }[] }) {
  const reading = useReading();
  return (
    <ul className="stack gap-1.5">
      {scores.map(({ term, value }, index) => (
        <li key={typeof term === "string" ? term : index} className="row between sm">
          <span>{term}</span>
          <b>
            <Num>{formatRating(value, reading.digits)}</Num>
          </b>
        </li>
      ))}
    </ul>
  );
}
