import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

type DisclosureProps = {
  summary: ReactNode;
  icon?: IconName;
  open?: boolean;
  quiet?: boolean;
  id?: string;
  children: ReactNode;
};

/** More on demand, by `details`. `quiet` leaves out the grey ground, for a table under a chart. */
export function Disclosure({ summary, icon, open, quiet, id, children }: DisclosureProps) {
  return (
    <details id={id} className={quiet ? "tbl sm" : "ask-d"} open={open}>
      <summary>
        {icon ? <Icon name={icon} size="m" /> : null}
        {summary}
      </summary>
      {children}
    </details>
  );
}
