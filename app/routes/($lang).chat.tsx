import type { LoaderFunctionArgs } from "@remix-run/node";
import { ComingPage } from "~/components/pages/coming-page";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  if (page.viewer?.type === "provider") throw await page.leaveTo("/technician/chat");
  return coming(page, "chat", { to: "/requests", label: "nav.myRequests" });
}

export default ComingPage;
