import { failureStatus } from "~/contract/failure";
import { preferredLocale } from "~/i18n/accept-language";
import { defaultLocale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";

/** What a caller of the API hears where the pages are served and the API is elsewhere. */
export function noApiHere({ headers }: Request): Response {
  const locale = preferredLocale(headers.get("Accept-Language")) ?? defaultLocale;
  const message = fixedT(locale)("errors:notFound");
  const status = failureStatus.notFound;
  return Response.json({ status, code: "notFound", message, data: [] }, { status });
}
