import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { leaveFirstPage } from "~/components/ui/later";

/** What a document does by itself when it moves within a page, or to another: the way is seen, and the focus goes along. */
export function InPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import("./in-page-scroll").then(
      ({ startInPageScroll }) => {
        if (!isGone) stop = startInPageScroll();
      },
      // Without it the browser jumps.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  // Not by the hooks: they hear of it with the next drawing, which may be waiting for a script that does not come.
  useEffect(
    () =>
      window.__remixRouter?.subscribe(({ navigation, fetchers }) => {
        if (navigation.state !== "idle" || fetchers.size > 0) leaveFirstPage();
      }),
    [],
  );
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById("main");
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
