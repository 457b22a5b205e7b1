import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Later, later } from "~/components/ui/later";
import { failureTitle } from "~/i18n/failure-title";
import { useSetting } from "~/i18n/use-setting";

const errorShell = later(() => import("./error-shell").then((module) => module.ErrorShell));

/** The error page in its frame; its script comes when there is an error. */
export function ErrorShellBoundary() {
  return <Later of={errorShell} with={{}} otherwise={<BareFailure />} />;
}

/** When not even that script can be had. */
function BareFailure() {
  const { locale } = useSetting();
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return (
    <main id="main" className="wrap main-b">
      <h1>
        {status} {failureTitle(locale, status, (data as { code?: string } | null)?.code)}
      </h1>
    </main>
  );
}
