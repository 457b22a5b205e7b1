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
  const reading = useReading();
  const text = style(reading, iso, options);
  if (!options.within)
    return (
      <time dateTime={iso} className={className}>
        <bdi>{text}</bdi>
      </time>
    );
  // With the hours from and to it is too long for a narrow column: it may break before them, not within.
  const hours = formatTime(reading, iso, options);
  return (
    <time dateTime={iso} className={className ? `${className} whitespace-pre-line` : "whitespace-pre-line"}>
      <bdi>{text.replace(hours, hours.replaceAll(" ", "\u00A0"))}</bdi>
    </time>
  );
}
