import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskBar, AskBox } from "~/components/technicians/ask-box";
import { PricedServices } from "~/components/technicians/priced-services";
import { ProfileFacts, ProfileHead } from "~/components/technicians/profile-head";
import { WorkingHours } from "~/components/technicians/working-hours";
import { Crumbs } from "~/components/ui/crumbs";
import { Later, later } from "~/components/ui/later";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/directory.css?url";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { technicianProfile } from "~/web/technicians/technician-profile.server";

const reviews = later(() =>
  import("~/components/reviews/profile-reviews").then((module) => module.ProfileReviews),
);

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return {
    m: messages(page.locale, ["technicians", "reviews", "lists", "zones"]),
    ...(await technicianProfile(page, pageId(args))),
  };
}

export default function Technician() {
  const t = useT();
  const { technician, trade, askState, mayComplain, list } = useLoaderData<typeof loader>();
  const { name, bio } = technician;
  const trail = [
    { to: "/technicians" as const, label: t("technicians:title") },
    ...(trade ? [{ to: `/technicians?group=${trade.id}` as const, label: trade.name }] : []),
  ];
  return (
    <>
      <div className="main-b">
        <div className="wrap">
          <Crumbs trail={trail} here={name} />
          <ProfileHead technician={technician} />
          <ProfileFacts technician={technician} />
          <div className="split [--aside:352px] mt-8">
            <div className="stack gap-12">
              {bio ? (
                <section aria-labelledby="about">
                  <h2 id="about" className="vh">
                    {t("technicians:profile.about")}
                  </h2>
                  <p className="lg measure w-fit whitespace-pre-line" dir="auto">
                    {bio}
                  </p>
                </section>
              ) : null}
              <section aria-labelledby="services">
                <h2 id="services" className="mb-4">
                  {t("technicians:profile.services")}
                </h2>
                <PricedServices services={technician.services} />
              </section>
              <Later of={reviews} with={{ technician, list }} />
            </div>
            <aside className="sticky prof-act">
              <AskBox {...{ technician, askState, mayComplain }} />
              <WorkingHours week={technician.week} />
            </aside>
          </div>
        </div>
      </div>
      <AskBar technician={technician} askState={askState} />
    </>
  );
}
