import { withoutLocale } from "~/i18n/locale";

/** What stands around a page: the site's header and footer, the technician area's navigation, or the staff area's. */
export type Frame = "site" | "area" | "staff";

const isUnder = (top: string, path: string) => path === top || path.startsWith(`${top}/`);

/** The frame of a path of this site for whoever reads it: of an area only for those whose area it is. */
export function frameOf(path: string, reader: "customer" | "provider" | "staff" | undefined): Frame {
  const bare = withoutLocale(path);
  if (reader === "staff" && isUnder("/admin", bare)) return "staff";
  return reader === "provider" && isUnder("/technician", bare) ? "area" : "site";
}
