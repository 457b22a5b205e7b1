import type { Earning, Offer } from "~/contract/offer-fields";
import { type Rates, shareOf } from "../ledger/commission-rules";
import type { Viewpoint } from "../reading";
import type { Side } from "../record/life-cycle";
import type { Settings } from "../settings";
import { type OfferFacts, type RequestState, rowFacts } from "./offer-facts";
import { offerCan, previousPrice, statusAt } from "./terms-rules";
import type { OfferRow } from "./view-store";

type When = Pick<Viewpoint, "now" | "settings">;

const perCent = 100;

/** What speaks for an offer when its reader has read what stands now. */
const factsOf = (row: OfferRow, request: RequestState, { now, settings }: When): OfferFacts => ({
  ...rowFacts(row, request, now, settings),
  ...{ isRound: true, isAsked: true, isSeen: true, hasPlace: true, isSenderActive: row.isSenderActive },
});

/** An offer as one of its two sides sees it, in the state that time has given it. */
export function offerView(row: OfferRow, request: RequestState, viewer: Side, when: When): Offer {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const maybe = (amount: number | null) => (amount === null ? null : money(amount));
  const { now, settings } = when;
  const status = statusAt(row, now);
  return {
    ...{ id: row.id, request_id: row.requestId, status, kind: row.kind, price: money(row.price) },
    previous_price: maybe(previousPrice(row.rounds)),
    visit_fee: money(row.visitFee),
    asked_price: maybe(row.askedPrice),
    asks_left: Math.max(0, settings.discountAsks - row.asks),
    round: row.round,
    includes_materials: row.includesMaterials,
    starts_at: row.startsAt.toISOString(),
    arrival_minutes: row.arrivalMinutes,
    duration: row.duration,
    warranty_days: row.warrantyDays,
    ...{ included: row.included, message: row.message, valid_until: row.validUntil.toISOString() },
    rounds: row.rounds.map(({ by, kind, note, price, at }) => ({
      ...{ by, kind, note, price: money(price) },
      at: new Date(at).toISOString(),
    })),
    can: offerCan(status, viewer, factsOf(row, request, when)),
    order_id: row.orderId,
    created_at: row.createdAt.toISOString(),
  };
}

/** What a price leaves its provider with, at the service's commission and the country's VAT of now. */
export function earningOf(
  price: number,
  commission: { rate: number; minimum: number },
  { country }: Settings,
): Earning {
  const rates: Rates = {
    ...{ commissionRate: commission.rate, commissionMinimum: commission.minimum },
    ...{ vatRate: country.vatRate * perCent, isPlatformSupplier: country.isPlatformSupplier },
  };
  const share = shareOf(price, rates);
  const money = (amount: number) => ({ amount, currency: country.currency });
  return {
    commission: money(share.commission),
    payout: money(share.payout),
    rate_percent: commission.rate / perCent,
    minimum: money(commission.minimum),
  };
}
