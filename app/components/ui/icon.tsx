import type { IconName } from "./icon-name";
import sprite from "./icons.svg?url";

/** Icons that point along the line of reading, and so turn round in Arabic. */
const directional = new Set<IconName>([
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "external-link",
  "log-in",
  "log-out",
  "message-circle",
  "messages-square",
  "send",
  "trending-up",
  "truck",
  "undo-2",
]);

type IconProps = {
  name: IconName;
  /** s 16, m 20, l 28, xl 40 px; without one, 1.25 of the text's size. */
  size?: "s" | "m" | "l" | "xl";
  /** Overrides whether the icon turns round in Arabic. */
  flip?: boolean;
  /** What the icon says, where no text beside it says it. */
  label?: string;
  className?: string;
};

export function Icon({ name, size, flip = directional.has(name), label, className = "" }: IconProps) {
  const classes = ["i", size && `i-${size}`, flip && "flip", className].filter(Boolean).join(" ");
  if (label) {
    return (
      <svg className={classes} role="img" aria-label={label}>
        <use href={`${sprite}#${name}`} />
      </svg>
    );
  }
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon that data names, a service's or a group's; one that is not drawn leaves its place empty. */
export function DataIcon({ name, ...rest }: Omit<IconProps, "name"> & { name: string }) {
  return <Icon {...rest} name={name as IconName} />;
}
