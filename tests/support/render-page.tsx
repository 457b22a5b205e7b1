import type { EntryContext } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import type { Digits, Locale } from "~/i18n/locale";
import { messages, type Namespace } from "~/i18n/messages.server";
import { pack } from "~/i18n/packed";
import { ReaderProvider } from "~/i18n/reader";

type Page = {
  locale?: Locale;
  /** Path without its language, query allowed. */
  path?: string;
  digits?: Digits;
  namespaces?: Namespace[];
  /** Texts put over the dictionaries', for tests of the machinery itself. */
  texts?: Record<string, Record<string, string>>;
  /** Draws the element in the error boundary of a root whose loader failed: no setting, no texts. */
  isBare?: boolean;
  now?: string;
  /** What the page's own loader and action answered. */
  data?: unknown;
  answer?: unknown;
};

const route = { id: "root", path: "", hasLoader: true, hasAction: false, module: "", imports: [] };
const manifest = {
  routes: {
    root: { ...route, hasErrorBoundary: true },
    page: {
      ...route,
      ...{ id: "page", parentId: "root", path: "*", index: true, hasLoader: false, hasErrorBoundary: false },
    },
  },
  entry: { module: "", imports: [] },
  url: "",
  version: "",
};

/** Draws with all its texts there: a test that draws what has none listens to the console itself. @throws that one is missing */
function withTexts(draw: () => string): string {
  if (vi.isMockFunction(console.error)) return draw();
  const complain = vi.spyOn(console, "error");
  try {
    const html = draw();
    const missing = complain.mock.calls.flat().filter((said) => String(said).startsWith("No text for"));
    if (missing.length > 0) throw new Error([...new Set(missing)].join(", "));
    return html;
  } finally {
    complain.mockRestore();
  }
}

/** What the server writes for an element, inside the routes, the texts and the setting of a real page. */
export function renderPage(element: ReactElement, page: Page = {}): string {
  const { locale = "en", path = "/", digits = "latn", namespaces = ["common", "ui"], texts = {} } = page;
  const url = new URL(`https://usta.test/${locale}${path === "/" ? "" : path}`);
  const now = page.now ?? "2026-11-19T08:00:00.000Z";
  const setting = { locale, digits, now, timeZone: "Africa/Cairo", origin: url.origin };
  const own = Object.entries(texts).map(([name, dictionary]) => [name, pack(dictionary)]);
  const root = { ...setting, m: { ...messages(locale, namespaces), ...Object.fromEntries(own) } };
  const { pathname, search } = url;
  const draw = () => <ReaderProvider>{element}</ReaderProvider>;
  const context = {
    manifest,
    routeModules: {
      root: { default: Outlet, ErrorBoundary: draw },
      page: { default: draw },
    },
    future: {},
    isSpaMode: false,
    staticHandlerContext: {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: [
        { params: {}, pathname: "/", pathnameBase: "/", route: { id: "root" } },
        { params: {}, pathname, pathnameBase: pathname, route: { id: "page" } },
      ],
      loaderData: page.isBare ? {} : { root, page: page.data ?? null },
      actionData: page.answer === undefined ? null : { page: page.answer },
      errors: page.isBare ? { root: new Error("The root loader failed") } : null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  } as unknown as EntryContext;
  const html = withTexts(() => renderToStaticMarkup(<RemixServer context={context} url={url} />));
  // The router's own mark for the links it may look up beforehand.
  return html.replaceAll(' data-discover="true"', "");
}
