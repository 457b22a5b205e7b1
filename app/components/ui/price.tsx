import { formatMoney, formatMoneyRange } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";

type PriceProps = {
  /** Integer of minor units. */
  minor: number;
  currency: string;
  /** The price before, struck, in minor units. */
  was?: number;
  size?: "xl";
  /** Writes + or − before the figure. */
  signed?: boolean;
  className?: string;
};

export function Price({ minor, currency, was, size, signed, className }: PriceProps) {
  const { locale, digits, t } = useReading();
  const classes = ["price", size && `price-${size}`, className].filter(Boolean).join(" ");
  return (
    <>
      {was === undefined ? null : (
        <>
          <s className="price">
            <span className="vh">{t("ui:price.was")} </span>
            {formatMoney(locale, digits, was, currency)}
          </s>{" "}
        </>
      )}
      <bdi className={classes}>{formatMoney(locale, digits, minor, currency, { isSigned: signed })}</bdi>
    </>
  );
}

/** "EGP 300–500"; one end alone, or none, in words. */
export function PriceRange({
  from,
  to,
  currency,
}: {
  from: number | null;
  to: number | null;
  currency: string;
}) {
  return <bdi className="price">{formatMoneyRange(useReading(), from, to, currency)}</bdi>;
}
