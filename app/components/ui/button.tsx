import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "~/i18n/link";
import { useBusy } from "./form-context";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

type ButtonLook = {
  /** One accent on a screen: the step that moves money or the job. */
  variant?: "primary" | "accent" | "soft" | "line" | "ghost" | "danger" | "white";
  size?: "sm" | "md" | "lg";
  block?: boolean;
  className?: string;
};

/** The classes of a button, for a `summary` or a label that looks like one. */
export function buttonClass({ variant = "primary", size = "md", block, className }: ButtonLook = {}): string {
  return [
    "btn",
    variant !== "primary" && `btn-${variant}`,
    size !== "md" && `btn-${size}`,
    block && "btn-block",
    className,
  ]
    .filter(Boolean)
    .join(" ");
}

type Content = { icon?: IconName; iconEnd?: IconName; children: ReactNode };

function Inside({ icon, iconEnd, children, size }: Content & Pick<ButtonLook, "size">) {
  const iconSize = size === "sm" ? "s" : "m";
  return (
    <>
      {icon ? <Icon name={icon} size={iconSize} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} size={iconSize} /> : null}
    </>
  );
}

type ButtonProps = ButtonLook &
  Content &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
    busy?: boolean;
    /** The verb in progress: "Sending". Both texts hold their place, so the width never changes. */
    busyLabel?: ReactNode;
  };

export function Button({
  variant,
  size,
  block,
  className,
  icon,
  iconEnd,
  busy,
  busyLabel,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const inside = (
    <Inside icon={icon} iconEnd={iconEnd} size={size}>
      {children}
    </Inside>
  );
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
    >
      {busyLabel === undefined && !busy ? (
        inside
      ) : (
        <span className="btn-two">
          <span>{inside}</span>
          <span>
            <Icon name="loader-circle" size={size === "sm" ? "s" : "m"} />
            {busyLabel ?? children}
          </span>
        </span>
      )}
    </button>
  );
}

/** The button that sends the form around it; busy while that form is on its way. */
export function SubmitButton({ busyLabel, children, ...rest }: Omit<ButtonProps, "busy" | "type">) {
  const busy = useBusy(rest.name, rest.value === undefined ? undefined : String(rest.value));
  return (
    <Button {...rest} type="submit" busy={busy} busyLabel={busyLabel ?? children}>
      {children}
    </Button>
  );
}

export function ButtonLink({
  variant,
  size,
  block,
  className,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonLook & Content & Omit<LinkProps, "children" | "className">) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, className })}>
      <Inside icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Inside>
    </Link>
  );
}
