import { useRouteLoaderData } from "@remix-run/react";
import { BareShell } from "./bare-shell";
import { ErrorPage } from "./error-page";
import { Shell } from "./shell";

/** An error page in the site's frame, or in the bare one when the frame's own loader is what failed. */
export function ErrorShell() {
  const Frame = useRouteLoaderData("routes/($lang)") ? Shell : BareShell;
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
}
