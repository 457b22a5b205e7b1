import { useEffect, useRef } from "react";
import { type Id, ToastContainer, toast } from "react-toastify/unstyled";
import type { Announcement } from "~/components/ui/announce";
import { Icon } from "~/components/ui/icon";
import { toastIcons } from "~/components/ui/toast";
import { direction } from "~/i18n/locale";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";
import "~/styles/toast.css";
import { InArabicToo } from "./in-arabic-too";

/** How long a toast stays: the specification's, in ms. */
const autoClose = 5000;

export type ToastHostProps = { toasts: Announcement[]; onReady: () => void };

/** Under the page's head, whose menu and ways out stay free; at the edge of the window where the head has gone with the page. */
function standBelowHead(): void {
  const { bottom = 0 } = document.querySelector("header")?.getBoundingClientRect() ?? {};
  const { style } = document.documentElement;
  const at = `${Math.max(16, bottom + 8)}px`;
  if (style.getPropertyValue("--toasts") !== at) style.setProperty("--toasts", at);
}

/** Goes with the head, but not between the beginning and the end of a press, which would hit the toast in place of what it was for. */
function followHead(): () => void {
  const unmounted = new AbortController();
  const on = (events: string[], then: () => void) => {
    for (const event of events)
      addEventListener(event, then, { passive: true, capture: true, signal: unmounted.signal });
  };
  let isPressed = false;
  const follow = () => {
    if (!isPressed) standBelowHead();
  };
  on(["scroll", "resize"], follow);
  on(["pointerdown"], () => {
    isPressed = true;
  });
  on(["pointerup", "pointercancel"], () => {
    isPressed = false;
    requestAnimationFrame(follow);
  });
  return () => unmounted.abort();
}

/** Loaded with the first message. Shows each of `toasts` once, in order. */
export function ToastHost({ toasts, onReady }: ToastHostProps) {
  const t = useT();
  const { locale } = useSetting();
  const shown = useRef(0);
  useEffect(followHead, []);
  useEffect(() => {
    standBelowHead();
    for (const one of toasts.slice(shown.current)) show(one);
    shown.current = toasts.length;
    onReady();
  }, [toasts, onReady]);
  return (
    <ToastContainer
      position="top-center"
      theme="colored"
      autoClose={autoClose}
      hideProgressBar
      rtl={direction(locale) === "rtl"}
      aria-label={t("ui:toasts")}
      closeButton={({ closeToast }) => <Dismiss onClick={() => closeToast(true)} />}
    />
  );
}

/** Who reaches a toast by keyboard has all the time to read it, as who points at it does. */
function Dismiss({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={t("ui:toast.dismiss")}
      onClick={onClick}
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
    >
      <Icon name="x" size="s" />
    </button>
  );
}

/** Errors that still stand. */
const errors: Id[] = [];

/** By its words, what was said last. */
const said = new Map<string, Id>();

/** What has come off now takes the errors of earlier tries away; what is said once more takes its own place. */
function show({ type, message, description }: Announcement) {
  const text = (
    <p>
      {message}
      <InArabicToo text={description} />
    </p>
  );
  if (type === "success") for (const id of errors.splice(0)) toast.dismiss(id);
  const before = said.get(message);
  if (before !== undefined) toast.dismiss(before);
  const id = toast(text, {
    type,
    role: type === "error" || type === "warning" ? "alert" : "status",
    icon: <Icon name={toastIcons[type]} size="m" />,
  });
  said.set(message, id);
  if (type === "error") errors.push(id);
}
