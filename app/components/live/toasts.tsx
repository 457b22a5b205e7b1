import { lazy, Suspense, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { type Announcement, announce, onAnnounced } from "~/components/ui/announce";
import { Later, later } from "~/components/ui/later";
import { isDue, type Said, useSaid, useWarningForgotten } from "./said";
import type { ToastHostProps } from "./toast-host";

const staticToasts = later(() => import("./static-toasts").then((module) => module.StaticToasts));
const ToastHost = lazy(() =>
  import("./toast-host").then(
    (module) => ({ default: module.ToastHost }),
    () => ({ default: PlainToast }),
  ),
);

/**
 * Messages over the page: what the last answer wants said, what calls failed without failing the page, what forms announce.
 * The server draws those that it knows, for before scripts run and where none do; the script takes them over.
 */
export function Toasts() {
  const said = useSaid();
  const [toasts, setToasts] = useState<Announcement[]>([]);
  const [isTaken, setTaken] = useState(false);
  useWarningForgotten();
  // As transitions: what the server drew may still be waiting for its script, and must not be drawn anew for that.
  useEffect(() => onAnnounced((one) => startTransition(() => setToasts((known) => [...known, one]))), []);
  const take = useCallback(() => startTransition(() => setTaken(true)), []);
  useAnnouncedOnce(said, take);
  const drawn = isTaken ? [] : said.filter(({ isShown }) => !isShown);
  return (
    <>
      {drawn.length > 0 ? <Later of={staticToasts} with={{ toasts: drawn }} /> : null}
      {toasts.length > 0 ? (
        <Suspense>
          <ToastHost toasts={toasts} onReady={take} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Announces what is said, each message once; `onNone` when nothing of it is due. */
function useAnnouncedOnce(said: Said[], onNone: () => void) {
  const last = useRef<Said[]>([]);
  useEffect(() => {
    const due = said.filter((one) => !last.current.includes(one) && isDue(one));
    last.current = said;
    for (const one of due) announce(one);
    if (due.length === 0) onNone();
  }, [said, onNone]);
}

/** The newest message, when what shows toasts cannot be had: the line is down, and that may be just what is to be said. */
function PlainToast({ toasts, onReady }: ToastHostProps) {
  useEffect(onReady, [onReady]);
  return (
    <p role="alert" className="plain-toast note note-red">
      {toasts.at(-1)?.message}
    </p>
  );
}
