import { useActionData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { AffixField } from "~/components/ui/affix-field";
import { SubmitButton } from "~/components/ui/button";
import type { Complaint } from "~/contract/complaint-fields";
import type { SplitFigures } from "~/contract/split-fields";
import { symbolOf } from "~/i18n/currency";
import { useMoney } from "~/i18n/use-money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Figures, type Sides } from "./figures";
import { useFigures } from "./use-figures";

type Props = { id: string; amount: NonNullable<Complaint["amount"]>; sides: Sides };

/** The part of a split that its reader names: a customer what comes back, everybody else what the technician's side keeps. */
export const partOf = ({ reader }: Pick<Sides, "reader">) =>
  reader === "customer" ? ("refund" as const) : ("kept" as const);

/** How much the technician's side keeps, or to its customer how much comes back, and what that comes to: at once, or by a button where there are no scripts. */
export function SplitField({ id, amount, sides }: Props) {
  const t = useT();
  const { locale } = useReading();
  const money = useMoney();
  const box = useRef<HTMLDivElement>(null);
  const answered = useActionData<{ shown?: { figures?: SplitFigures } }>()?.shown?.figures ?? null;
  const [typed, setTyped] = useState("");
  // What was typed before the scripts came.
  useEffect(() => setTyped(box.current?.querySelector("input")?.value.trim() ?? ""), []);
  const part = partOf(sides);
  const figures = useFigures(id, { part, typed }, answered);
  return (
    <div ref={box} className="stack gap-4">
      <AffixField
        name={part}
        label={t(`complaints:split.amount.${sides.reader}`)}
        hint={t(
          sides.reader === "customer"
            ? "complaints:split.amount.hint.customer"
            : "complaints:split.amount.hint",
          {
            ...{ amount: money(amount), name: sides.provider },
          },
        )}
        before={symbolOf(amount.currency, locale)}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value.trim())}
        required
      />
      <div aria-live="polite">{figures ? <Figures figures={figures} sides={sides} /> : null}</div>
      <SubmitButton
        variant="ghost"
        size="sm"
        className="justify-self-start without-scripts"
        name="intent"
        value="figures"
        formNoValidate
        busyLabel={t("complaints:split.busy")}
      >
        {t("complaints:split.show")}
      </SubmitButton>
    </div>
  );
}
