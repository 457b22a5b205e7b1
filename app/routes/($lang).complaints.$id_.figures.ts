import type { LoaderFunctionArgs } from "@remix-run/node";
import { typedFigures } from "~/web/complaints/figures.server";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { readOnly } from "~/web/site/read-only.server";

/** For the forms that split money, which ask as somebody types: what `?kept=` or `?refund=` comes to. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"], evenInactive: true });
  return typedFigures(page, pageId(args));
}

export const action = readOnly;
