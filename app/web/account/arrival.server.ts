import { messages } from "~/i18n/messages.server";
import type { Page } from "../page.server";
import { wantedPath } from "./sign-in.server";

/** A page of success speaks to whoever is signed in, and leads on to where they were going. */
export function arrival(page: Page) {
  const next = page.viewer?.type === "customer" ? wantedPath(page) : null;
  return {
    m: messages(page.locale, ["account"]),
    head: {
      title: page.t("account:arrival.title"),
      description: page.t("account:arrival.description"),
      isPrivate: true,
    },
    who: arrivedAs(page, next),
    next,
  };
}

function arrivedAs({ viewer }: Page, next: string | null) {
  if (!viewer || viewer.type === "staff") return "guest" as const;
  if (viewer.type === "provider") return viewer.is_completed ? ("ready" as const) : ("provider" as const);
  const isOwnRequest = next !== null && /^\/requests\/[a-z0-9]+$/.test(next);
  return isOwnRequest ? ("posted" as const) : ("customer" as const);
}
