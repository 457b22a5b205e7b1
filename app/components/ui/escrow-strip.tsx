import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

export type EscrowStep = {
  icon: IconName;
  title: ReactNode;
  note: ReactNode;
  here?: boolean;
  isMarked?: boolean;
};

/** Where the money is, in four tiles; the dark one is where it stays, which is not always where it stands now. */
export function EscrowStrip({ steps }: { steps: EscrowStep[] }) {
  return (
    <ol className="esc">
      {steps.map((step) => (
        <li
          key={step.icon}
          className={(step.isMarked ?? step.here) ? "hl" : undefined}
          aria-current={step.here ? "step" : undefined}
        >
          <Icon name={step.icon} />
          <strong>{step.title}</strong>
          <span className="sm muted">{step.note}</span>
        </li>
      ))}
    </ol>
  );
}
