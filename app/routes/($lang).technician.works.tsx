import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { ComingPage } from "~/components/pages/coming-page";
import sheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return coming(page, "technicianWorks", { to: "/technician", label: "nav.today" });
}

export default ComingPage;
