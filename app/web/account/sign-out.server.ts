import type { Outcome } from "../forms/submit.server";
import type { Page } from "../page.server";
import { emptySession } from "../session/session.server";
import { changeSession } from "../session/session-change.server";

/** How long the message stands before the home page follows: the specification's, in ms. */
const afterSignOut = 1000;

/** Ends the session at the API, then here: token, user, flag and the stored type are gone. */
export async function signOut(page: Page): Promise<Outcome> {
  await page.api.auth.signOut();
  await changeSession(page.request, page.exchange, emptySession);
  // What the browser keeps of the account's pages, also for its way back.
  page.exchange.headers.set("Clear-Site-Data", '"cache"');
  return { leave: { to: "/", after: afterSignOut } };
}
