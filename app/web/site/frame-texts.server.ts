import type { LoaderFunctionArgs } from "@remix-run/node";
import { type Locale, withoutLocale } from "~/i18n/locale";
import { messages, someMessages } from "~/i18n/messages.server";
import { exchangeOf } from "../calls/exchange.server";
import { pageAddress } from "../page-locale.server";

/** The texts, by the beginning of their names, that a guest's landing page shows: no dates, no areas of an account. */
const landing = {
  common: [
    ...["brand", "skip", "action.", "demo.", "account.login", "footer.", "money.open"],
    ...["nav.main", "nav.menu", "nav.open", "nav.close", "nav.list", "nav.search"],
    ...["nav.services", "nav.technicians", "nav.openRequests", "nav.howToUse"],
  ],
  ui: ["dialog.", "toast", "rating.", "seal", "stars"],
};

/** The texts that the frame brings to every page. The landing page of a guest gets by with fewer: it is to be light. */
export async function frameTexts(args: LoaderFunctionArgs, locale: Locale) {
  const isGuest = !(await exchangeOf(args)).session.is_authenticated;
  if (!isGuest || !isLanding(new URL(args.request.url))) return messages(locale, ["common", "ui"]);
  return { ...someMessages(locale, "common", landing.common), ...someMessages(locale, "ui", landing.ui) };
}

const isLanding = (url: URL) => withoutLocale(pageAddress(url)).split("?", 1)[0] === "/";
