import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AccountType } from "~/contract/people";
import type { AccountDetails } from "~/contract/profile";
import type { TechnicianCounts } from "~/contract/technician-area-fields";
import { env } from "~/env.server";
import { detectLocale, rememberLocale } from "~/i18n/i18n.server";
import { digitsIn, type Locale, localeOf } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import { formatNumber } from "~/i18n/number";
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
  unread: Unread;
};

/** Notifications that wait to be read: as the bell shows their number, null where there is none, and in words. */
type Unread = { shown: string | null; label: string };

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
  const viewer = account && shownOf(account, locale);
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

/** More than these are not told apart: the API counts one further. */
const most = 99;

function unreadOf({ unread_notifications: count, digits }: AccountDetails, locale: Locale): Unread {
  const t = fixedT(locale, digits);
  const figure = (number: number) => formatNumber(number, digitsIn(locale, digits));
  if (count > most) return { shown: `${figure(most)}+`, label: t("common:nav.unreadNotificationsOver") };
  return { shown: count > 0 ? figure(count) : null, label: t("common:nav.unreadNotifications", { count }) };
}

function shownOf(account: AccountDetails, locale: Locale): Viewer {
  const { id, name, type, avatar, is_completed, is_taking_jobs, user } = account;
  return {
    id,
    name,
    type,
    avatar,
    isActive: user.is_active === 1,
    isCompleted: is_completed,
    isTakingJobs: is_taking_jobs,
    unread: unreadOf(account, locale),
  };
}
