import { Receipt } from "~/components/ui/definitions";
import { Price } from "~/components/ui/price";
import type { AccountType, Side } from "~/contract/people";
import type { SplitFigures } from "~/contract/split-fields";
import { useT } from "~/i18n/use-t";

/** Who reads, and what both sides of the money are called. */
export type Sides = {
  reader: AccountType;
  customer: string;
  provider: string;
};

/** What a split comes to, line by line; the last is what the reader gets of it. */
export function Figures({ figures, sides }: { figures: SplitFigures; sides: Sides }) {
  const t = useT();
  const { reader, customer, provider } = sides;
  const { kept, refund, earning } = figures;
  const said = (key: string, side: Side) => {
    if (reader === "staff") return t(`complaints:figures.${key}.staff`);
    if (reader === side) return t(`complaints:figures.${key}.you`);
    return t(`complaints:figures.${key}`, { name: side === "customer" ? customer : provider });
  };
  const line = (term: string, { amount, currency }: SplitFigures["kept"], sign = 1) => ({
    term,
    value: <Price minor={sign * amount} currency={currency} />,
  });
  const back = line(said("refund", "customer"), refund);
  const left = line(said("kept", "provider"), kept);
  if (!earning) return <Receipt className="py-3" lines={[left]} total={back} />;
  const { commission, vat, net } = earning;
  return (
    <Receipt
      className="py-3"
      lines={[
        back,
        left,
        line(t("complaints:figures.commission"), commission, -1),
        ...(vat.amount > 0 ? [line(t("complaints:figures.vat"), vat, -1)] : []),
      ]}
      total={line(said("net", "provider"), net)}
    />
  );
}
