import { Badge } from "~/components/ui/badge";
import { Definitions } from "~/components/ui/definitions";
import { Icon } from "~/components/ui/icon";
import { DateTime } from "~/i18n/date-time";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

type Named = { name: string; to: Path } | null;

export type AuditRowData = {
  id: string;
  event: string;
  about: Named;
  from: string | null;
  to: string | null;
  reason: string | null;
  details: { name: string; value: string; to?: Path }[];
  by: string;
  author: Named;
  at: string;
};

/** A line of the audit log: when, what happened to what, before and after, why, and by whom. Needs the dictionary `staff`. */
export function AuditRow({ line, isOfOne = false }: { line: AuditRowData; isOfOne?: boolean }) {
  const t = useT();
  const { event, about, reason, details, by, author, at } = line;
  return (
    <div className="log">
      <p className="log-t sm muted">
        <DateTime iso={at} as="dateTime" />
      </p>
      <div className="stack gap-1.5">
        <p>
          <b className="strong">{event}</b>{" "}
          {about && !isOfOne ? (
            <Link to={about.to}>
              <bdi>{about.name}</bdi>
            </Link>
          ) : null}
        </p>
        <Change {...line} />
        {reason ? (
          <blockquote className="log-q">
            <span className="vh">{t("staff:audit.reason")} </span>
            <bdi>{reason}</bdi>
          </blockquote>
        ) : null}
        {details.length > 0 ? (
          <Definitions
            className="log-d sm"
            rows={details.map(({ name, value, to }) => ({
              term: name,
              value: to ? (
                <Link to={to}>
                  <bdi>{value}</bdi>
                </Link>
              ) : (
                <bdi className="num">{value}</bdi>
              ),
            }))}
          />
        ) : null}
      </div>
      <p className="log-w sm">
        {author ? (
          <Link to={author.to}>
            <bdi>{author.name}</bdi>
          </Link>
        ) : null}
        <span className="muted">{by}</span>
      </p>
    </div>
  );
}

/** The state before, and the one after. */
function Change({ from, to }: Pick<AuditRowData, "from" | "to">) {
  const t = useT();
  if (!to) return null;
  return (
    <p className="row gap-2">
      {from ? (
        <>
          <span className="vh">{t("staff:audit.before")} </span>
          <Badge>{from}</Badge>
          <Icon name="arrow-right" size="s" />
        </>
      ) : null}
      <span className="vh"> {t("staff:audit.after")} </span>
      <Badge tone="blue">{to}</Badge>
    </p>
  );
}
