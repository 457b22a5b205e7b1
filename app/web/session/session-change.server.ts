import { setCookie } from "../answer-headers.server";
import type { Exchange } from "../calls/exchange.server";
import { loginPath } from "../guards";
import type { Page } from "../page.server";
import { emptySession, type Session, writeSession } from "./session.server";
import { unsent } from "./unsent.server";

/** Changes the session, here and in the browser. */
export async function changeSession(
  request: Request,
  exchange: Exchange,
  change: Partial<Session>,
): Promise<void> {
  exchange.session = { ...exchange.session, ...change };
  exchange.forgetCaller();
  setCookie(exchange, await writeSession(request, exchange.session));
}

/**
 * Answer 401: token, otp token, flag, type and CSRF secret are cleared, the message is shown, and the way leads to the login;
 * from there back to the page that could not be shown.
 * What a form without scripts was sent with stays on a page of its own.
 */
export async function endSession(page: Page, message: string) {
  await changeSession(page.request, page.exchange, emptySession);
  const wanted = page.here === "/sign-out" ? "/" : page.here;
  const login = loginPath(wanted);
  return (await unsent(page, login)) ?? page.leaveTo(login, { type: "error", message });
}
