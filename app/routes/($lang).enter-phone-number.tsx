import type { LoaderFunctionArgs } from "@remix-run/node";
import { ComingPage } from "~/components/pages/coming-page";
import { coming } from "~/web/coming.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return coming(page, "enterPhoneNumber", { to: "/contact", label: "structure:link.contact" });
}

export default ComingPage;
