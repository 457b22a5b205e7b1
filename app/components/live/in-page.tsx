import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { leaveFirstPage } from "~/components/ui/later";
import { letMove } from "./drawn-for";
import { usePutBack } from "./interrupted";

/** What a document does by itself when it moves within a page, or to another: the way is seen, and the focus goes along. */
export function InPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(letMove, []);
  usePutBack();
  // For as long as the document lives.
  useEffect(() => {
    document.addEventListener("click", follow);
    document.addEventListener("submit", goOn);
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

/** What is seen to when a form was sent. Where its script does not come the line is down, and the form says that. */
const goOn = (event: Event) => {
  const path = event.composedPath();
  import("./in-page-later").then(({ goOnFrom }) => goOnFrom(path), Boolean);
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The place within this page that a click leads to, if it does. */
function placeOf(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return null;
  const hash = event.target.closest("a[href^='#']")?.getAttribute("href");
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** The way to it is seen, but by who asked for no motion. */
function follow(event: MouseEvent): void {
  const place = matchMedia("(prefers-reduced-motion: reduce)").matches ? null : placeOf(event);
  if (!place) return;
  event.preventDefault();
  import("./in-page-later").then(
    ({ scrollToPlace }) => scrollToPlace(place),
    () => {
      location.hash = place.id;
    },
  );
}
