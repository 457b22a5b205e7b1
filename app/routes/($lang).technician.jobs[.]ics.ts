import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/web/enter.server";
import { agendaFile } from "~/web/orders/job-file.server";
import { readOnly } from "~/web/site/read-only.server";

/** All jobs to come for the technician's calendar. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return agendaFile(page);
}

export const action = readOnly;
