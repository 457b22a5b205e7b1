import type { SiteInfo } from "~/contract/site";
import type { Translate } from "~/i18n/translate";

/** Names of links below `structure:link.`, and their pages. */
const columns = {
  customers: {
    postRequest: "/requests/add-request",
    allServices: "/services/all-services",
    technicians: "/technicians",
  },
  technicians: { join: "/RegisterProvider", openRequests: "/all-requests" },
  help: { howToUse: "/howToUse", complaints: "/complaints", contact: "/contact" },
};
const legal = { terms: "/terms", privacy: "/privacy" };

/** The frame's words and links while the operator's own cannot be had: nothing in them is the operator's. */
export function builtInInfo(t: Translate): SiteInfo {
  const named = (links: Record<string, string>) =>
    Object.entries(links).map(([name, path]) => ({ label: t(`structure:link.${name}`), path }));
  return {
    brand: t("brand"),
    slogan: t("structure:slogan"),
    phones: [],
    email: "",
    address: "",
    social: [],
    logos: { mark: "/favicon.svg", social_image: "/icon-512.png" },
    links: Object.entries(columns).map(([name, links]) => ({
      title: t(`structure:footer.${name}`),
      links: named(links),
    })),
    legal: named(legal),
  };
}
