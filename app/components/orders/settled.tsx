import type { Definition } from "~/components/ui/definitions";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { useT } from "~/i18n/use-t";

/** Where a part of the price went back: how much, and how much has stayed, in its reader's words. */
export function useSettled({ settled }: OrderDetails, viewer: Side): Definition[] {
  const t = useT();
  if (!settled) return [];
  const row = (name: string, { amount, currency }: Money) => ({
    term: t(`orders:settled.${name}.${viewer}`),
    value: <Price minor={amount} currency={currency} />,
  });
  return [row("refund", settled.refund), row("kept", settled.kept)];
}
