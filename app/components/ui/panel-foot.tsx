import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

/** What a panel promises, at its foot. */
export function PanelFoot({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="hold sm">
      <Icon name={icon} size="m" />
      <span>{children}</span>
    </div>
  );
}
