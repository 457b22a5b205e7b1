import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { Acceptance, OfferTitle } from "~/components/offers/acceptance";
import { OfferTerms } from "~/components/offers/offer-column";
import { Crumbs } from "~/components/ui/crumbs";
import { TaskPage } from "~/components/ui/task-page";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/own-request.css?url";
import { enter } from "~/web/enter.server";
import { submit } from "~/web/forms/submit.server";
import { pageId, queryId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const [id, offerId] = [pageId(args), queryId(page, "offer")];
  if (!offerId) throw await page.leaveTo(`/requests/${id}`);
  const offer = await page.api.offers.get({ id: offerId });
  if (offer.request_id !== id)
    throw await page.leaveTo(`/requests/${offer.request_id}/accept?offer=${offer.id}`);
  return {
    m: messages(page.locale, ["offers", "requests", "statuses", "counts", "zones"]),
    head: {
      title: page.t("offers:confirm.title"),
      description: page.t("offers:confirm.description"),
      isPrivate: true,
    },
    offer,
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return submit(page, async (form) => {
    const { order_id } = await page.api.offers.accept(
      { ...form.input(contract.offers.accept), id: form.text("offer") },
      form.once,
    );
    return { to: `/payment?order=${order_id}` };
  });
}

export default function AcceptOffer() {
  const t = useT();
  const { offer } = useLoaderData<typeof loader>();
  const back = `/requests/${offer.request_id}` as const;
  return (
    <TaskPage>
      <Crumbs trail={[{ to: back, label: offer.request.title }]} here={t("offers:confirm.crumb")} />
      <OfferTitle offer={offer} />
      <div className="panel pad of">
        <OfferTerms offer={offer} />
      </div>
      <Acceptance offer={offer} />
    </TaskPage>
  );
}
