import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchForm } from "~/components/live/search-form";
import { GroupTile } from "~/components/services/group-tile";
import { MoreLink, Tiles } from "~/components/ui/panel";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/services.css?url";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { pageMeta } from "~/web/page-meta";
import { groupTiles } from "~/web/services/service-pages.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const { groups, services_count } = await page.api.catalogue.services();
  return {
    m: messages(page.locale, ["services", "lists"]),
    head: { title: page.t("services:title"), description: page.t("services:description") },
    groups: groupTiles(groups),
    count: services_count,
    search: constraintsOf(contract.catalogue.services).q ?? {},
  };
}

export default function Services() {
  const t = useT();
  const { groups, count, search } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap">
        <div className="head mb-6">
          <div>
            <h1>{t("services:title")}</h1>
            <p>{t("services:lead")}</p>
          </div>
          <MoreLink to="/services/all-services">
            <span>
              <Text k="services:all" count={count} />
            </span>
          </MoreLink>
        </div>
        <SearchForm
          to="/services/all-services"
          label={t("services:search")}
          example={t("services:search.example")}
          constraint={search}
        />
        <Tiles className="grps">
          {groups.map((group) => (
            <GroupTile key={group.id} group={group} />
          ))}
        </Tiles>
      </div>
    </div>
  );
}
