import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AllReviews } from "~/components/reviews/all-reviews";
import { MoreLink } from "~/components/ui/panel";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/reviews.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { reviewsPage } from "~/web/reviews/reviews-page.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const found = await reviewsPage(page);
  return {
    m: messages(page.locale, ["reviews", "lists"]),
    head: {
      title: page.t("reviews:all"),
      description: page.t("reviews:all.description"),
      isPrivate: !found.isWhole,
    },
    ...found,
  };
}

export default function Reviews() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap">
        <div className="head mb-6">
          <div>
            <h1>{t("reviews:all")}</h1>
            <p>{t("reviews:all.lead")}</p>
          </div>
          <MoreLink to="/technicians/ratings#how">{t("reviews:all.how")}</MoreLink>
        </div>
        <AllReviews data={data} />
      </div>
    </div>
  );
}
