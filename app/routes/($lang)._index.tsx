import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomeSections } from "~/components/home/home-sections";
import { illustrated } from "~/components/home/illustrated";
import { someMessages } from "~/i18n/messages.server";
import sheet from "~/styles/home.css?url";
import { enter } from "~/web/enter.server";
import { homeData } from "~/web/home/home.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The texts that the page itself says; its title and counted sentences the loader writes. */
const drawnTexts = [
  ...["hero", "from", "catalogue", "open.first", "open.none", "technicians.places", "quote", "example"],
];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const failures: string[] = [];
  const home = illustrated(await homeData(page, failures));
  return {
    m: someMessages(page.locale, "home", drawnTexts),
    head: { title: page.t("home:title"), description: page.t("home:description") },
    home,
    ...(failures.length > 0 && { failures }),
  };
}

export default function Home() {
  return <HomeSections home={useLoaderData<typeof loader>().home} />;
}
