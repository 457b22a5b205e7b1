import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AccountDetails } from "~/contract/profile";
import type { Path } from "~/i18n/link";
import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { Translate } from "~/i18n/translate";
import type { Client } from "./client.server";
import { type Exchange, exchangeOf } from "./exchange.server";
import { type Guard, turnedAwayTo } from "./guards";
import { inactiveWarning } from "./inactive-warning.server";
import { pageOf } from "./page.server";
import { requireLocale } from "./page-locale.server";
import type { Toast } from "./toast.server";
import { viewerOf } from "./viewer.server";

export type EnterArgs = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

type EnterOptions = {
  /** Visitors who are sent elsewhere. */
  turnAway?: readonly Guard[];
  /** Also open to a signed-in user whose account is inactive: `/complaints`, sign-out. */
  evenInactive?: true;
};

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
  /** A redirect within the site, with the toast if there is one, and all cookies set so far. */
  leaveTo: (to: Path, toast?: Toast) => Promise<Response>;
};

/** Every loader and action begins here: language, session, inactive accounts, guards. */
export async function enter(
  args: EnterArgs,
  { turnAway = [], evenInactive }: EnterOptions = {},
): Promise<Page> {
  const locale = await requireLocale(args);
  const page = pageOf(args.request, await exchangeOf(args), locale);
  page.viewer = await viewerOf(page);
  page.t = fixedT(locale, page.viewer?.digits);
  // The form has let its visitor through, and its page leads on by itself: what it made of them counts from there on.
  if (page.exchange.isLeaving) return page;
  if (page.viewer?.user.is_active === 0 && !evenInactive)
    throw await page.leaveTo("/complaints", inactiveWarning(locale));
  const elsewhere = turnedAwayTo(turnAway, page.viewer?.type ?? null, page.here);
  if (elsewhere) throw await page.leaveTo(elsewhere);
  return page;
}
