import { data } from "@remix-run/node";
import { findEndpoint } from "~/contract/contract";
import { notOwnForm } from "../forms/own-form.server";
import type { Page } from "../page.server";
import { endSession } from "../session/session-change.server";
import { ApiFailure, type Client, createClient, type Door } from "./client.server";

/**
 * The client of a page. What no page can mend becomes an answer at once: 401 ends the session; 403, 404, 5xx, and in a loader any
 * failure, reach the error page. What an action's visitor can mend or try again is `submit`'s to show.
 */
export function pageApi(page: Page): Client {
  return createClient(async (...call) => {
    try {
      const answer = await page.exchange.door(page.locale)(...call);
      if (answer.message) page.exchange.messages.push(answer.message);
      if (isChange(call)) page.exchange.forgetCaller();
      return answer;
    } catch (error) {
      if (!(error instanceof ApiFailure) || isMendable(page, error)) throw error;
      throw await failedAnswer(page, error);
    }
  });
}

/** What a loader or action throws so that the visitor sees why a call failed: a dead token ends the session. */
export async function failedAnswer(page: Page, { body }: ApiFailure) {
  // What ended a code's token may have been a sign-in that the browser holds by now: the form's own page looks.
  if (body.code === "unauthenticated" && isCodeForm(page)) return page.leaveTo(page.here);
  if (body.code === "unauthenticated") return endSession(page, body.message);
  if (page.exchange.isStale && (body.status === 403 || body.status === 404)) return notOwnForm();
  if (body.retry_after) page.exchange.headers.set("Retry-After", String(body.retry_after));
  return data(body, { status: body.status });
}

/** What a call changed may be the caller's own account or day, which the page that answers a form shows. */
const isChange = ([area, operation]: Parameters<Door>) => findEndpoint(area, operation)?.method !== "GET";

const isRead = ({ request: { method } }: Page) => method === "GET" || method === "HEAD";

/** Of a session that waits for its code, a form's only token is the code's. */
const isCodeForm = (page: Page) =>
  !isRead(page) && page.exchange.session.otp_token !== null && !page.exchange.session.is_authenticated;

/** In an action these leave the visitor with what they typed: refusals, and an API that cannot be reached just now. */
const isMendable = (page: Page, { body: { status } }: ApiFailure) =>
  !isRead(page) && ((status >= 409 && status < 500) || status === 503);
