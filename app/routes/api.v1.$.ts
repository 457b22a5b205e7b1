import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApi } from "~/web/api.server";
import { noApiHere } from "~/web/site/no-api-here.server";

/** The website API for hosts that do not mount it themselves. */
async function answer({ request }: LoaderFunctionArgs): Promise<Response> {
  const api = await openApi();
  return api ? api.fetch(request) : noApiHere(request);
}

export const loader = answer;
export const action = answer;
