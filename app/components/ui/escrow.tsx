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
};

/**
 * Where the money of a job is in each step, the one that it stands at marked. What lies ahead is said as a promise, what is over as
 * done. Needs the dictionary `orders`.
 */
export function Escrow({ here, marked }: Props) {
  const t = useT();
  const at = here ? places.indexOf(here) : 0;
  return (
    <EscrowStrip
      steps={places.map((place, index) => ({
        icon: icons[place],
        title: t(`orders:escrow.${place}`),
        note: t(`orders:escrow.${place}.${index < at || at === last ? "over" : "note"}`),
        here: place === here,
        isMarked: place === (marked ?? here),
      }))}
    />
  );
}
