import { useT } from "~/i18n/use-t";
import { EscrowStrip } from "./escrow-strip";

const icons = {
  pay: "credit-card",
  hold: "shield-check",
  approve: "circle-check",
  paidOut: "banknote",
} as const;

export type MoneyPlace = keyof typeof icons;

const places = Object.keys(icons) as MoneyPlace[];
const last = places.length - 1;

type Props = {
  here: MoneyPlace | null;
  /** The one that is drawn dark, where that is not the one where the money stands: what is promised before it is paid. */
  marked?: MoneyPlace;
  /** A dispute freezes it: no clock runs, and nothing ahead comes by itself. */
  isDisputed?: boolean;
};

/**
 * Where the money of a job is in each step, the one that it stands at marked. What lies ahead is said as a promise, what is over as
 * done. Needs the dictionary `orders`.
 */
export function Escrow({ here, marked, isDisputed = false }: Props) {
  const t = useT();
  const at = here ? places.indexOf(here) : 0;
  const says = (index: number) => {
    if (index < at) return "over";
    if (isDisputed) return "disputed";
    // Its clock is told beside it, and may have been put off.
    if (here === "approve" && index === at) return "now";
    return at === last ? "over" : "note";
  };
  return (
    <EscrowStrip
      steps={places.map((place, index) => ({
        icon: icons[place],
        title: t(`orders:escrow.${place}`),
        note: t(`orders:escrow.${place}.${says(index)}`),
        here: place === here,
        isMarked: place === (marked ?? here),
      }))}
    />
  );
}
