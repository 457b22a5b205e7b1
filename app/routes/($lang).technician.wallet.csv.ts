import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/web/enter.server";
import { readOnly } from "~/web/site/read-only.server";
import { ledgerFile } from "~/web/wallet/wallet.server";

/** The ledger as a CSV file, with the filters of its page. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return ledgerFile(page);
}

export const action = readOnly;
