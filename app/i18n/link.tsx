import { Link as ClientLink, type LinkProps as RouterLinkProps, useLocation } from "@remix-run/react";
import { type AnchorHTMLAttributes, useCallback } from "react";
import { languageNames, other, pathIn, withoutLocale } from "./locale";
import { useSetting } from "./use-setting";

/** A path of this site without its language, query and fragment allowed: "/requests?status=open". */
export type Path = `/${string}`;
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Pick<RouterLinkProps, "discover" | "preventScrollReset" | "replace"> & { to: Path };

/** What the router's link comes to in a document, without its hooks, which were a tenth of what a page cost. */
function DocumentLink({
  to,
  discover,
  preventScrollReset: _,
  replace: __,
  ...props
}: Omit<LinkProps, "to"> & { to: string }) {
  return <a {...props} href={to} data-discover={discover === "none" ? undefined : true} />;
}

const RouterLink = import.meta.env.SSR ? DocumentLink : ClientLink;

/** Gives the address of a path in the reader's language, for forms and redirects: href("/login") → "/ar/login". */
export function useHref(): (path: Path) => string {
  const { locale } = useSetting();
  return useCallback((path) => pathIn(locale, path), [locale]);
}

/** A link to a page of this site, in the reader's language. Never hand it text that a user wrote. */
export function Link({ to, ...props }: LinkProps) {
  const href = useHref();
  return <RouterLink {...props} to={href(to)} />;
}

type Place = {
  to: Path;
  end?: boolean;
  others?: readonly Path[];
  /** The page below which the open one stands, where its address says another. */
  under?: Path | null;
};

/**
 * What a link of a navigation says in `aria-current`: "page" on the page it leads to, true on pages below it unless `end`, or unless
 * one of the navigation's `others` leads there more nearly.
 */
export function useCurrent({ to, end = false, others = [], under }: Place): "page" | true | undefined {
  const { pathname } = useLocation();
  const here = under ? `${under}/here` : withoutLocale(pathname).replace(/(.)\/$/, "$1");
  const [there = "/"] = to.split(/[?#]/);
  const leads = (path: string) => here === path || here.startsWith(`${path}/`);
  const isNearer = others.some((path) => path.startsWith(`${there}/`) && leads(path));
  const isBelow = !end && there !== "/" && here !== there && leads(there) && !isNearer;
  return here === there ? "page" : isBelow || undefined;
}

/** A link of a navigation, which says whether its page is the current one. */
export function NavLink({ to, end, others, under, ...props }: LinkProps & Place) {
  return <Link {...props} to={to} aria-current={useCurrent({ to, end, others, under })} />;
}

/** A link to the same page, same query, in the other language, written in that language. */
export function LanguageLink({ children, ...props }: Omit<LinkProps, "to">) {
  const { locale } = useSetting();
  const { pathname, search } = useLocation();
  const language = other(locale);
  return (
    <RouterLink {...props} to={pathIn(language, pathname + search)} lang={language} hrefLang={language}>
      {children}
      {languageNames[language]}
    </RouterLink>
  );
}
