import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ReportForm } from "~/components/reviews/report-form";
import { Crumbs } from "~/components/ui/crumbs";
import { Note } from "~/components/ui/note";
import { Stars } from "~/components/ui/rating";
import { TaskPage } from "~/components/ui/task-page";
import { contract } from "~/contract/contract";
import { reviewRule } from "~/contract/review-fields";
import { Link } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/reviews.css?url";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { submit } from "~/web/forms/submit.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return {
    m: messages(page.locale, ["reviews"]),
    head: {
      title: page.t("reviews:report.title"),
      description: page.t("reviews:report.text"),
      isPrivate: true,
    },
    review: await page.api.reviews.get({ id: pageId(args) }),
    rules: reviewRule.options,
    constraints: constraintsOf(contract.reviews.report),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return submit(page, async (form) => {
    const id = pageId(args);
    await page.api.reviews.report({ ...form.input(contract.reviews.report), id }, form.once);
    return { to: `/reviews/${id}/report` };
  });
}

export default function ReportReview() {
  const t = useT();
  const { review, rules, constraints } = useLoaderData<typeof loader>();
  return (
    <TaskPage>
      <Crumbs trail={[{ to: "/reviews", label: t("reviews:title") }]} here={t("reviews:report")} />
      <h1>{t("reviews:report.title")}</h1>
      <blockquote className="panel pad stack gap-2">
        <span className="row between">
          <bdi className="med">{review.author}</bdi>
          <Stars value={review.stars} />
        </span>
        {review.text ? (
          <p className="w-fit whitespace-pre-line" dir="auto">
            {review.text}
          </p>
        ) : null}
      </blockquote>
      {review.can_report ? (
        <>
          <p className="muted">{t("reviews:report.text")}</p>
          <ReportForm rules={rules} constraints={constraints} />
        </>
      ) : (
        <Note>{t(`reviews:report.${reportedAs(review)}`)}</Note>
      )}
      {review.can_complain ? (
        <p className="muted">
          {t("reviews:report.complain.text")}{" "}
          <Link to={`/complaints/new?review=${review.id}`}>{t("reviews:report.complain")}</Link>
        </p>
      ) : null}
    </TaskPage>
  );
}

/** Why the reader cannot report the review now. */
function reportedAs({ is_reported, is_kept }: { is_reported: boolean; is_kept: boolean }) {
  if (!is_reported) return "cannot";
  return is_kept ? "kept" : "done";
}
