import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/web/enter.server";
import { technicianJobFile } from "~/web/orders/job-file.server";
import { pageId } from "~/web/page-id.server";
import { readOnly } from "~/web/site/read-only.server";

/** The job for the technician's calendar. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return technicianJobFile(page, pageId(args));
}

export const action = readOnly;
