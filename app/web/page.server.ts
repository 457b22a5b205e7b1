import { redirect } from "@remix-run/node";
import type { AccountDetails } from "~/contract/profile";
import type { Path } from "~/i18n/link";
import { type Locale, pathIn, withoutLocale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { Translate } from "~/i18n/translate";
import { dropCookie, passHeaders, setCookie } from "./answer-headers.server";
import type { Client } from "./calls/client.server";
import type { Exchange } from "./calls/exchange.server";
import { pageApi } from "./calls/page-api.server";
import { pageAddress } from "./page-locale.server";
import { formToken, newCsrfSecret } from "./session/csrf.server";
import { changeSession } from "./session/session-change.server";
import { flash, type Toast, toastCookie } from "./toast.server";

/** What a page knows of its visitor, and its ways out. */
export type Page = {
  request: Request;
  locale: Locale;
  t: Translate;
  api: Client;
  exchange: Exchange;
  url: URL;
  /** Path and query without the locale. */
  here: Path;
  /** The signed-in, verified user; null for guests. */
  viewer: AccountDetails | null;
  /** What a form needs; gives a guest the session cookie that it is checked against. */
  form: () => Promise<{ csrf: string; key: string }>;
  /**
   * A redirect within the site, with the toast if there is one, and all cookies set so far: 302 to who reads,
   * 303 to who sent a form, since what follows is always read.
   */
  leaveTo: (to: Path, toast?: Toast) => Promise<Response>;
};

/** A page before anybody has looked who its visitor is. */
export function pageOf(request: Request, exchange: Exchange, locale: Locale): Page {
  const url = new URL(request.url);
  const page: Omit<Page, "api"> = {
    request,
    locale,
    t: fixedT(locale),
    exchange,
    url,
    here: withoutLocale(pageAddress(url)) as Path,
    viewer: null,
    form: () => formOf(page),
    leaveTo: (to, toast) => leaveTo({ request, exchange, locale }, to, toast),
  };
  return Object.assign(page, { api: pageApi(page as Page) });
}

type FormOf = Pick<Page, "request" | "exchange" | "viewer">;

async function formOf({ request, exchange, viewer }: FormOf): Promise<{ csrf: string; key: string }> {
  const csrf = exchange.session.csrf ?? newCsrfSecret();
  if (csrf !== exchange.session.csrf) await changeSession(request, exchange, { csrf });
  return { csrf: await formToken(csrf, viewer), key: crypto.randomUUID() };
}

type Origin = Pick<Page, "request" | "exchange" | "locale">;

async function leaveTo({ request, exchange, locale }: Origin, to: Path, toast?: Toast): Promise<Response> {
  // A message that was to be shown here was not seen: it waits for the page that is.
  dropCookie(exchange, toastCookie);
  if (toast) setCookie(exchange, await flash(request, toast));
  const headers = new Headers();
  passHeaders(exchange, headers);
  return redirect(pathIn(locale, to), { status: request.method === "POST" ? 303 : 302, headers });
}
