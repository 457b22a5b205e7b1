import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { leaveFirstPage } from "~/components/ui/later";
import { letMove } from "./drawn-for";
import { usePutBack } from "./interrupted";

/** What a document does by itself when it moves within a page, or to another: the way is seen, and the focus goes along. */
export function InPage() {
  const { pathname, key } = useLocation();
  const last = useRef(pathname);
  const around = useRef<Element[]>([]);
  useEffect(letMove, []);
  usePutBack();
  useEffect(() => {
    const remember = ({ target }: Event) => {
      around.current = ancestors(target as Element);
    };
    document.addEventListener("click", follow);
    document.addEventListener("submit", remember);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", remember);
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
  useEffect(() => {
    if (key && document.activeElement === document.body) goOnAt(around.current);
    around.current = [];
  }, [key]);
  return null;
}

const ancestors = (element: Element | null): Element[] =>
  element ? [element, ...ancestors(element.parentElement)] : [];

/** A form that was done with is gone, and the focus with it: its reader goes on in what it stood in. */
function goOnAt(around: Element[]): void {
  const place = around.find(({ isConnected }) => isConnected)?.closest<HTMLElement>("section, article, main");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

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
  import("./in-page-scroll").then(
    ({ scrollToPlace }) => scrollToPlace(place),
    () => {
      location.hash = place.id;
    },
  );
}
