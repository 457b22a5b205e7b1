import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Arrival } from "~/components/account/arrival";
import sheet from "~/styles/account.css?url";
import { arrival } from "~/web/account/arrival.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { frame: "bare" };

export async function loader(args: LoaderFunctionArgs) {
  return arrival(await enter(args));
}

export default function TechnicianReady() {
  return <Arrival />;
}
