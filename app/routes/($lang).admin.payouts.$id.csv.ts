import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { readOnly } from "~/web/site/read-only.server";
import { bankFile } from "~/web/staff/payouts.server";

/** A batch of payouts as a CSV file for the bank. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return bankFile(page, pageId(args));
}

export const action = readOnly;
