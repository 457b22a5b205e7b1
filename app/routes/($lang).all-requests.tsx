import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OpenRequests } from "~/components/requests/open-requests";
import { MoreLink } from "~/components/ui/panel";
import { Presence } from "~/components/ui/presence";
import { messages } from "~/i18n/messages.server";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/directory.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { openRequests } from "~/web/requests/open-requests.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const [found, counts] = await Promise.all([openRequests(page), page.api.technicians.counts()]);
  const { city, isWhole } = found;
  const { t } = page;
  return {
    m: messages(page.locale, ["openRequests", "lists", "counts"]),
    head: {
      title: city ? t("openRequests:titleIn", { city }) : t("openRequests:title"),
      description: t("openRequests:description"),
      isPrivate: !isWhole,
    },
    ...found,
    total: isWhole ? counts.open_requests : null,
    isGuest: page.viewer === null,
  };
}

export default function AllRequests() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const { city, total, isProvider, isGuest } = data;
  return (
    <div className="main-b">
      <div className="wrap">
        <div className="head mb-6">
          <div>
            <h1>{city ? t("openRequests:titleIn", { city }) : t("openRequests:title")}</h1>
            <Lead total={total} />
          </div>
          {isProvider ? <MoreLink to="/technician/requests">{t("openRequests:forMe")}</MoreLink> : null}
          {isGuest ? <MoreLink to="/RegisterProvider">{t("openRequests:join")}</MoreLink> : null}
        </div>
        <OpenRequests data={data} />
      </div>
    </div>
  );
}

function Lead({ total }: { total: number | null }) {
  const t = useT();
  if (!total) return <p>{t("openRequests:lead")}</p>;
  return (
    <p>
      <Presence online>
        <Text k="openRequests:total" count={total} />
      </Presence>
    </p>
  );
}
