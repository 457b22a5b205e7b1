import type { SignedIn } from "~/contract/people";
import type { Path } from "~/i18n/link";
import { setCookie } from "../answer-headers.server";
import type { Outcome } from "../forms/submit.server";
import { homeOf } from "../guards";
import { ownPath } from "../own-path";
import type { Page } from "../page.server";
import { newCsrfSecret } from "../session/csrf.server";
import { writeDraftKey } from "../session/draft-key.server";
import { inactiveWarning } from "../session/inactive-warning.server";
import { changeSession } from "../session/session-change.server";

/** Delays of the specification, in milliseconds. */
export const afterLogin = 1_000;
export const afterSignUp = 2_000;

/** Keeps what a sign-up, sign-in or verification answered. The CSRF secret changes with the person. */
export async function startSession(page: Page, signed: SignedIn): Promise<void> {
  await changeSession(page.request, page.exchange, {
    token: signed.token,
    otp_token: signed.is_verified ? null : signed.otp_token,
    is_authenticated: signed.is_verified,
    type: signed.type,
    csrf: newCsrfSecret(),
  });
}

/** By what the account's owner will know this browser again among their sessions. */
export function deviceOf({ request }: Pick<Page, "request">): { device?: string } {
  const name = request.headers.get("User-Agent")?.slice(0, 200);
  return name ? { device: name } : {};
}

/** The page that the visitor wanted before they were asked to sign in. */
export const wantedPath = (page: Page): Path | null => ownPath(page.url.searchParams.get("redirectTo"));

/** A page further along the way, still knowing where the visitor wants to go. */
export const keepingWanted = (page: Page, to: Path): Path => leadingOn(to, wantedPath(page));

/** The page `to`, which leads on to `next`. */
export const leadingOn = (to: Path, next: Path | null): Path =>
  next ? `${to}?redirectTo=${encodeURIComponent(next)}` : to;

/** How the sign-in of a verified user ends. An inactive account is not welcomed: it hears the warning and nothing else. */
export async function landing(page: Page, signed: SignedIn): Promise<Outcome> {
  const leave = { to: await landingPath(page, signed), after: afterLogin };
  const isInactive = signed.user.user.is_active === 0;
  return { leave, ...(isInactive && { toast: inactiveWarning(page.locale) }) };
}

/** Where a verified user goes: inactive to the complaints, else the draft just taken over, else what was wanted, else home. */
export async function landingPath(page: Page, signed: SignedIn): Promise<Path> {
  if (signed.user.user.is_active === 0) return "/complaints";
  const draft = await claimDraft(page, signed);
  return draft ?? wantedPath(page) ?? homeOf[signed.type];
}

/** A customer takes over the draft they wrote as a guest. A provider leaves it where it is, and is told so (rulings 34). */
export async function claimDraft(page: Page, signed: SignedIn): Promise<Path | null> {
  if (!page.exchange.draftKey) return null;
  if (signed.type !== "customer") {
    if (await page.api.drafts.get()) page.exchange.messages.push(page.t("account:draftStays"));
    return null;
  }
  const claimed = await page.api.drafts.claim();
  setCookie(page.exchange, await writeDraftKey(page.request, null));
  if (!claimed) return null;
  return claimed.status === "draft" ? `/requests/add-request?draft=${claimed.id}` : `/requests/${claimed.id}`;
}
