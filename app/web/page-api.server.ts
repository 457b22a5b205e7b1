import { data } from "@remix-run/node";
import { ApiFailure, type Client, createClient } from "./client.server";
import { notOwnForm } from "./own-form.server";
import type { Page } from "./page.server";
import { endSession } from "./session-change.server";

/**
 * The client of a page. What no page can mend becomes an answer at once: 401 ends the session; 403, 404, 5xx, and in a loader any
 * failure, reach the error page. What an action's visitor can mend or try again is `submit`'s to show.
 */
export function pageApi(page: Page): Client {
  return createClient(async (...call) => {
    try {
      const answer = await page.exchange.door(page.locale)(...call);
      if (answer.message) page.exchange.messages.push(answer.message);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiFailure) || isMendable(page, error)) throw error;
      throw await failedAnswer(page, error);
    }
  });
}

/** What a loader or action throws so that the visitor sees why a call failed: a dead token ends the session. */
export async function failedAnswer(page: Page, { body }: ApiFailure) {
  if (body.code === "unauthenticated") return endSession(page, body.message);
  if (page.exchange.isStale && (body.status === 403 || body.status === 404)) return notOwnForm();
  if (body.retry_after) page.exchange.headers.set("Retry-After", String(body.retry_after));
  return data(body, { status: body.status });
}

/** In an action these leave the visitor with what they typed: refusals, and an API that cannot be reached just now. */
const isMendable = ({ request: { method } }: Page, { body: { status } }: ApiFailure) =>
  method !== "GET" && method !== "HEAD" && ((status >= 409 && status < 500) || status === 503);
