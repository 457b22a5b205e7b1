import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { DateTime } from "~/i18n/date-time";
import { Link, type Path } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** Something that waits: `kind` is a text of `staff:waits`; `since` when the oldest came; `overdue` how many are late; what `hasFailed` stands out. */
export type Wait = {
  kind: string;
  count: number;
  to: Path;
  icon: IconName;
  since: string | null;
  overdue?: number;
  hasFailed?: boolean;
};

/** What waits for staff, each with the page where it is decided: what has something in it first, a nought quietly. */
export function Waiting({ waiting }: { waiting: Wait[] }) {
  const t = useT();
  const sorted = [...waiting].sort((one, other) => Number(one.count === 0) - Number(other.count === 0));
  return (
    <ul className="tiles waits">
      {sorted.map(({ kind, count, to, icon, since, overdue = 0, hasFailed }) => (
        <li key={kind}>
          <Link to={to} className={since || hasFailed || overdue > 0 ? "hot" : undefined}>
            <Icon name={icon} />
            <span>
              {count > 0 ? (
                <b>{t(`staff:waits.${kind}`, { count })}</b>
              ) : (
                <span className="muted">{t(`staff:waits.${kind}`, { count })}</span>
              )}
              {since ? (
                <span className="sm muted">
                  <Text
                    k="staff:overview.since"
                    values={{ when: <DateTime iso={since} as="relative" isInside /> }}
                  />
                </span>
              ) : null}
              {overdue > 0 ? (
                <span className="sm muted">{t("staff:waits.overdue", { count: overdue })}</span>
              ) : null}
            </span>
            <Icon name="arrow-right" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
