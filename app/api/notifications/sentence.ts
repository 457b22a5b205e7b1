import type { NoticeParams } from "../db/columns";
import type { Params, Sentence } from "../errors";
import { noticeKinds } from "../record/notices";

/** Parameters that are minor units of `currency`. */
const amounts = ["price", "rest", "debt", "taken"];

type Told = { kind: string; params: NoticeParams };
type Country = { currency: string; timeZone: string };

/** A parameter as a sentence is filled with it; undefined for what cannot be shown as what it is to be. */
function shownAs(name: string, { params }: Told, { currency: usual, timeZone }: Country) {
  const value = params[name];
  const { currency = usual } = params;
  if (amounts.includes(name)) {
    const isAmount = Number.isSafeInteger(value) && /^[A-Z]{3}$/.test(String(currency));
    return isAmount ? { amount: Number(value), currency: String(currency) } : undefined;
  }
  if (name !== "due") return value;
  return Number.isNaN(Date.parse(String(value))) ? undefined : { until: String(value), timeZone };
}

/**
 * The sentence of a notification. It is put into words when it is read, in the reader's language and figures; what its row lacks is
 * left out of it, and of a kind that is no more it is said only that there is something.
 */
export function sentenceOf(told: Told, country: Country): Sentence {
  if (!Object.hasOwn(noticeKinds, told.kind)) return "api:notification.other";
  const given: readonly string[] = noticeKinds[told.kind as keyof typeof noticeKinds];
  const params: Params = {};
  for (const name of given) {
    const value = shownAs(name, told, country);
    if (value !== undefined) params[name] = value;
  }
  return { key: `notifications:${told.kind}`, params };
}
