import type { Act } from "../record/change";
import { sumWrittenOff } from "./house-store";
import { owedAgain } from "./journal-rules";

/** Money that comes in for a provider whose debt it would have settled, had it not been written off since. */
type Late = {
  providerId: string;
  currency: string;
  most: number;
  since: Date;
  cause: string;
  orderId?: string;
};

/**
 * Of money that was out of reach when a debt was written off, that debt is owed again: the loss is ours no more.
 * @param late.most what of the money is left after the debts that stand: minor units
 * @returns what is owed again
 */
export async function oweAgain({ tx, book }: Act, { most, since, ...late }: Late): Promise<number> {
  const { providerId, currency, ...of } = late;
  const amount = Math.min(Math.max(0, most), await sumWrittenOff(tx, providerId, currency, since));
  if (amount > 0) book.post({ ...of, kind: "write_off", currency, lines: owedAgain(providerId, amount) });
  return amount;
}
