import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PriceGuide } from "~/components/services/price-guide";
import { ServiceBar, ServiceBox } from "~/components/services/service-box";
import { ServiceFacts } from "~/components/services/service-facts";
import { ServiceReviews } from "~/components/services/service-reviews";
import { TopTechnicians } from "~/components/services/top-technicians";
import { Crumbs } from "~/components/ui/crumbs";
import { sceneOf } from "~/components/ui/scene";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/services.css?url";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { servicePage } from "~/web/services/service-pages.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const data = await servicePage(page, pageId(args));
  const { name, description } = data.service;
  return { m: messages(page.locale, ["services"]), head: { title: name, description }, ...data };
}

export default function Service() {
  const t = useT();
  const { service, technicians, reviews } = useLoaderData<typeof loader>();
  const { group } = service;
  const trail = [
    { to: "/services" as const, label: t("services:title") },
    { to: `/services/all-services?group=${group.id}` as const, label: group.name },
  ];
  return (
    <>
      <div className="main-b">
        <div className="wrap">
          <Crumbs trail={trail} here={service.name} />
          <div className="head mt-2 mb-6">
            <div>
              <h1>{service.name}</h1>
              <p className="lg">{service.description}</p>
            </div>
          </div>
          <ServiceFacts service={service} />
          <div className="split [--aside:352px] mt-8">
            <div className="stack gap-12">
              <section aria-labelledby="guide">
                <h2 id="guide" className="mb-4">
                  {t("services:guide.title")}
                </h2>
                {service.guide ? (
                  <PriceGuide guide={service.guide} />
                ) : (
                  <p className="muted measure">{t("services:guide.none")}</p>
                )}
              </section>
              <TopTechnicians service={service.id} technicians={technicians} />
              <ServiceReviews reviews={reviews} />
            </div>
            <aside className="sticky prof-act stack gap-4">
              <img
                className="srv-pic"
                src={sceneOf(group.icon)}
                alt=""
                width={480}
                height={360}
                loading="lazy"
              />
              <ServiceBox service={service} />
            </aside>
          </div>
        </div>
      </div>
      <ServiceBar service={service} />
    </>
  );
}
