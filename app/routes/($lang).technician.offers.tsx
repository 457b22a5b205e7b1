import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { SentOfferRow } from "~/components/technician-area/sent-offer-row";
import { ButtonLink } from "~/components/ui/button";
import { RemovableChip } from "~/components/ui/chip";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { contract } from "~/contract/contract";
import { offerTab } from "~/contract/offers";
import type { Path } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { formatPercent } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import tabsSheet from "~/styles/tabs.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { readFilters } from "~/web/lists/filters.server";
import { openedParts, ownPart } from "~/web/lists/list-part.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [areaSheet, tabsSheet].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const { tab = "live", to_confirm, cursor } = readFilters(contract.offers.mine, page);
  const isNarrowed = tab === "live" && to_confirm === true;
  const parts = openedParts(page);
  const mine = await page.api.offers.mine({ tab, to_confirm: isNarrowed, cursor, parts });
  return {
    m: messages(page.locale, ["technicianArea", "statuses", "counts", "words", "lists"]),
    head: {
      title: page.t("technicianArea:offers.title"),
      description: page.t("technicianArea:offers.description"),
      isPrivate: true,
    },
    current: tab,
    tabs: offerTab.options.map((name) => ({ name, count: mine.counts[name] ?? 0 })),
    list: ownPart(page, mine),
    winRate: mine.win_rate,
    isNarrowed,
  };
}

export default function Offers() {
  const t = useT();
  const reading = useReading();
  const { current, tabs, list, winRate, isNarrowed } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <div className="row between base">
        <h1 className="h1s">{t("technicianArea:offers.title")}</h1>
        {winRate === null ? null : (
          <p className="muted">
            {t("technicianArea:offers.winRate", { rate: formatPercent(reading, winRate / 100) })}
          </p>
        )}
      </div>
      <Tabs
        label={t("technicianArea:offers.tabs")}
        tabs={tabs.map(({ name, count }) => ({
          to: `/technician/offers?tab=${name}` as Path,
          label: t(`statuses:offer.tab.${name}`),
          count,
          current: name === current,
        }))}
      />
      {isNarrowed ? (
        <p>
          <RemovableChip to="/technician/offers?tab=live">
            {t("technicianArea:offers.toConfirm")}
          </RemovableChip>
        </p>
      ) : null}
      <GrowingList
        part={list}
        item={(offer) => <SentOfferRow offer={offer} />}
        empty={
          <Panel flush>
            <EmptyState
              icon="tags"
              title={t(`technicianArea:offers.none.${isNarrowed ? "toConfirm" : current}`)}
              action={<ButtonLink to="/technician/requests">{t("technicianArea:matching.title")}</ButtonLink>}
            >
              {t("technicianArea:offers.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </div>
  );
}
