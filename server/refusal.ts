import { preferredLocale } from "~/i18n/accept-language";
import { failureTexts, failureWords } from "~/i18n/failure";
import { defaultLocale, direction, type Locale, localeOf, locales } from "~/i18n/locale";

/** The statuses with which the server answers by itself, before the application sees a request. */
type Refusal = 403 | 404 | 413 | 500 | 503;

const codes = {
  403: "forbidden",
  404: "notFound",
  413: "tooLarge",
  500: "internal",
  503: "unavailable",
} as const;

/** What is refused so is a form of another site, or of a page that was opened before: not a page of another account. */
const wordsOf = (locale: Locale, status: Refusal) =>
  failureWords(locale, status, status === 403 ? "stale" : undefined);

/** An answer in the shape of the API for its callers, and a plain page in both languages for people. */
export function refuse(request: Request, status: Refusal, requestId: string): Response {
  // After 413 the rest of the body is not read, so the connection is of no further use.
  const headers = {
    "Cache-Control": "no-store",
    ...(status === 413 && { Connection: "close" }),
    ...(status === 503 && { "Retry-After": "10" }),
  };
  if (!new URL(request.url).pathname.startsWith("/api/")) {
    return new Response(page(request, status), {
      status,
      headers: {
        ...headers,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      },
    });
  }
  const locale = preferredLocale(request.headers.get("Accept-Language")) ?? defaultLocale;
  const { text: message } = wordsOf(locale, status);
  return Response.json(
    { status, code: codes[status], message, data: [], request_id: requestId },
    { status, headers },
  );
}

function page(request: Request, status: Refusal): string {
  const first = localeOf(new URL(request.url).pathname) ?? "en";
  const sections = [first, ...locales.filter((locale) => locale !== first)].map((locale) => {
    const { title, text } = wordsOf(locale, status);
    return `<section lang="${locale}" dir="${direction(locale)}"><h1>${status} ${title}</h1><p>${text}</p><p><a href="/${locale}">${failureTexts[locale].home}</a></p></section>`;
  });
  return `<!doctype html><html lang="${first}" dir="${direction(first)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status} ${wordsOf(first, status).title}</title><main>${sections.join("<hr>")}</main></html>`;
}
