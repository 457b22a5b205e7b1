import type { HTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

type Tone = "blue" | "green" | "amber" | "red";
const icons: Record<Tone, IconName> = {
  blue: "info",
  green: "shield-check",
  amber: "triangle-alert",
  red: "circle-alert",
};

type NoteProps = HTMLAttributes<HTMLDivElement> & { tone?: Tone; icon?: IconName; children: ReactNode };

/** A sentence set apart: what to know (blue), what is safe (green), what waits for an answer (amber), what failed (red). */
export function Note({ tone = "blue", icon = icons[tone], className, children, ...rest }: NoteProps) {
  const classes = ["note", tone !== "blue" && `note-${tone}`, className].filter(Boolean).join(" ");
  return (
    <div {...rest} className={classes}>
      <Icon name={icon} size="m" />
      <div className="grow">{children}</div>
    </div>
  );
}
