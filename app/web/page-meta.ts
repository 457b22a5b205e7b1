import { isRouteErrorResponse, type MetaDescriptor, type MetaFunction } from "@remix-run/react";
import { failureTitle } from "~/i18n/failure-title";
import { defaultLocale, type Locale, localeOf, locales, pathIn, withoutLocale } from "~/i18n/locale";

/** What a page's loader returns as `head`. */
export type Head = { title: string; description: string; isPrivate?: boolean };

type Data = { head?: Head } | undefined;
type Root = { origin?: string; brand?: string; locale?: Locale } | undefined;

/** Title, description, canonical address, the pair of languages, and `noindex` for what is private. Pages export it as `meta`. */
export const pageMeta: MetaFunction = ({ data, matches, location }) => {
  const head = (data as Data)?.head;
  const root = matches.find(({ id }) => id === "root")?.data as Root;
  if (!head) return [{ title: root?.brand ?? "" }];
  return [
    { title: titled(head.title, root) },
    { name: "description", content: head.description },
    ...(head.isPrivate ? [{ name: "robots", content: "noindex" }] : []),
    ...addresses(location, head, root?.origin),
  ];
};

/**
 * The address that a page goes by, and where each language has it. A query makes no other page of what may be found; what may not
 * names itself whole, since `noindex` would else speak of another page.
 */
function addresses(
  at: { pathname: string; search: string },
  { isPrivate }: Head,
  origin = "",
): MetaDescriptor[] {
  const here = at.pathname + (isPrivate ? at.search : "");
  const bare = withoutLocale(here);
  const alternate = { tagName: "link", rel: "alternate" } as const;
  return [
    { tagName: "link", rel: "canonical", href: origin + here },
    ...locales.map((hrefLang) => ({ ...alternate, hrefLang, href: origin + pathIn(hrefLang, bare) })),
    { ...alternate, hrefLang: "x-default", href: origin + bare },
  ];
}

/** Title of an error page; the layout and the root export it as `meta`, for whatever stands below them. */
export const failureMeta: MetaFunction = ({ error, matches, location }) => {
  if (!error) return [];
  const root = matches.find(({ id }) => id === "root")?.data as Root;
  const locale = root?.locale ?? localeOf(location.pathname) ?? defaultLocale;
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const title = failureTitle(locale, status, (data as { code?: string } | null)?.code);
  return [{ title: titled(title, root) }, { name: "robots", content: "noindex" }];
};

/** "Page | Brand". */
const titled = (title: string, root: Root) => [title, root?.brand].filter(Boolean).join(" | ");
