import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { leaveFirstPage } from "~/components/ui/later";
import { letMove } from "./drawn-for";
import { usePutBack } from "./interrupted";

/** What a document does by itself when it moves within a page, or to another: the way is seen, and the focus goes along. */
export function InPage() {
  const { pathname, key } = useLocation();
  const last = useRef({ pathname, key });
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
    const from = last.current;
    last.current = { pathname, key };
    if (from.key === key) return;
    // Who was sent on from a form of this page comes first: see `goOnFrom`.
    if (from.pathname === pathname) requestAnimationFrame(() => goAlong(true));
    else goAlong(false);
  }, [pathname, key]);
  return null;
}

/** A page began at its top: what had the focus may be gone, or below, where a form that leads to its own page stands for the next time. */
function goAlong(isSamePage: boolean): void {
  if (isSamePage && window.__remixRouter?.state.preventScrollReset) return;
  const main = document.getElementById("main");
  const at = document.activeElement;
  if (isSamePage ? at === document.body : !main?.contains(at)) main?.focus({ preventScroll: true });
  else if (at?.closest("form[method=post]") && at.getBoundingClientRect().top > innerHeight)
    at.scrollIntoView({ block: "center" });
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
