import { useActionData } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { buttonClass } from "./button";
import type { Outcome } from "./form-context";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

const looks = { box: "ask-d", quiet: "tbl sm", no: "no", button: "act", bare: undefined };

type DisclosureProps = {
  summary: ReactNode;
  icon?: IconName;
  /** A grey ground when open; `quiet` without it, for a table under a chart; `no` beside a yes; `button` for what is asked once more; `bare` in a list that has its own. */
  look?: keyof typeof looks;
  open?: boolean;
  /** The intents of the forms within: one that comes back is not to be looked for. */
  holds?: string | readonly string[];
  id?: string;
  children: ReactNode;
};

/**
 * More on demand, by `details`. What was opened for its reader, because it is asked for or holds the form that has come back, stays open
 * until they close it, as a form within does that was done (`goOnFrom`): they may be typing in it.
 */
export function Disclosure({ summary, icon, look = "box", open, holds, id, children }: DisclosureProps) {
  const back = useActionData<Outcome | undefined>()?.intent;
  const isAsked = open || (back !== undefined && [holds].flat().includes(back));
  const [isOpen, setOpen] = useState(isAsked);
  if (isAsked && !isOpen) setOpen(true);
  return (
    <details id={id} className={looks[look]} open={isOpen}>
      <summary className={look === "button" ? buttonClass() : undefined}>
        {icon ? <Icon name={icon} size="m" /> : null}
        {summary}
      </summary>
      {children}
    </details>
  );
}
