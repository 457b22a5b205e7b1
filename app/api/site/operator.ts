import type { Output } from "~/contract/endpoint";
import type { SiteInfo, siteContract } from "~/contract/site";
import type { Translate } from "~/i18n/translate";
import type { Context } from "../context";
import type { Operator } from "../settings";

type Apps = Output<typeof siteContract.mobileLinks>["mobile"];

/** The demonstration's operator: numbers and names that belong to nobody. */
const demoContact: Pick<Operator, "phones" | "email"> = {
  phones: ["+20200000000"],
  email: "support@usta.example",
};

/** The demonstration's apps, as little real as its phone; an operator has none until one is in a store. */
const demoApps: Apps = [{ store: "google_play", label: "Google Play", url: "https://usta.example/android" }];

/** The operator's apps in their stores, whose names are the same in every language. */
export const operatorApps = (isDemo: boolean): Apps => (isDemo ? demoApps : []);

/** Title of a column → names of its links below `structure:link.`, and their pages. */
const columns = {
  customers: {
    postRequest: "/requests/add-request",
    allServices: "/services/all-services",
    technicians: "/technicians",
    reviews: "/reviews",
    articles: "/articles",
  },
  technicians: {
    join: "/RegisterProvider",
    openRequests: "/all-requests",
    deals: "/offers",
    howPayouts: "/howToUse",
  },
  help: { howToUse: "/howToUse", questions: "/questions", complaints: "/complaints", contact: "/contact" },
};
const legal = { about: "/about-platform", terms: "/terms", privacy: "/privacy" };

/** Who runs the site and how to reach them, in the reader's language. */
export function operatorInfo(
  t: Translate,
  { isDemo, settings }: Pick<Context, "isDemo" | "settings">,
): SiteInfo {
  const brand = t("common:brand");
  const named = (links: Record<string, string>) =>
    Object.entries(links).map(([name, path]) => ({ label: t(`structure:link.${name}`, { brand }), path }));
  return {
    brand,
    slogan: t("structure:slogan"),
    ...(isDemo ? demoContact : settings.operator),
    address: isDemo ? t("structure:address") : "",
    social: [],
    logos: { mark: "/favicon.svg", social_image: "/icon-512.png" },
    links: Object.entries(columns).map(([name, links]) => ({
      title: t(`structure:footer.${name}`),
      links: named(links),
    })),
    legal: named(legal),
  };
}
