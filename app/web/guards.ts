import type { AccountType } from "~/contract/people";
import type { Path } from "~/i18n/link";

/** The specification's guards, and one for the staff area. Each names the visitor whom it turns away. */
export type Guard = "auth" | "no-auth" | "customer" | "provider" | "no-staff";

/** The area that each type of account calls home. */
export const homeOf: Record<AccountType, Path> = { customer: "/", provider: "/technician", staff: "/admin" };

const staffLogin = "/admin/login";
const isOf = (area: string, here: string) => new RegExp(`^${area}([/?]|$)`).test(here);

/** The login, which leads on to the page that the visitor wanted. Staff have one of their own. */
export function loginPath(here: string): Path {
  const login = isOf("/admin", here) ? staffLogin : "/login";
  return here === "/" || isOf(staffLogin, here) ? login : `${login}?redirectTo=${encodeURIComponent(here)}`;
}

/**
 * Where a visitor is sent instead, or null when they may enter.
 * @param here path and query without the locale, to come back to after signing in
 */
export function turnedAwayTo(guards: readonly Guard[], type: AccountType | null, here: string): Path | null {
  for (const guard of guards) {
    if (guard === "no-auth" && type === null) return loginPath(here);
    if (guard === "no-staff" && type !== "staff") return type === null ? loginPath(here) : homeOf[type];
    if (guard === "auth" && type !== null) return homeOf[type];
    if ((guard === "customer" || guard === "provider") && type === guard) return homeOf[type];
    if ((guard === "customer" || guard === "provider") && type === "staff") return homeOf.staff;
  }
  return null;
}
