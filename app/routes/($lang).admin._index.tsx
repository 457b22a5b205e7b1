import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuditRow } from "~/components/staff/audit-row";
import { Waiting } from "~/components/staff/waiting";
import { EmptyState } from "~/components/ui/empty-state";
import { MoreLink, Panel, RowList } from "~/components/ui/panel";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { staffOverview } from "~/web/staff/staff-lists.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff"]),
    head: {
      title: page.t("staff:overview.title"),
      description: page.t("staff:overview.description"),
      isPrivate: true,
    },
    ...(await staffOverview(page)),
  };
}

export default function Overview() {
  const t = useT();
  const { waiting, latest } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:overview.title")}</h1>
        <p className="muted">{t("staff:overview.lead")}</p>
      </div>
      <Waiting waiting={waiting} />
      <Panel
        title={t("staff:overview.latest")}
        action={<MoreLink to="/admin/audit">{t("staff:overview.log")}</MoreLink>}
        flush
      >
        {latest.length === 0 ? (
          <EmptyState icon="history" title={t("staff:overview.latestNone")} level={3} />
        ) : (
          <RowList>
            {latest.map((line) => (
              <li key={line.id}>
                <AuditRow line={line} />
              </li>
            ))}
          </RowList>
        )}
      </Panel>
    </div>
  );
}
