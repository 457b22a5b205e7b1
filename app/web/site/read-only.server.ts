import type { ActionFunctionArgs } from "@remix-run/node";
import { type FailureBody, failureStatus } from "~/contract/failure";
import { detectLocale } from "~/i18n/i18n.server";
import { fixedT } from "~/i18n/messages.server";

/** The methods of an address that is read and nothing else. */
export const readMethods = "GET, HEAD";

/** The action of an address that is no page and takes none: refused in the API's shape, with what there is. */
export async function readOnly({ request }: Pick<ActionFunctionArgs, "request">): Promise<Response> {
  const message = fixedT(await detectLocale(request))("errors:methodNotAllowed");
  const status = failureStatus.methodNotAllowed;
  const body: FailureBody = { status, code: "methodNotAllowed", message, data: [] };
  return Response.json(body, { status, headers: { Allow: readMethods, "Cache-Control": "no-store" } });
}
