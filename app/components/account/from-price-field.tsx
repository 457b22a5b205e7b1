import { AffixField } from "~/components/ui/affix-field";
import { symbolOf } from "~/i18n/currency";
import { writeAmount } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** What the services start from, by their ids, as far as it is known. */
export type FromPrices = { currency: string; kept: Record<string, number | null> };

type Props = { id: string; service: string; prices: FromPrices };

/** The price from which a chosen service starts. Its row shows it by style alone, so that it is there without scripts. */
export function FromPriceField({ id, service, prices: { currency, kept } }: Props) {
  const t = useT();
  const { locale } = useReading();
  const amount = kept[id] ?? null;
  return (
    <AffixField
      name={`from_prices.${id}`}
      className="from-price"
      label={
        <span>
          {t("account:services.fromPrice")}
          <span className="vh"> – {service}</span>
        </span>
      }
      optional
      before={symbolOf(currency, locale)}
      defaultValue={amount === null ? undefined : writeAmount(amount, currency)}
    />
  );
}
