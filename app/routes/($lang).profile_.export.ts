import type { LoaderFunctionArgs } from "@remix-run/node";
import { dataFile } from "~/web/complaints/complaint-list.server";
import { enter } from "~/web/enter.server";
import { readOnly } from "~/web/site/read-only.server";

/** Everything that is kept of the reader, as a JSON file. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return dataFile(page);
}

export const action = readOnly;
