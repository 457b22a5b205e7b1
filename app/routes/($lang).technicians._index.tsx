import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Directory } from "~/components/technicians/directory";
import { ButtonLink } from "~/components/ui/button";
import { Presence } from "~/components/ui/presence";
import { messages } from "~/i18n/messages.server";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/directory.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { technicianDirectory } from "~/web/technicians/technician-directory.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const [directory, counts] = await Promise.all([technicianDirectory(page), page.api.technicians.counts()]);
  const { city, isWhole } = directory;
  const { t } = page;
  return {
    m: messages(page.locale, ["technicians", "lists"]),
    head: {
      title: city ? t("technicians:titleIn", { city }) : t("technicians:title"),
      description: t("technicians:description"),
      isPrivate: !isWhole,
    },
    ...directory,
    totals: isWhole ? { technicians: counts.technicians, online: counts.online } : null,
  };
}

export default function Technicians() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const { city, totals } = data;
  return (
    <div className="main-b">
      <div className="wrap">
        <div className="head mb-6">
          <div>
            <h1>{city ? t("technicians:titleIn", { city }) : t("technicians:title")}</h1>
            {totals ? (
              <div className="row gap-x-5 gap-y-1 mt-2">
                <span className="muted">
                  <Text k="technicians:total" count={totals.technicians} />
                </span>
                {totals.online > 0 ? (
                  <Presence online>
                    <Text k="technicians:onlineTotal" count={totals.online} />
                  </Presence>
                ) : null}
              </div>
            ) : (
              <p>{t("technicians:lead")}</p>
            )}
          </div>
        </div>
        <Directory
          to="/technicians"
          data={data}
          action={({ id, name }) => (
            <ButtonLink to={`/technicians/${id}`} variant="soft">
              <Text
                k="technicians:view"
                values={{ name, hidden: (words: React.ReactNode) => <span className="vh">{words}</span> }}
              />
            </ButtonLink>
          )}
        />
      </div>
    </div>
  );
}
