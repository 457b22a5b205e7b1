import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchForm } from "~/components/live/search-form";
import { Catalogue } from "~/components/services/catalogue";
import { Crumbs } from "~/components/ui/crumbs";
import { messages } from "~/i18n/messages.server";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/services.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { serviceCatalogue } from "~/web/services/catalogue-page.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return { m: messages(page.locale, ["services", "lists"]), ...(await serviceCatalogue(page)) };
}

export default function AllServices() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const title = data.group ?? t("services:allTitle");
  return (
    <div className="main-b">
      <div className="wrap">
        <Crumbs trail={[{ to: "/services", label: t("services:title") }]} here={title} />
        <div className="head mb-6 mt-2">
          <div>
            <h1>{title}</h1>
            <p role="status">
              <Text k="services:count" count={data.count} />
            </p>
          </div>
        </div>
        <SearchForm
          to="/services/all-services"
          label={t("services:search")}
          example={t("services:search.example")}
          value={data.asked.q}
          constraint={data.search}
          keep={data.kept}
        />
        <Catalogue data={data} />
      </div>
    </div>
  );
}
