import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { InPage } from "~/components/live/in-page";
import { ProgressBar } from "~/components/live/progress-bar";
import { stayWhileTyping } from "~/components/live/stay";
import { Toasts } from "~/components/live/toasts";
import { ErrorShellBoundary } from "~/components/shell/error-boundary";
import { fontLinks } from "~/components/ui/fonts";
import { direction } from "~/i18n/locale";
import { ReaderProvider } from "~/i18n/reader";
import { useSetting } from "~/i18n/use-setting";
import { NonceContext } from "~/web/nonce";
import { failureMeta } from "~/web/page-meta";
import { siteSetting } from "~/web/site/site-setting.server";
import stylesheet from "./tailwind.css?url";

export const meta: MetaFunction = failureMeta;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const loader = (args: LoaderFunctionArgs) => siteSetting(args);
export const shouldRevalidate = stayWhileTyping;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <ReaderProvider>
      <Page>{children}</Page>
    </ReaderProvider>
  );
}

function Page({ children }: { children: ReactNode }) {
  const { locale } = useSetting();
  const nonce = useContext(NonceContext);
  return (
    <html lang={locale} dir={direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E2453" />
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        {fontLinks(locale).map((link) => (
          <link key={link.href} {...link} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <ProgressBar />
        {children}
        <Toasts />
        <InPage />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort: also when the root loader itself failed. */
export function ErrorBoundary() {
  return <ErrorShellBoundary />;
}
