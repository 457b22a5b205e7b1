import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { leaveFirstPage } from "~/components/ui/later";
import { letMove } from "./drawn-for";
import { usePutBack } from "./interrupted";

/** What a document does by itself when it moves within a page, or to another: the way is seen, and the focus goes along. */
export function InPage() {
  const { pathname, key } = useLocation();
  const last = useRef({ pathname, key });
  const isFormSent = useRef(false);
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
        if (navigation.state !== "idle") isFormSent.current = navigation.formMethod === "POST";
      }),
    [],
  );
  useEffect(() => {
    const from = last.current;
    if (from.key === key) return;
    last.current = { pathname, key };
    const main = document.getElementById("main");
    const at = document.activeElement;
    const stays = from.pathname === pathname ? !isFormSent.current || isInSight(at) : main?.contains(at);
    if (main && !stays) main.focus({ preventScroll: true });
    isFormSent.current = false;
  }, [pathname, key]);
  return null;
}

/** A form that leads to its own page again may take along what had the focus, or leave it where the page was. */
function isInSight(element: Element | null): boolean {
  if (!element || element === document.body) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
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
