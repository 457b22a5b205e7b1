import type { HomeSection } from "~/contract/site";
import type { Translate } from "~/i18n/translate";
import { createClient } from "../calls/client.server";
import { orLastGood } from "../calls/last-good.server";
import type { Page } from "../page.server";

/** The home page's sections; should the structure fail to load, the last good ones, else the few built in. */
export async function sectionsOf({ exchange, locale, t }: Page, failures: string[]): Promise<HomeSection[]> {
  const api = createClient(exchange.door(locale));
  const answer = api.site.home().then(({ sections }) => sections);
  return orLastGood(`${locale} home`, answer, builtIn(t), failures);
}

const builtIn = (t: Translate): HomeSection[] => [
  { kind: "hero", title: t("home:title"), text: t("structure:slogan"), items: [], action: null },
  { kind: "catalogue", title: t("nav.services"), text: "", items: [], action: null },
  { kind: "open_requests", title: t("nav.openRequests"), text: "", items: [], action: null },
  { kind: "technicians", title: t("nav.technicians"), text: "", items: [], action: null },
];
