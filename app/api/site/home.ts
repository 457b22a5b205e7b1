import type { HomeSection } from "~/contract/site";
import type { Translate } from "~/i18n/translate";

/** The home page's sections, in order. Articles join them when there are any. */
export function homeSections(t: Translate, servicesCount: number): HomeSection[] {
  const words = (name: string, text = "") => ({
    title: t(`structure:${name}.title`),
    text: text && t(`structure:${name}.${text}`),
  });
  const action = (name: string, path: string) => ({
    label: t(`structure:${name}.action`, { count: servicesCount }),
    path,
  });
  return [
    { kind: "hero", ...words("hero", "text"), items: [], action: null },
    {
      kind: "catalogue",
      ...words("catalogue", "text"),
      items: [],
      action: action("catalogue", "/services/all-services"),
    },
    {
      kind: "how_it_works",
      ...words("how"),
      items: [1, 2, 3, 4].map((step) => words(`how.${step}`, "text")),
      action: null,
    },
    { kind: "open_requests", ...words("open"), items: [], action: action("open", "/all-requests") },
    {
      kind: "technicians",
      ...words("technicians"),
      items: [],
      action: action("technicians", "/technicians"),
    },
    { kind: "reviews", ...words("reviews"), items: [], action: action("reviews", "/reviews") },
    {
      kind: "provider_call",
      ...words("provider", "text"),
      items: [],
      action: action("provider", "/RegisterProvider"),
    },
  ];
}
