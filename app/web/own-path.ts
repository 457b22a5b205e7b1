import type { Path } from "~/i18n/link";
import { isLocale, withoutLocale } from "~/i18n/locale";

/** Control characters and backslashes, which browsers read as slashes or drop. */
const treacherous = /[\\\p{Cc}]/u;

/**
 * A path that came from outside, such as `redirectTo`: returned without its locale when it is a path of this site, else null. As an
 * address writes it, so that a header may carry it.
 * @example ownPath("/ar/requests?x=1") // "/requests?x=1"
 * @example ownPath("/سباكة") // "/%D8%B3%D8%A8%D8%A7%D9%83%D8%A9"
 * @example ownPath("//evil.example") // null
 */
export function ownPath(text: string | null | undefined): Path | null {
  if (!text || text.length > 2_000 || treacherous.test(text) || !/^\/(?!\/)/.test(text)) return null;
  const { pathname, search, hash } = new URL(`http://localhost${text}`);
  const bare = withoutLocale(pathname + search + hash);
  if (bare.startsWith("//")) return null;
  const [, first] = bare.split("/");
  return isLocale(first) ? null : (bare as Path);
}
