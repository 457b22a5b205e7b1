import { AffixField } from "~/components/ui/affix-field";
import type { RequestDraft } from "~/contract/request-form";
import { symbolOf } from "~/i18n/currency";
import { formatMoney, formatMoneyRange, writeAmount } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import type { ServiceFacts } from "./request-form-data";

type Props = { draft: RequestDraft | null; currency: string; guide: ServiceFacts["guide"] };

/** A range, or nothing; and what others paid for this service. */
export function BudgetFields({ draft, currency, guide }: Props) {
  const t = useT();
  const reading = useReading();
  const typed = (amount: number | undefined) =>
    amount === undefined ? undefined : writeAmount(amount, currency);
  return (
    <>
      <div className="g2">
        <AffixField
          name="budget_min"
          label={t("requests:form.budgetFrom")}
          optional
          before={symbolOf(currency, reading.locale)}
          inputMode="numeric"
          defaultValue={typed(draft?.budget_min)}
        />
        <AffixField
          name="budget_max"
          label={t("requests:form.budgetTo")}
          optional
          before={symbolOf(currency, reading.locale)}
          inputMode="numeric"
          defaultValue={typed(draft?.budget_max)}
        />
      </div>
      {guide ? (
        <div className="guide">
          <div className="row between sm">
            <span>{t("requests:form.othersPaid")}</span>
            <b>
              <bdi className="price">
                {formatMoneyRange(reading, guide.low.amount, guide.high.amount, guide.low.currency)}
              </bdi>
            </b>
          </div>
          <p className="xs muted">
            {t("requests:form.othersMedian", {
              price: formatMoney(reading.locale, reading.digits, guide.median.amount, guide.median.currency),
              count: guide.count,
            })}
          </p>
        </div>
      ) : null}
    </>
  );
}
