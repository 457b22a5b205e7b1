import type { LoaderFunctionArgs } from "@remix-run/node";
import { ComingPage } from "~/components/pages/coming-page";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return coming(page, "howToUse", { to: "/services", label: "nav.services" });
}

export default ComingPage;
