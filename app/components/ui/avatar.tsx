import { initials } from "~/i18n/names";

type AvatarProps = {
  name: string;
  /** A technician is an octagon, a customer a circle. */
  shape?: "octagon" | "circle";
  /** s 36, m 44, l 64, xl 112 px. */
  size?: "s" | "m" | "l" | "xl";
  /** The address of a photo; without one, initials. */
  src?: string | null;
  online?: boolean;
};

/** One of six tones, the same for a name everywhere. */
function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % 6) + 1;
}

const sides = { s: 36, m: 44, l: 64, xl: 112 };

/** A person's mark. Decoration: the name always stands beside it. */
export function Avatar({ name, shape = "circle", size = "m", src, online }: AvatarProps) {
  const classes = [
    "av",
    size !== "m" && `av-${size}`,
    `av-${toneOf(name)}`,
    shape === "octagon" && "av-tech",
  ];
  return (
    <span className={classes.filter(Boolean).join(" ")} aria-hidden="true">
      <b>{src ? <img src={src} alt="" width={sides[size]} height={sides[size]} /> : initials(name)}</b>
      {online ? <i className="on" /> : null}
    </span>
  );
}
