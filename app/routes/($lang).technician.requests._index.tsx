import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RequestRows } from "~/components/technician-area/matching-requests";
import { RequestFilters } from "~/components/technician-area/request-filters";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ShowMore } from "~/components/ui/pager";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { contract } from "~/contract/contract";
import type { Path } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import matchesSheet from "~/styles/matches.css?url";
import tabsSheet from "~/styles/tabs.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { constraintsOf } from "~/web/constraints.server";
import { enter } from "~/web/enter.server";
import { readFilters } from "~/web/filters.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, tabsSheet, matchesSheet].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const filters = readFilters(contract.technicianArea.requests, page);
  const tab = filters.tab === "direct" ? "direct" : "matching";
  const [list, own] = await Promise.all([
    page.api.technicianArea.requests({ ...filters, tab }),
    tab === "matching" ? page.api.profile.provider() : null,
  ]);
  const query = new URLSearchParams(page.url.search);
  const { nextCursor } = list.meta.meta;
  if (nextCursor) query.set("cursor", nextCursor);
  return {
    m: messages(page.locale, ["technicianArea", "counts", "words", "actions"]),
    head: {
      title: page.t("technicianArea:requests.title"),
      description: page.t("technicianArea:requests.description"),
      isPrivate: true,
    },
    ...{ tab, filters },
    search: constraintsOf(contract.technicianArea.requests).q ?? {},
    requests: list.content,
    services: own?.services.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    cities: own?.cities.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    next: nextCursor ? (`/technician/requests?${query}` as Path) : null,
  };
}

export default function TechnicianRequests() {
  const t = useT();
  const { tab, filters, search, requests, services, cities, next } = useLoaderData<typeof loader>();
  const tabs = (["matching", "direct"] as const).map((name) => ({
    to: `/technician/requests?tab=${name}` as Path,
    label: t(`technicianArea:requests.tab.${name}`),
    current: name === tab,
  }));
  return (
    <div className="stack gap-5">
      <h1 className="h1s">{t("technicianArea:requests.title")}</h1>
      <Tabs label={t("technicianArea:requests.tabs")} tabs={tabs} />
      {tab === "matching" ? (
        <RequestFilters filters={filters} search={search} services={services} cities={cities} />
      ) : null}
      <Panel flush>
        {requests.length > 0 ? (
          <RequestRows requests={requests} />
        ) : (
          <EmptyState
            icon="clipboard-list"
            title={t(`technicianArea:requests.none.${tab}`)}
            action={
              <ButtonLink to="/technician/user-profile" variant="line">
                {t("technicianArea:requests.widen")}
              </ButtonLink>
            }
          >
            {t(`technicianArea:requests.noneText.${tab}`)}
          </EmptyState>
        )}
      </Panel>
      <ShowMore to={next} />
    </div>
  );
}
