import { useActionData, useNavigation } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { buttonClass } from "./button";
import type { Outcome } from "./form-context";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";
import { useSent } from "./sent-key";

const looks = { box: "ask-d", quiet: "tbl sm", no: "no", button: "act", bare: undefined };

type DisclosureProps = {
  summary: ReactNode;
  icon?: IconName;
  /** A grey ground when open; `quiet` without it, for a table under a chart; `no` beside a yes; `button` for what is asked once more; `bare` in a list that has its own. */
  look?: keyof typeof looks;
  open?: boolean;
  /** The intents of the forms within: one that comes back is not to be looked for, and one that was done is out of the way. */
  holds?: string | readonly string[];
  id?: string;
  children: ReactNode;
};

/**
 * More on demand, by `details`. What was opened for its reader, because it is asked for or holds the form that has come back, stays open
 * until they close it: they may be typing in it. A form within that was done closes it, as a page that is loaded anew has it.
 */
export function Disclosure({ summary, icon, look = "box", open, holds, id, children }: DisclosureProps) {
  const answer = useActionData<Outcome | undefined>();
  const sent = useNavigation().formData?.get("intent");
  const isHeld = (intent: unknown) => intent !== undefined && [holds].flat().some((one) => one === intent);
  const isAsked = open || isHeld(answer?.intent);
  const [isOpen, setOpen] = useState(isAsked);
  if (isAsked && !isOpen) setOpen(true);
  const details = useRef<HTMLDetailsElement>(null);
  useSent(isHeld(sent), (hasLedOn) => {
    if (!hasLedOn || answer || !details.current) return;
    if (details.current.contains(document.activeElement)) details.current.querySelector("summary")?.focus();
    details.current.open = false;
    setOpen(false);
  });
  return (
    <details ref={details} id={id} className={looks[look]} open={isOpen}>
      <summary className={look === "button" ? buttonClass() : undefined}>
        {icon ? <Icon name={icon} size="m" /> : null}
        {summary}
      </summary>
      {children}
    </details>
  );
}
