import { useT } from "~/i18n/use-t";
import { EscrowStrip } from "./escrow-strip";

const icons = {
  pay: "credit-card",
  hold: "shield-check",
  approve: "circle-check",
  paidOut: "banknote",
} as const;

export type MoneyPlace = keyof typeof icons;

/** Where the money of a job is in each step, the one that it stands at marked. Needs the dictionary `orders`. */
export function Escrow({ here }: { here: MoneyPlace | null }) {
  const t = useT();
  return (
    <EscrowStrip
      steps={Object.entries(icons).map(([place, icon]) => ({
        icon,
        title: t(`orders:escrow.${place}`),
        note: t(`orders:escrow.${place}.note`),
        here: place === here,
      }))}
    />
  );
}
