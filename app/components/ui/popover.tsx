import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

/** React 18 does not know these attributes yet and passes them on as they are. */
const opens = (popovertarget: string) => ({ popovertarget });
const hides = (popovertarget: string) => ({ popovertarget, popovertargetaction: "hide" });

type PopoverProps = {
  id: string;
  label: string;
  /** drawer: full height at the inline end; sheet: a panel under its button, the whole screen below sm. */
  kind: "drawer" | "sheet";
  children: ReactNode;
};

/** A layer that its button opens without scripts; where popovers are unknown it stays closed, so a link must stand beside. */
export function Popover({ id, label, kind, children }: PopoverProps) {
  return (
    <section id={id} className={kind} aria-label={label} {...{ popover: "auto" }}>
      {children}
    </section>
  );
}

type PopoverButtonProps = { target: string; label: string; className?: string; children: ReactNode };

export function PopoverButton({ target, label, className = "", children }: PopoverButtonProps) {
  return (
    <button type="button" className={`icon-btn ${className}`.trim()} aria-label={label} {...opens(target)}>
      {children}
    </button>
  );
}

export function PopoverClose({ target }: { target: string }) {
  const t = useT();
  return (
    <button type="button" className="icon-btn" aria-label={t("ui:dialog.close")} {...hides(target)}>
      <Icon name="x" size="m" />
    </button>
  );
}
