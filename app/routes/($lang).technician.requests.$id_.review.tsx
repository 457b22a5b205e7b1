import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { JobReviews } from "~/components/reviews/job-reviews";
import { CustomerReviewForm } from "~/components/reviews/review-form";
import { messages } from "~/i18n/messages.server";
import reviewsSheet from "~/styles/reviews.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { jobReviewsPage, postReviewOfCustomer } from "~/web/reviews/job-reviews.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, reviewsSheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return {
    m: messages(page.locale, ["reviews", "statuses", "technicianArea"]),
    me: page.viewer?.name ?? "",
    ...(await jobReviewsPage(page, pageId(args), "provider")),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return postReviewOfCustomer(page, pageId(args));
}

/** A technician's review of the customer of a finished job, and what the customer wrote. */
export default function ReviewCustomer() {
  const { reviews, me, constraints, answerConstraints } = useLoaderData<typeof loader>();
  return (
    <JobReviews
      {...{ reviews, me }}
      job={`/technician/requests/${reviews.request.id}`}
      constraints={answerConstraints}
    >
      <CustomerReviewForm {...{ reviews, constraints }} />
    </JobReviews>
  );
}
