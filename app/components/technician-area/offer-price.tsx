import { AffixField } from "~/components/ui/affix-field";
import { SubmitButton } from "~/components/ui/button";
import type { Money } from "~/contract/endpoint";
import type { SentOffer } from "~/contract/offer-fields";
import { symbolOf } from "~/i18n/currency";
import { formatMoney, writeAmount } from "~/i18n/money";
import { formatPercent } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { type Earning, EarningNote } from "./earning-note";

type Props = {
  offer: SentOffer | null;
  /** The least price of a job, and of a visit to look at it. */
  floors: { job: Money; visit: Money };
  commission: { rate_percent: number; minimum: Money };
  earning: Earning | null;
};

/** Price and visit fee, what Usta takes of them, and a button that says what is left. */
export function OfferPrice({ offer, floors, commission, earning }: Props) {
  const t = useT();
  const reading = useReading();
  const { currency } = floors.job;
  const written = ({ amount, currency }: Money) =>
    formatMoney(reading.locale, reading.digits, amount, currency);
  const minimum = written(commission.minimum);
  return (
    <>
      <div className="g2">
        <AffixField
          name="price"
          label={t("technicianArea:offer.price")}
          hint={t("technicianArea:offer.price.hint", {
            floor: written(floors.job),
            visit: written(floors.visit),
          })}
          before={symbolOf(currency, reading.locale)}
          large
          defaultValue={offer ? writeAmount(offer.price.amount, currency) : undefined}
        />
        <AffixField
          name="visit_fee"
          label={t("technicianArea:offer.visitFee")}
          hint={t(`technicianArea:offer.visitFee.hint${commission.minimum.amount > 0 ? ".least" : ""}`, {
            minimum,
          })}
          before={symbolOf(currency, reading.locale)}
          defaultValue={writeAmount(offer?.visit_fee.amount ?? 0, currency)}
        />
      </div>
      <p className="hint">
        {t("technicianArea:offer.commission", {
          rate: formatPercent(reading, commission.rate_percent / 100),
          minimum,
        })}
      </p>
      {earning ? <EarningNote earning={earning} /> : null}
      <SubmitButton
        variant="ghost"
        size="sm"
        className="justify-self-start"
        name="intent"
        value="estimate"
        formNoValidate
        busyLabel={t("technicianArea:busy")}
      >
        {t("technicianArea:offer.estimate")}
      </SubmitButton>
    </>
  );
}
