import type { Context } from "../context";
import { isTransferOffered } from "./transfer-rules";

type Of = Parameters<typeof isTransferOffered>;

/** How an order can be paid here. `isTooShort`: no transfer is offered, for it would not have the time. */
export function waysToPay(
  order: Of[0],
  due: Of[1] | null,
  { outside, settings }: Pick<Context, "outside" | "settings">,
) {
  const { bank } = settings.operator;
  const hasCards = outside.gateway !== null;
  const isTooShort = bank !== null && due !== null && !isTransferOffered(order, due, { settings, hasCards });
  const [card, transfer] = [hasCards && "card", bank && !isTooShort && "transfer"] as const;
  return { bank, isTooShort, methods: [card, transfer].filter((one) => one !== false && one !== null) };
}
