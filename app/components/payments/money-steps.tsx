import { EscrowStrip } from "~/components/ui/escrow-strip";
import { useT } from "~/i18n/use-t";

const icons = {
  pay: "credit-card",
  hold: "shield-check",
  approve: "circle-check",
  paidOut: "banknote",
} as const;

/** Where the money is in each step, and what "held" is good for. Needs the dictionary `orders`. */
export function MoneySteps({ here }: { here: keyof typeof icons }) {
  const t = useT();
  return (
    <section className="stack gap-4" aria-labelledby="steps">
      <h2 id="steps" className="text-h3">
        {t("payments:steps")}
      </h2>
      <EscrowStrip
        steps={Object.entries(icons).map(([place, icon]) => ({
          icon,
          title: t(`orders:escrow.${place}`),
          note: t(`orders:escrow.${place}.note`),
          here: place === here,
        }))}
      />
      <p className="muted measure">{t("payments:steps.wrong")}</p>
    </section>
  );
}
