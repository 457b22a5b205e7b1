import { Definitions } from "~/components/ui/definitions";
import { Panel } from "~/components/ui/panel";
import type { Money } from "~/contract/endpoint";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** What is taken, and when the money comes. */
export function Explained({ minimum, isAtFirst }: { minimum: Money; isAtFirst: boolean }) {
  const t = useT();
  const { locale, digits } = useReading();
  const least = formatMoney(locale, digits, minimum.amount, minimum.currency);
  return (
    <Panel title={t("wallet:explained.title")}>
      <Definitions
        stacked
        rows={(["held", "commission", "clearing", "fee"] as const).map((name) => ({
          term: t(`wallet:explained.${name}`),
          value: t(`wallet:explained.${name}Text${name === "clearing" && isAtFirst ? ".first" : ""}`, {
            least,
          }),
        }))}
      />
    </Panel>
  );
}
