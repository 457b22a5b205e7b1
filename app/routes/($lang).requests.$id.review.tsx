import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { JobReviews } from "~/components/reviews/job-reviews";
import { ReviewForm } from "~/components/reviews/review-form";
import { messages } from "~/i18n/messages.server";
import { shortName } from "~/i18n/names";
import sheet from "~/styles/reviews.css?url";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { jobReviewsPage, postReview } from "~/web/reviews/job-reviews.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return {
    m: messages(page.locale, ["reviews", "statuses"]),
    me: shortName(page.viewer?.name ?? ""),
    ...(await jobReviewsPage(page, pageId(args), "customer")),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return postReview(page, pageId(args));
}

/** A customer's review of a finished job, and what the technician wrote. */
export default function ReviewJob() {
  const { reviews, me, constraints, answerConstraints, mostPhotos } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap">
        <JobReviews
          {...{ reviews, me }}
          job={`/requests/${reviews.request.id}`}
          constraints={answerConstraints}
        >
          <ReviewForm {...{ reviews, constraints, mostPhotos }} />
        </JobReviews>
      </div>
    </div>
  );
}
