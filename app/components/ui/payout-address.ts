import type { Path } from "~/i18n/link";

/** Where a payout stands in the history of them. */
export const payoutPlace = (id: string) => `payout-${id}`;

/** The history, as far as that payout, which is opened there. */
export const payoutAddress = (id: string): Path => `/technician/payment?payout=${id}#${payoutPlace(id)}`;
