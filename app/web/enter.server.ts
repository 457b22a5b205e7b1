import type { LoaderFunctionArgs } from "@remix-run/node";
import { fixedT } from "~/i18n/messages.server";
import { exchangeOf } from "./calls/exchange.server";
import { type Guard, turnedAwayTo } from "./guards";
import { type Page, pageOf } from "./page.server";
import { requireLocale } from "./page-locale.server";
import { inactiveWarning } from "./session/inactive-warning.server";
import { unsent } from "./session/unsent.server";
import { viewerOf } from "./session/viewer.server";

export type EnterArgs = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

type EnterOptions = {
  /** Visitors who are sent elsewhere. */
  turnAway?: readonly Guard[];
  /** Also open to a signed-in user whose account is inactive: `/complaints`, sign-out. */
  evenInactive?: true;
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
  if (elsewhere && !page.viewer) throw (await unsent(page, elsewhere)) ?? (await page.leaveTo(elsewhere));
  if (elsewhere) throw await page.leaveTo(elsewhere);
  return page;
}
