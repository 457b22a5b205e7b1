import { useLocation } from "@remix-run/react";
import { Later, later } from "~/components/ui/later";
import { failureTitle } from "~/i18n/failure-title";
import { useSetting } from "~/i18n/use-setting";

const errorShell = later(() => import("./error-shell").then((module) => module.ErrorShell));

/** The error page in its frame; its script comes when there is an error. */
export function ErrorShellBoundary() {
  return <Later of={errorShell} with={{}} otherwise={<BareFailure />} />;
}

/** When not even that script can be had: most likely the line is down, and so was the page's own answer. */
function BareFailure() {
  const { locale } = useSetting();
  const { pathname, search } = useLocation();
  return (
    <main id="main" className="wrap main-b">
      <h1>{failureTitle(locale, 503, "unreached")}</h1>
      <p>
        <a href={pathname + search}>{failureTitle(locale, 503, "again")}</a>
      </p>
    </main>
  );
}
