import { MoreLink, Panel, RowList } from "~/components/ui/panel";
import { useT } from "~/i18n/use-t";
import { AuditRow, type AuditRowData } from "./audit-row";

/** What was done to an account last. */
export function AccountHistory({ of, lines }: { of: string; lines: AuditRowData[] }) {
  const t = useT();
  return (
    <Panel
      title={t("staff:user.history")}
      action={
        lines.length > 0 ? (
          <MoreLink to={`/admin/audit?entity=user&of=${of}`}>{t("staff:user.log")}</MoreLink>
        ) : null
      }
      className="acct-h"
      flush
    >
      {lines.length === 0 ? (
        <p className="pad muted">{t("staff:user.historyNone")}</p>
      ) : (
        <RowList>
          {lines.map((line) => (
            <li key={line.id}>
              <AuditRow line={line} isOfOne />
            </li>
          ))}
        </RowList>
      )}
    </Panel>
  );
}
