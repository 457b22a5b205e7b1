import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

export type ToastKind = "info" | "success" | "warning" | "error";

export const toastIcons: Record<ToastKind, IconName> = {
  info: "info",
  success: "circle-check",
  warning: "triangle-alert",
  error: "circle-alert",
};

/** Where toasts stand: top centre, over everything, heard when they come. */
export function Toasts({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <section className="toasts" aria-label={t("ui:toasts")} aria-live="polite">
      {children}
    </section>
  );
}

/** One message. Without `onDismiss` (no scripts) it stays, and has no bar that counts down. */
export function Toast({
  kind,
  children,
  onDismiss,
}: {
  kind: ToastKind;
  children: ReactNode;
  onDismiss?: () => void;
}) {
  const t = useT();
  return (
    <div className={`toast t-${kind}${onDismiss ? "" : " toast-stays"}`} role="status">
      <Icon name={toastIcons[kind]} size="m" />
      <p>{children}</p>
      {onDismiss ? (
        <button type="button" className="icon-btn" aria-label={t("ui:toast.dismiss")} onClick={onDismiss}>
          <Icon name="x" size="s" />
        </button>
      ) : null}
    </div>
  );
}
