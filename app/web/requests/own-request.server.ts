import type { RequestDetails } from "~/contract/request-fields";
import { isRefused } from "../calls/exchange.server";
import { notFound } from "../not-found.server";
import type { Page } from "../page.server";

/**
 * The visitor's own request, on which they may take this step. Where they may not any more, the way leads to the request, whose page
 * says how it stands; but a form that was refused just now stays and says that.
 */
export async function ownRequestFor(
  page: Page,
  id: string,
  step: RequestDetails["can"][number],
): Promise<RequestDetails> {
  const request = await page.api.requests.get({ id });
  if (request.view !== "owner") throw notFound();
  if (!request.can.includes(step) && !isRefused(page.exchange)) throw await page.leaveTo(`/requests/${id}`);
  return request;
}
