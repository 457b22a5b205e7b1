import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ReportedReview } from "~/components/staff/reported-review";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Unsent } from "~/components/ui/unsent";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import staffSheet from "~/styles/staff.css?url";
import starsSheet from "~/styles/stars.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { decideOnReview, reportedReviews } from "~/web/staff/reported-reviews.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [staffSheet, starsSheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "lists", "reviews"]),
    head: {
      title: page.t("staff:reviews.title"),
      description: page.t("staff:reviews.description"),
      isPrivate: true,
    },
    ...(await reportedReviews(page)),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return decideOnReview(page);
}

export default function ReportedReviews() {
  const t = useT();
  const { list, rules, constraints } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <Unsent />
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:reviews.title")}</h1>
        <p className="muted measure">{t("staff:reviews.lead")}</p>
      </div>
      <GrowingList
        part={list}
        item={(report) => <ReportedReview {...{ report, rules, constraints }} />}
        empty={
          <Panel flush>
            <EmptyState icon="star" title={t("staff:reviews.none")}>
              {t("staff:reviews.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </div>
  );
}
