import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { AuditRow } from "~/components/staff/audit-row";
import { RemovableChip } from "~/components/ui/chip";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { auditList } from "~/web/staff/staff-lists.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "lists"]),
    head: {
      title: page.t("staff:audit.title"),
      description: page.t("staff:audit.description"),
      isPrivate: true,
    },
    ...(await auditList(page)),
  };
}

export default function AuditLog() {
  const t = useT();
  const { list, tabs, ofOne } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:audit.title")}</h1>
        <p className="muted measure">{t("staff:audit.lead")}</p>
      </div>
      <Tabs label={t("staff:audit.tabs")} tabs={tabs} />
      {ofOne ? (
        <p>
          <RemovableChip to={ofOne.without}>{t("staff:audit.one")}</RemovableChip>
        </p>
      ) : null}
      <GrowingList
        part={list}
        item={(line) => <AuditRow line={line} />}
        empty={
          <Panel flush>
            <EmptyState icon="history" title={t("staff:audit.none")}>
              {t("staff:audit.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </div>
  );
}
