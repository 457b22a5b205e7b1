import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { Negotiation } from "~/components/offers/negotiation";
import { JobPanel } from "~/components/orders/job-panel";
import { CalledOff } from "~/components/requests/called-off";
import { NextDeed } from "~/components/requests/next-deed";
import { nextOf } from "~/components/requests/next-of";
import { PrivatePanel, RequestBody } from "~/components/requests/request-body";
import { RequestHead } from "~/components/requests/request-head";
import { WhatNext } from "~/components/requests/request-steps";
import { CustomerReviews } from "~/components/reviews/customer-reviews";
import { EarlierOffers } from "~/components/technician-area/earlier-offers";
import type { Earning } from "~/components/technician-area/earning-note";
import { MyOffer } from "~/components/technician-area/my-offer";
import { OfferForm } from "~/components/technician-area/offer-form";
import { DeclineDirect, Refusal } from "~/components/technician-area/refusal";
import { Unsent } from "~/components/ui/unsent";
import { contract } from "~/contract/contract";
import { messages, someMessages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import requestsSheet from "~/styles/requests.css?url";
import starsSheet from "~/styles/stars.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { orderConstraints } from "~/web/orders/deed-constraints.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { actOnOffer, offerConstraints } from "~/web/requests/offer-actions.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, requestsSheet, starsSheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const id = pageId(args);
  const [answer, taken, said] = await Promise.all([
    page.api.technicianArea.request({ id }),
    page.api.technicianArea.calendar(),
    page.api.reviews.ofCustomer({ id }),
  ]);
  return {
    m: {
      ...messages(page.locale, [
        ...(["technicianArea", "requests", "offers", "orders", "reviews"] as const),
        ...(["statuses", "counts", "words", "zones"] as const),
      ]),
      ...someMessages(page.locale, "complaints", ["job.", "dispute.title", "new"]),
      ...someMessages(page.locale, "invoices", ["of.", "titled."]),
    },
    head: {
      title: answer.request.title,
      description: page.t("technicianArea:request.description"),
      isPrivate: true,
    },
    ...{ ...answer, taken },
    said: { rating: said.rating, reviews: said.content, readerId: page.viewer?.id },
    isRevising: page.url.searchParams.has("revise"),
    constraints: constraintsOf(contract.offers.send),
    deeds: {
      ...orderConstraints(answer.order),
      ...offerConstraints(answer.my_offer, answer.can_decline_direct),
    },
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return actOnOffer(page, pageId(args));
}

export default function TechnicianRequest() {
  const t = useT();
  const {
    request,
    my_offer,
    past_offers,
    order,
    refusal,
    can_decline_direct,
    isRevising,
    taken,
    said,
    ...terms
  } = useLoaderData<typeof loader>();
  const earning = useActionData<{ shown?: { earning?: Earning } }>()?.shown?.earning ?? null;
  const revising = isRevising && my_offer?.can.includes("revise") ? my_offer : null;
  const next = nextOf({ request, order });
  const agreed = [my_offer, ...past_offers].find((offer) => offer?.id === order?.offer_id) ?? null;
  return (
    <div className="stack gap-6">
      <Unsent />
      <RequestHead request={request} />
      <WhatNext next={next} action={<NextDeed next={next} order={order} area="/technician/requests" />} />
      {order ? <JobPanel {...{ order, agreed, taken }} /> : null}
      {order && order.status !== "cancelled" ? null : <CalledOff request={request} />}
      <div className="split [--aside:420px]">
        <div className="stack gap-6">
          <PrivatePanel request={request} />
          <RequestBody request={request} title={t("requests:detail.theirs")} />
          <CustomerReviews name={request.customer.name} {...said} />
        </div>
        <div className="stack gap-6">
          {my_offer && !revising ? (
            <MyOffer
              offer={my_offer}
              job={order?.offer_id === my_offer.id ? order : null}
              version={request.version}
              taken={taken}
            >
              <Negotiation rounds={my_offer.rounds} reader="provider" />
            </MyOffer>
          ) : null}
          {revising || (!my_offer && !refusal) ? (
            <OfferForm
              {...terms}
              taken={taken}
              offer={revising}
              version={request.version}
              earning={earning}
            />
          ) : null}
          {!my_offer && refusal ? <Refusal reason={refusal} /> : null}
          {can_decline_direct ? <DeclineDirect /> : null}
          <EarlierOffers offers={past_offers} />
        </div>
      </div>
    </div>
  );
}
