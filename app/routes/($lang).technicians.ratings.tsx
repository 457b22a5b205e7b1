import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HowScored } from "~/components/reviews/how-scored";
import { RankFilter } from "~/components/reviews/rank-filter";
import { Ranking } from "~/components/reviews/ranking";
import { Crumbs } from "~/components/ui/crumbs";
import { messages } from "~/i18n/messages.server";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/reviews.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { ratingsPage } from "~/web/reviews/ratings.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return {
    m: messages(page.locale, ["reviews", "technicians"]),
    ...(await ratingsPage(page)),
  };
}

export default function Ratings() {
  const t = useT();
  const { names, asked, choices, technicians, rules } = useLoaderData<typeof loader>();
  const { service = null } = names;
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div className="stack gap-3">
          <Crumbs
            trail={[{ to: "/technicians", label: t("technicians:title") }]}
            here={t("reviews:top.title")}
          />
          <h1>{service ? <Text k="reviews:top.titleFor" values={{ service }} /> : t("reviews:top.title")}</h1>
          <p className="lg muted measure">{t("reviews:top.lead")}</p>
          <p className="rk-to">
            <a href="#how">{t("reviews:top.how")}</a>
          </p>
        </div>
        <div className="split [--aside:420px]">
          <div className="stack gap-5">
            <RankFilter asked={asked} choices={choices} />
            <Ranking technicians={technicians} least={rules.reviews_for_rating} />
          </div>
          <aside>
            <HowScored rules={rules} hasService={service !== null} />
          </aside>
        </div>
      </div>
    </div>
  );
}
