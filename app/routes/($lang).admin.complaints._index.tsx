import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QueueRow } from "~/components/complaints/queue-row";
import { GrowingList } from "~/components/live/growing-list";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { complaintQueue } from "~/web/staff/complaints.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "complaints", "lists", "statuses"]),
    head: {
      title: page.t("staff:complaints.title"),
      description: page.t("staff:complaints.description"),
      isPrivate: true,
    },
    ...(await complaintQueue(page)),
  };
}

export default function ComplaintQueue() {
  const t = useT();
  const { tab, tabs, list } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:complaints.title")}</h1>
        <p className="muted measure">{t("staff:complaints.lead")}</p>
      </div>
      <Tabs label={t("staff:complaints.tabs")} tabs={tabs} />
      <GrowingList
        part={list}
        item={(row) => <QueueRow row={row} />}
        empty={
          <Panel flush>
            <EmptyState icon="flag" title={t(`staff:complaints.none.${tab}`)}>
              {t("staff:complaints.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </div>
  );
}
