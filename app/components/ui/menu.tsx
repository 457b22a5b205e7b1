import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";
import { useArrival } from "./use-arrival";

type MenuProps = {
  /** Names the button, when it shows only an icon. */
  label: string;
  icon?: IconName;
  /** What the button shows instead of the icon: an avatar, a choice. */
  face?: ReactNode;
  /** The look of the button. */
  look?: "icon-btn" | "select";
  children: ReactNode;
};

/** A few more actions behind one button; plain `details`, so it opens without scripts. */
export function Menu({ label, icon = "ellipsis-vertical", face, look = "icon-btn", children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosedAfterTheChoice(details);
  function close() {
    if (details.current) details.current.open = false;
  }
  function leave(event: FocusEvent<HTMLDetailsElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }
  function closeByKey(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  }
  return (
    <details className="menu" ref={details} onBlur={leave} onKeyDown={closeByKey}>
      <summary className={look} aria-label={label}>
        {face ?? <Icon name={icon} size="m" />}
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** A page opened in place leaves the menu standing: it closes, and the focus goes back to its button. */
function useClosedAfterTheChoice(details: RefObject<HTMLDetailsElement>) {
  useArrival(() => {
    if (!details.current?.open) return;
    if (details.current.contains(document.activeElement)) details.current.querySelector("summary")?.focus();
    details.current.open = false;
  });
}

export function MenuLink({ danger, ...rest }: Omit<LinkProps, "className"> & { danger?: boolean }) {
  return <Link {...rest} className={danger ? "dz" : undefined} />;
}
