import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AccountDetails } from "~/contract/profile";
import type { TechnicianToday } from "~/contract/technician-area-fields";
import type { Locale } from "~/i18n/locale";
import { readDraftKey } from "../session/draft-key.server";
import { readSession, type Session } from "../session/session.server";
import type { Door } from "./client.server";
import { doorFor } from "./door.server";
import { takeRefused } from "./refused-here.server";

/** What the server hands to every request: see `server/`. Other hosts may hand nothing. */
type Context = { requestId?: string; address?: string | null };

/** One request and its answer, shared by all loaders that answer it. */
export type Exchange = {
  requestId: string;
  /** Null where the host does not say from where the visitor comes. */
  address: string | null;
  session: Session;
  draftKey: string | null;
  /** Headers that the answer gets whatever it turns out to be. */
  headers: Headers;
  /** Messages for people that the API sent along. */
  messages: string[];
  /** The way to the API in a language; one token look-up however often it is used. */
  door: (locale: Locale) => Door;
  /** After a change of who is calling, or of what is theirs: the next door speaks for the one that is now, and asks anew. */
  forgetCaller: () => void;
  /** The account that is signed in, once somebody asked. */
  viewer?: Promise<AccountDetails | null> | undefined;
  /** What needs the technician who is signed in, once somebody asked. */
  today?: Promise<TechnicianToday> | undefined;
  /** What a form of this request failed with, for the page that answers it to say. */
  failures: string[];
  /** Scripts read the page again since its form failed. */
  wasRefused?: boolean;
  /** Set by a form whose page leads on by itself after a delay: its guards must not overtake that. */
  isLeaving?: boolean;
  /** Set by a form that came with another session's token: the page that it stood on may not be this one's to see. */
  isStale?: boolean;
};

const exchanges = new WeakMap<object, Promise<Exchange>>();

/** The exchange that this request belongs to. A loader may be given a `Request` of its own, but all are given one `context`. */
export function exchangeOf({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Exchange> {
  const known = exchanges.get(context);
  if (known) return known;
  const made = begin(request, context as Context);
  exchanges.set(context, made);
  return made;
}

async function begin(request: Request, context: Context): Promise<Exchange> {
  const [session, draftKey] = await Promise.all([readSession(request), readDraftKey(request)]);
  const doors: Partial<Record<Locale, Door>> = {};
  const exchange: Exchange = {
    requestId: context.requestId ?? crypto.randomUUID(),
    address: context.address || null,
    session,
    draftKey,
    headers: new Headers(),
    messages: [],
    failures: [],
    door: (locale) => {
      doors[locale] ??= doorFor(exchange, locale);
      return doors[locale];
    },
    forgetCaller: () => {
      delete doors.en;
      delete doors.ar;
      exchange.viewer = undefined;
      exchange.today = undefined;
    },
  };
  exchange.wasRefused = await takeRefused(request, exchange);
  return exchange;
}

/**
 * Whether a form of this page was refused just now: then it stays and says why, also where it leads on else, since that would take
 * along what was written.
 */
export const isRefused = ({ failures, wasRefused }: Pick<Exchange, "failures" | "wasRefused">): boolean =>
  failures.length > 0 || wasRefused === true;
