import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { Negotiation } from "~/components/offers/negotiation";
import { DiscountAnswer } from "~/components/technician-area/discount-answer";
import { SentOfferRow } from "~/components/technician-area/sent-offer-row";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import requestsSheet from "~/styles/requests.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { constraintsByDeed } from "~/web/forms/constraints.server";
import { readFilters } from "~/web/lists/filters.server";
import { openedParts, ownPart } from "~/web/lists/list-part.server";
import { pageMeta } from "~/web/page-meta";
import { actOnOffer } from "~/web/requests/offer-actions.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, requestsSheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const { cursor } = readFilters(contract.technicianArea.discountRequests, page);
  const waiting = await page.api.technicianArea.discountRequests({ cursor, parts: openedParts(page) });
  return {
    m: messages(page.locale, ["technicianArea", "offers", "statuses", "counts", "words", "lists"]),
    head: {
      title: page.t("technicianArea:discount.title"),
      description: page.t("technicianArea:discount.text"),
      isPrivate: true,
    },
    list: ownPart(page, waiting),
    deeds: constraintsByDeed({ "counter-discount": contract.offers.counterDiscount }),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return actOnOffer(page, null);
}

export default function DiscountRequests() {
  const t = useT();
  const { list } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <h1 className="h1s">{t("technicianArea:discount.title")}</h1>
      <p className="muted measure">{t("technicianArea:discount.text")}</p>
      <GrowingList
        part={list}
        item={(offer) => (
          <SentOfferRow offer={offer}>
            <Negotiation rounds={offer.rounds} reader="provider" />
            <DiscountAnswer offer={offer} isOneOfMany />
          </SentOfferRow>
        )}
        empty={
          <Panel flush>
            <EmptyState
              icon="badge-percent"
              title={t("technicianArea:discount.none")}
              action={
                <ButtonLink to="/technician/offers" variant="line">
                  {t("technicianArea:offers.title")}
                </ButtonLink>
              }
            >
              {t("technicianArea:discount.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </div>
  );
}
