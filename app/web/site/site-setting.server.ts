import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AccountType } from "~/contract/people";
import type { AccountDetails } from "~/contract/profile";
import type { TechnicianCounts } from "~/contract/technician-area-fields";
import { env } from "~/env.server";
import { detectLocale, rememberLocale } from "~/i18n/i18n.server";
import { type Locale, localeOf } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { Setting } from "~/i18n/reader";
import { setCookie } from "../answer-headers.server";
import { exchangeOf } from "../calls/exchange.server";
import { country } from "../country.server";
import { pageOf } from "../page.server";
import { type DueToast, warnOnce } from "../session/inactive-warning.server";
import { viewerOf } from "../session/viewer.server";
import { countsOf } from "../technician-area/today.server";
import { takeToast } from "../toast.server";
import { type Frame, frameOf } from "./frame";

/** The signed-in user as the shell shows one. */
export type Viewer = {
  id: string;
  name: string;
  type: AccountType;
  avatar: string | null;
  isActive: boolean;
  isCompleted: boolean;
  isTakingJobs: boolean;
  unread: number;
};

export type SiteSetting = Setting & {
  brand: string;
  isDemo: boolean;
  currency: string;
  toast: DueToast | null;
  /** What the form failed with that this page answers, posted where no script ran. */
  failures?: string[];
  viewer: Viewer | null;
  frame: Frame;
  /** What waits for a provider, for the navigation of the technician area; null elsewhere. */
  counts: TechnicianCounts | null;
  /** For the shell's own forms of a signed-in user. */
  form: { csrf: string; key: string } | null;
};

/** What every page of an answer shares: how it is read, who reads it, what is to be said first. */
export async function siteSetting(args: LoaderFunctionArgs): Promise<SiteSetting> {
  const { request } = args;
  const url = new URL(request.url);
  const locale: Locale = localeOf(url.pathname) ?? (await detectLocale(request));
  const exchange = await exchangeOf(args);
  const page = pageOf(request, exchange, locale);
  const [{ toast, cookie }, language, account] = await Promise.all([
    takeToast(request),
    rememberLocale(request, locale),
    viewerOf(page),
  ]);
  if (cookie) setCookie(exchange, cookie);
  if (language && localeOf(url.pathname)) setCookie(exchange, language);
  const { timeZone, currency } = country();
  const viewer = account && shownOf(account);
  const frame = frameOf(url.pathname, viewer);
  return {
    locale,
    digits: account?.digits ?? "latn",
    now: new Date().toISOString(),
    timeZone,
    origin: env().PUBLIC_URL ?? url.origin,
    brand: fixedT(locale)("common:brand"),
    isDemo: env().DEMO,
    currency,
    toast: warnOnce(request, exchange, viewer, toast),
    ...(exchange.failures.length > 0 && { failures: exchange.failures }),
    viewer,
    frame,
    // Asked where it is drawn, so that no other page fails with it.
    counts: frame === "area" && viewer?.isActive ? await countsOf(page) : null,
    form: viewer && (await page.form()),
  };
}

function shownOf(account: AccountDetails): Viewer {
  const { id, name, type, avatar, is_completed, is_taking_jobs, unread_notifications, user } = account;
  return {
    id,
    name,
    type,
    avatar,
    isActive: user.is_active === 1,
    isCompleted: is_completed,
    isTakingJobs: is_taking_jobs,
    unread: unread_notifications,
  };
}
