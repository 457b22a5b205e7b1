import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import { setCookie } from "../answer-headers.server";
import type { Exchange } from "../calls/exchange.server";
import type { Toast } from "../toast.server";

/** Where scripts run it names an entry of the session storage, without them a cookie of the browser's session. */
const name = "inactive_warning_shown";

/** A message as the page shows it. `once`: only if the browser's session storage has no entry of that name. */
export type DueToast = Toast & { once?: string; isShown?: boolean };

/** The warning of an inactive account; on English pages the specification's Arabic sentence stands beneath. */
export function inactiveWarning(locale: Locale): Toast {
  const key = "errors:inactive";
  const message = fixedT(locale)(key);
  return { type: "warning", message, ...(locale !== "ar" && { description: fixedT("ar")(key) }) };
}

/**
 * Shows the warning once in a session of the browser. Without scripts the cookie decides, with them the browser, to which
 * the message goes in any case. An active account's next page forgets that it was shown.
 */
export function warnOnce(
  request: Request,
  exchange: Exchange,
  viewer: { isActive: boolean } | null,
  toast: Toast | null,
): DueToast | null {
  const isShown = request.headers.get("Cookie")?.includes(`${name}=`) ?? false;
  if (viewer?.isActive && isShown) setCookie(exchange, `${name}=; Path=/; Max-Age=0`);
  if (viewer?.isActive !== false || toast?.type !== "warning") return toast;
  if (!isShown) setCookie(exchange, `${name}=1; Path=/; HttpOnly; SameSite=Lax`);
  return { ...toast, once: name, isShown };
}
