import type { DateOptions } from "./dates";
import { formatPhone, phoneHref } from "./phone";
import { useFormat } from "./use-format";

/** A phone number, left to right, plus sign first. `e164` as the API gives it. */
export function PhoneText({ e164 }: { e164: string }) {
  return (
    <bdi className="num" dir="ltr">
      {formatPhone(e164)}
    </bdi>
  );
}

/** A phone number as a link that calls it. */
export function PhoneNumber({ e164, className }: { e164: string; className?: string }) {
  return (
    <a href={phoneHref(e164)} className={className}>
      <PhoneText e164={e164} />
    </a>
  );
}

type DateTimeProps = {
  iso: string;
  as?: "date" | "time" | "dateTime" | "day" | "when" | "relative";
  className?: string;
} & DateOptions;

/** A moment with its ISO form for machines: as="relative" → "6 minutes ago". Isolated, so it may stand in any sentence. */
export function DateTime({ iso, as = "date", className, ...options }: DateTimeProps) {
  const format = useFormat();
  const text = as === "date" || as === "dateTime" ? format[as](iso, options) : format[as](iso);
  return (
    <time dateTime={iso} className={className}>
      <bdi>{text}</bdi>
    </time>
  );
}
