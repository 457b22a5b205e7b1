import type { LoaderFunctionArgs } from "@remix-run/node";
import { ComingPage } from "~/components/pages/coming-page";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return coming(page, "dispute", { to: "/requests", label: "nav.myRequests" });
}

export default ComingPage;
