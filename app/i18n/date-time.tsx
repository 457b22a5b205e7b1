import {
  type DateOptions,
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  formatWhen,
  type Reading,
} from "./dates";
import { formatRelative } from "./spans";
import { useReading } from "./use-reading";

type Style = (reading: Reading, iso: string, options?: DateOptions) => string;

const styles = {
  date: formatDate,
  dateTime: formatDateTime,
  time: formatTime,
  day: formatDay,
  when: formatWhen,
  relative: formatRelative,
} satisfies Record<string, Style>;

type DateTimeProps = { iso: string; as?: keyof typeof styles; className?: string } & DateOptions;

/** A moment with its ISO form for machines: as="relative" → "6 minutes ago". Isolated, so it may stand in any sentence. */
export function DateTime({ iso, as = "date", className, ...options }: DateTimeProps) {
  const style: Style = styles[as];
  return (
    <time dateTime={iso} className={className}>
      <bdi>{style(useReading(), iso, options)}</bdi>
    </time>
  );
}
