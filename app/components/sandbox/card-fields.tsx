import { Definitions } from "~/components/ui/definitions";
import { Num } from "~/components/ui/num";
import { TextField } from "~/components/ui/text-field";
import type { SandboxSession } from "~/contract/sandbox";
import { useT } from "~/i18n/use-t";

/** "4242424242424242" → "4242 4242 4242 4242", as it stands on a card. */
const grouped = (number: string) => number.replace(/\d{4}(?=\d)/g, "$& ");

/** The card to pay by: one that is nobody's stands there already, so that a single press pays. */
export function CardFields({ cards: [first] }: Pick<SandboxSession, "cards">) {
  const t = useT();
  const figures = { dir: "ltr", inputMode: "numeric", spellCheck: false, required: true } as const;
  return (
    <fieldset className="sb-card stack gap-4">
      <legend className="strong">{t("sandbox:card")}</legend>
      {/* What is typed is a card's, whichever button the form is sent by. */}
      <input type="hidden" name="by_card" value="1" />
      <TextField
        name="card_number"
        label={t("sandbox:card.number")}
        defaultValue={grouped(first?.number ?? "")}
        autoComplete="cc-number"
        {...figures}
      />
      <div className="g2">
        <TextField
          name="expiry"
          label={t("sandbox:card.expiry")}
          defaultValue="12/34"
          placeholder="12/34"
          autoComplete="cc-exp"
          {...figures}
        />
        <TextField
          name="code"
          label={t("sandbox:card.code")}
          defaultValue="123"
          autoComplete="cc-csc"
          {...figures}
        />
      </div>
      <TextField
        name="holder"
        label={t("sandbox:card.holder")}
        defaultValue={t("sandbox:card.holder.nobody")}
        autoComplete="cc-name"
        required
      />
    </fieldset>
  );
}

/** Numbers to try, each with what comes of it. */
export function TestNumbers({ cards }: Pick<SandboxSession, "cards">) {
  const t = useT();
  return (
    <section className="stack gap-2" aria-label={t("sandbox:numbers")}>
      <h2 className="text-h4">{t("sandbox:numbers")}</h2>
      <Definitions
        rows={cards.map(({ number, press }) => ({
          term: t(`sandbox:numbers.${press}`),
          value: <Num>{grouped(number)}</Num>,
        }))}
      />
    </section>
  );
}
