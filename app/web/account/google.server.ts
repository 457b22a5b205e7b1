import type { Page } from "../page.server";

const types = ["customer", "provider", "technician"];

/** Why a return from Google signs nobody in, in the specification's order. No sign-in begins there yet, so none is completed. */
export function googleFailure({ url, t }: Page): string {
  const type = url.searchParams.get("type");
  if (!url.searchParams.get("token") || !type) return t("errors:google.missing");
  return t(types.includes(type) ? "errors:google.failed" : "errors:google.type");
}
