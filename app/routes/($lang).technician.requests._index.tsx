import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { useSite } from "~/components/shell/site";
import { countedIn } from "~/components/technician-area/area-pages";
import { JobRow } from "~/components/technician-area/job-row";
import { FittingRequest } from "~/components/technician-area/matching-requests";
import { RequestFilters } from "~/components/technician-area/request-filters";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { waitingTexts } from "~/components/ui/waiting-line";
import type { Path } from "~/i18n/link";
import { messages, someMessages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import areaSheet from "~/styles/technician-area.css?url";
import requestsSheet from "~/styles/technician-requests.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { requestTabs, technicianList } from "~/web/technician-area/technician-requests.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, requestsSheet].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return {
    m: {
      ...messages(page.locale, ["technicianArea", "statuses", "counts", "words", "lists"]),
      ...someMessages(page.locale, "requests", waitingTexts),
    },
    head: {
      title: page.t("technicianArea:requests.title"),
      description: page.t("technicianArea:requests.description"),
      isPrivate: true,
    },
    tabs: requestTabs.map(String),
    ...(await technicianList(page)),
  };
}

export default function TechnicianRequests() {
  const t = useT();
  const { tab, tabs, filters, jobs, list } = useLoaderData<typeof loader>();
  const { counts } = useSite();
  const counted = (name: string) => {
    const found = countedIn(name, counts);
    return found && { count: found.count, said: t(found.said, { count: found.count }) };
  };
  return (
    <div className="stack gap-5">
      <h1 className="h1s">{t("technicianArea:requests.title")}</h1>
      <Tabs
        label={t("technicianArea:requests.tabs")}
        tabs={tabs.map((name) => ({
          to: `/technician/requests?tab=${name}` as Path,
          label: t(`technicianArea:requests.tab.${name}`),
          ...counted(name),
          current: name === tab,
        }))}
      />
      {filters ? <RequestFilters {...filters} /> : null}
      {list ? (
        <GrowingList
          part={list}
          item={(request) => <FittingRequest request={request} />}
          empty={<NothingUnder tab={tab} />}
        />
      ) : null}
      {jobs ? (
        <GrowingList part={jobs} item={(job) => <JobRow job={job} />} empty={<NothingUnder tab={tab} />} />
      ) : null}
    </div>
  );
}

function NothingUnder({ tab }: { tab: string }) {
  const t = useT();
  const isOfRequests = tab === "matching" || tab === "direct";
  return (
    <Panel flush>
      <EmptyState
        icon="clipboard-list"
        title={t(`technicianArea:requests.none.${tab}`)}
        action={
          <ButtonLink to={isOfRequests ? "/technician/user-profile" : "/technician/requests"} variant="line">
            {t(isOfRequests ? "technicianArea:requests.widen" : "technicianArea:matching.title")}
          </ButtonLink>
        }
      >
        {t(`technicianArea:requests.noneText.${tab}`)}
      </EmptyState>
    </Panel>
  );
}
