import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JoinCall, JoinHero, JoinQuestions, JoinSteps } from "~/components/account/join-page";
import { WaitingWork } from "~/components/account/waiting-work";
import { messages } from "~/i18n/messages.server";
import homeSheet from "~/styles/home.css?url";
import recordsSheet from "~/styles/records.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [homeSheet, recordsSheet].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  const { groups } = await page.api.catalogue.services();
  return {
    m: messages(page.locale, ["join", "counts"]),
    head: { title: page.t("join:title"), description: page.t("join:description") },
    trades: groups.map(({ id, icon, name, open_requests_count }) => ({
      ...{ id, icon, name },
      requests: open_requests_count,
    })),
  };
}

export default function RegisterNow() {
  const { trades } = useLoaderData<typeof loader>();
  return (
    <>
      <JoinHero />
      <WaitingWork trades={trades} />
      <JoinSteps />
      <JoinQuestions />
      <JoinCall />
    </>
  );
}
