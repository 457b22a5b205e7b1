import arabic from "~/assets/fonts/rubik-arabic.woff2?url";
import latin from "~/assets/fonts/rubik-latin.woff2?url";
import type { Locale } from "~/i18n/locale";

/** Preloads for the faces that a page of this language shows at once; figures are Latin in both. */
export function fontLinks(locale: Locale) {
  const faces = locale === "ar" ? [latin, arabic] : [latin];
  return faces.map(
    (href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const,
  );
}
