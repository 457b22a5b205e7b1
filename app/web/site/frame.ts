import type { AccountType } from "~/contract/people";
import { withoutLocale } from "~/i18n/locale";

/** What stands around a page: the site's header and footer, the technician area's navigation, or the staff area's. */
export type Frame = "site" | "area" | "staff";

const isUnder = (top: string, path: string) => path === top || path.startsWith(`${top}/`);

/** What both sides of a job have: a technician reads it at work, too, unless their account is closed. */
const ofBothSides = ["/complaints", "/payment/invoice"];

/** The frame of a path of this site for whoever reads it: of an area only for those whose area it is. */
export function frameOf(path: string, reader: { type: AccountType; isActive: boolean } | null): Frame {
  const bare = withoutLocale(path);
  if (reader?.type === "staff" && isUnder("/admin", bare)) return "staff";
  if (reader?.type !== "provider") return "site";
  const isAtWork = reader.isActive && ofBothSides.some((top) => isUnder(top, bare));
  return isAtWork || isUnder("/technician", bare) ? "area" : "site";
}
