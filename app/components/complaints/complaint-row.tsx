import { Badge } from "~/components/ui/badge";
import { StatusBadge } from "~/components/ui/status-badge";
import type { ComplaintRow as Row } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { ClockText } from "./clock-text";

/** A complaint in the list of one of its parties. */
export function ComplaintRow({ row }: { row: Row & { title: string } }) {
  const t = useT();
  const { id, kind, title, excerpt, clock, is_mine, filer, waits_for, created_at, status } = row;
  const byReader = kind === "account_appeal" ? "complaints:row.byYou.appeal" : "complaints:row.byYou";
  const isReaders = waits_for === "you" || waits_for === "both";
  return (
    <div className="pad stack gap-2">
      <div className="row nowrap top between gap-3">
        <div className="stack gap-1">
          <h2 className="text-h4">
            <Link to={`/complaints/${id}`} className="plain">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <p className="sm muted">
            <Text
              k={is_mine ? byReader : "complaints:row.by"}
              values={{ name: filer.name, when: <DateTime iso={created_at} as="relative" isInside /> }}
            />
          </p>
        </div>
        <StatusBadge kind="complaint" status={status} />
      </div>
      <p className="line-clamp-2 wrap-anywhere" dir="auto">
        {excerpt}
      </p>
      {waits_for === "nobody" ? null : (
        <p className="sm row gap-x-3 gap-y-1">
          {isReaders ? (
            <Badge tone="amber" icon="bell">
              {t(`complaints:turn.${waits_for}`)}
            </Badge>
          ) : (
            <span className="med">{t(`complaints:turn.${waits_for}`)}</span>
          )}
          <ClockText clock={clock} />
        </p>
      )}
    </div>
  );
}
