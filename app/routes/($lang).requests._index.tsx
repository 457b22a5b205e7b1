import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { MyRequest } from "~/components/requests/my-request";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { requestTab } from "~/contract/requests";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/request-lists.css?url";
import { enter } from "~/web/enter.server";
import { ownPart } from "~/web/lists/list-part.server";
import { pageMeta } from "~/web/page-meta";
import { ownRequests } from "~/web/requests/own-requests.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const { current, mine } = await ownRequests(page);
  return {
    m: messages(page.locale, ["requests", "statuses", "counts", "words", "lists"]),
    head: {
      title: page.t("requests:list.title"),
      description: page.t("requests:list.description"),
      isPrivate: true,
    },
    current,
    tabs: requestTab.options.map((name) => ({ name, count: mine.counts[name] ?? 0 })),
    list: ownPart(page, mine, { tab: current }),
  };
}

export default function Requests() {
  const t = useT();
  const { current, tabs, list } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div className="row between">
          <h1>{t("requests:list.title")}</h1>
          <ButtonLink to="/requests/add-request" variant="accent">
            {t("requests:form.title")}
          </ButtonLink>
        </div>
        <Tabs
          label={t("requests:list.tabs")}
          tabs={tabs.map(({ name, count }) => ({
            to: `/requests?tab=${name}`,
            label: t(`statuses:request.tab.${name}`),
            count,
            current: name === current,
          }))}
        />
        {list.rows.length > 1 ? <p className="sm muted">{t("requests:list.order")}</p> : null}
        <GrowingList
          part={list}
          item={(request) => <MyRequest request={request} />}
          empty={<Nothing tab={current} />}
        />
      </div>
    </div>
  );
}

function Nothing({ tab }: { tab: string }) {
  const t = useT();
  return (
    <Panel flush>
      <EmptyState
        icon="clipboard-list"
        title={t(`requests:list.empty.${tab}`)}
        action={<ButtonLink to="/requests/add-request">{t("requests:form.title")}</ButtonLink>}
      >
        {t("requests:list.emptyText")}
      </EmptyState>
    </Panel>
  );
}
