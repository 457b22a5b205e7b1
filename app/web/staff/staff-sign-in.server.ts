import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { enterOnce } from "../account/entered-code.server";
import { afterLogin, deviceOf, startSession, wantedPath } from "../account/sign-in.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Form, type Outcome, submit } from "../forms/submit.server";
import { homeOf } from "../guards";
import { addressWith } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { newCsrfSecret } from "../session/csrf.server";
import { changeSession } from "../session/session-change.server";

/** Whether the password was given and the code is waited for, unless its visitor wants to start again. */
const waitsForCode = ({ exchange, url }: Page): boolean => {
  const { type, otp_token, is_authenticated } = exchange.session;
  return type === "staff" && otp_token !== null && !is_authenticated && !url.searchParams.has("again");
};

/** The staff's login: the password first, then the code. A token that has waited too long ends the session here. */
export async function staffLogin(page: Page) {
  const isWaiting = waitsForCode(page);
  if (isWaiting) await page.api.auth.staffCode();
  return {
    m: messages(page.locale, ["account", "staff"]),
    head: {
      title: page.t("staff:login.title"),
      description: page.t("staff:login.description"),
      isPrivate: true,
    },
    isWanted: wantedPath(page) !== null,
    // Once the code was right its page says so, until it leads on.
    isCode: isWaiting || page.exchange.isLeaving === true,
    again: addressWith(page, { again: "1" }),
    constraints: constraintsOf(contract.auth.signInStaff),
    form: await page.form(),
  };
}

/** The first factor: the session keeps what it gave, which opens nothing but the second. */
async function givePassword(page: Page, form: Form): Promise<Outcome> {
  const { otp_token } = await page.api.auth.signInStaff(form.input(contract.auth.signInStaff));
  const waiting = { token: null, otp_token, is_authenticated: false, type: "staff" as const };
  await changeSession(page.request, page.exchange, { ...waiting, csrf: newCsrfSecret() });
  return { to: addressWith(page, { again: null }), toast: null };
}

/** The second; the same answer to who pressed twice, since a code is taken once. */
async function giveCode(page: Page, form: Form): Promise<Outcome> {
  const typed = form.input(contract.auth.enterStaffCode);
  const same = { secret: page.exchange.session.otp_token, typed: typed.code };
  const signed = await enterOnce(page, same, () =>
    page.api.auth.enterStaffCode({ ...typed, ...deviceOf(page) }),
  );
  await startSession(page, signed);
  return { leave: { to: wantedPath(page) ?? homeOf.staff, after: afterLogin } };
}

export function enterStaff(page: Page) {
  if (waitsForCode(page)) return submit(page, (form) => giveCode(page, form), { field: "code" });
  return submit(page, (form) => givePassword(page, form), { isLogin: true });
}
