import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { OpenReviews } from "~/components/reviews/open-reviews";
import { ReceivedReviews } from "~/components/reviews/received-reviews";
import { ReviewBreakdown } from "~/components/reviews/review-breakdown";
import { MoreLink, Panel } from "~/components/ui/panel";
import { Unsent } from "~/components/ui/unsent";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import reviewsSheet from "~/styles/reviews.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { postReply } from "~/web/reviews/job-reviews.server";
import { receivedPage } from "~/web/reviews/received.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, reviewsSheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return {
    m: messages(page.locale, ["reviews", "statuses", "lists", "technicianArea"]),
    head: {
      title: page.t("reviews:mine.title"),
      description: page.t("reviews:mine.description"),
      isPrivate: true,
    },
    ...(await receivedPage(page)),
    id: page.viewer?.id ?? "",
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return postReply(page);
}

export default function MyReviews() {
  const t = useT();
  const { id, standing, list, open, isNarrowed, constraints } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-6">
      <Unsent />
      <div className="row between">
        <h1 className="h1s">{t("reviews:mine.title")}</h1>
        <MoreLink to={`/technicians/${id}#reviews`}>{t("reviews:mine.public")}</MoreLink>
      </div>
      {isNarrowed ? null : <OpenReviews open={open} />}
      {standing.reviews > 0 && !isNarrowed ? (
        <Panel>
          <ReviewBreakdown standing={standing} />
        </Panel>
      ) : null}
      <ReceivedReviews list={list} isNarrowed={isNarrowed} constraints={constraints} />
    </div>
  );
}
