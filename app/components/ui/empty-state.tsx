import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

type EmptyStateProps = {
  icon: IconName;
  title: ReactNode;
  /** One sentence: what will be here, or what to do. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Nothing here yet, nothing found or not allowed: what happened, why, and the next step. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <span className="tart" aria-hidden="true">
        <i />
        <i />
        <i className="m">
          <Icon name={icon} size="l" />
        </i>
        <i />
        <i />
      </span>
      <Heading>{title}</Heading>
      {children ? <p className="muted">{children}</p> : null}
      {action}
    </div>
  );
}
