import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { Comparison } from "~/components/offers/comparison";
import { OfferHead } from "~/components/offers/offer-column";
import { OrderPanel } from "~/components/orders/order-panel";
import { CalledOff } from "~/components/requests/called-off";
import { GuestCall } from "~/components/requests/guest-call";
import { NoOffersYet } from "~/components/requests/no-offers-yet";
import { OwnerSteps } from "~/components/requests/owner-steps";
import { PrivatePanel, RequestBody } from "~/components/requests/request-body";
import { RequestHead } from "~/components/requests/request-head";
import { RequestSteps } from "~/components/requests/request-steps";
import { Timeline } from "~/components/requests/timeline";
import { VisitKept } from "~/components/requests/visit-kept";
import { Unsent } from "~/components/ui/unsent";
import { contract } from "~/contract/contract";
import { offerSort } from "~/contract/offers";
import { messages, someMessages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/own-request.css?url";
import { enter } from "~/web/enter.server";
import { readFilters } from "~/web/lists/filters.server";
import { orderConstraints } from "~/web/orders/deed-constraints.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { actOnRequest, discountConstraints } from "~/web/requests/request-actions.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const id = pageId(args);
  if (page.viewer?.type === "provider") throw await page.leaveTo(`/technician/requests/${id}`);
  const request = await page.api.requests.get({ id });
  const isOwner = request.view === "owner";
  const { sort = "match" } = readFilters(contract.offers.compare, page);
  const [compared, order, form] = await Promise.all([
    isOwner && request.status !== "draft"
      ? page.api.offers.compare({ id, sort })
      : { offers: [], closed: [] },
    isOwner && request.order_id ? page.api.orders.get({ id: request.order_id }) : null,
    isOwner ? page.form() : null,
  ]);
  return {
    m: {
      ...messages(page.locale, ["requests", "offers", "orders", "statuses", "counts", "words", "zones"]),
      ...someMessages(page.locale, "complaints", ["job.", "dispute.title", "new"]),
      ...someMessages(page.locale, "invoices", ["of.", "titled."]),
      ...someMessages(page.locale, "payments", ["rejected"]),
    },
    head: { title: request.title, description: page.t("requests:detail.description"), isPrivate: isOwner },
    under: isOwner ? null : ("/all-requests" as const),
    ...{ request, order, sort, sorts: offerSort.options, form, isGuest: page.viewer === null },
    deeds: { ...orderConstraints(order), ...discountConstraints(compared.offers) },
    // The accepted one is the order above the others.
    offers: compared.offers.filter((offer) => offer.id !== order?.offer_id),
    hired: [...compared.offers, ...compared.closed].find((offer) => offer.id === order?.offer_id) ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return actOnRequest(page, pageId(args));
}

export default function RequestPage() {
  const t = useT();
  const { request, order, offers, hired, sort, sorts, isGuest } = useLoaderData<typeof loader>();
  const isOwner = request.view === "owner";
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <Unsent />
        <RequestHead request={request} />
        {isOwner ? (
          <>
            <RequestSteps request={request} order={order} />
            <OwnerSteps request={request} order={order}>
              {order ? null : <CalledOff request={request} />}
            </OwnerSteps>
          </>
        ) : (
          <GuestCall request={request} isGuest={isGuest} />
        )}
        {order ? (
          <OrderPanel
            order={order}
            agreed={hired}
            hired={hired ? <OfferHead provider={hired.provider} /> : null}
          />
        ) : null}
        {order?.status === "cancelled" ? <CalledOff request={request} /> : null}
        <VisitKept request={request} order={order} />
        {isOwner && request.status !== "draft" && (offers.length > 0 || request.status === "open") ? (
          <Comparison
            isChosen={order !== null}
            offers={offers}
            sort={sort}
            sorts={sorts}
            here={`/requests/${request.id}`}
            empty={<NoOffersYet request={request} />}
          />
        ) : null}
        <div className="split mt-8">
          <RequestBody
            request={request}
            title={t(isOwner ? "requests:detail.yours" : "requests:detail.theirs")}
          />
          <div className="stack gap-6">
            <PrivatePanel request={request} />
            <Timeline request={request} />
          </div>
        </div>
      </div>
    </div>
  );
}
