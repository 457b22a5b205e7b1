import { Escrow, type MoneyPlace } from "~/components/ui/escrow";
import { useT } from "~/i18n/use-t";

/** Where the money is in each step, and what "held" is good for: before it is paid that is what is promised. Needs the dictionary `orders`. */
export function MoneySteps({ here, isDisputed = false }: { here: MoneyPlace; isDisputed?: boolean }) {
  const t = useT();
  return (
    <section className="stack gap-4" aria-labelledby="steps">
      <h2 id="steps" className="text-h3">
        {t("payments:steps")}
      </h2>
      <Escrow here={here} marked={here === "pay" ? "hold" : here} isDisputed={isDisputed} />
      {here === "paidOut" || isDisputed ? null : <p className="muted measure">{t("payments:steps.wrong")}</p>}
    </section>
  );
}
