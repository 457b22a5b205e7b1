import {
  type DateOptions,
  formatDate,
  formatDateTime,
  formatDay,
  formatLimit,
  formatTime,
  formatWhen,
  type Reading,
} from "./dates";
import { noBreak } from "./no-break";
import { formatRelative } from "./spans";
import { useReading } from "./use-reading";

type Style = (reading: Reading, iso: string, options?: DateOptions) => string;

const styles = {
  date: formatDate,
  dateTime: formatDateTime,
  time: formatTime,
  day: formatDay,
  when: formatWhen,
  limit: formatLimit,
  relative: formatRelative,
} satisfies Record<string, Style>;

type DateTimeProps = { iso: string; as?: keyof typeof styles; className?: string } & DateOptions;

/** A moment with its ISO form for machines: as="relative" → "6 minutes ago". Isolated, so it may stand in any sentence. */
export function DateTime({ iso, as = "date", className, ...options }: DateTimeProps) {
  const style: Style = styles[as];
  const reading = useReading();
  const text = style(reading, iso, options);
  const part = unbroken(reading, iso, as, options);
  if (!part || !text.includes(part))
    return (
      <time dateTime={iso} className={className}>
        <bdi>{text}</bdi>
      </time>
    );
  return (
    <time dateTime={iso} className={className ? `${className} whitespace-pre-line` : "whitespace-pre-line"}>
      <bdi>{text.replace(part, part.replaceAll(" ", noBreak))}</bdi>
    </time>
  );
}

/** What is too long for a narrow column breaks around this, never in it: hours from and to, the day and month. */
function unbroken(reading: Reading, iso: string, as: string, options: DateOptions): string | null {
  if (options.within) return formatTime(reading, iso, options);
  return as === "limit" || as === "when" ? formatDate(reading, iso) : null;
}
