import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { serviceFacts } from "~/web/requests/request-form.server";
import { readOnly } from "~/web/site/read-only.server";

/** For the request form, which asks when another service is chosen. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return { service: await serviceFacts(page, pageId(args)) };
}

export const action = readOnly;
