import { nextForCustomer } from "~/api/next-step/for-customer";
import { nextForProvider } from "~/api/next-step/for-provider";
import type { Situation } from "~/api/next-step/step";
import type { NextStep } from "~/contract/next-step";
import { freeRequest } from "./life-cycles";

export const noon = new Date("2026-11-24T12:00:00Z");
export const later = new Date("2026-11-25T12:00:00Z");

export const open: Situation = {
  ...{
    viewer: "customer",
    currency: "EGP",
    isOwnerActive: true,
    direct: null,
    offers: {},
    places: 10,
    offer: null,
    ...{ maySend: false, isExcluded: false },
    ...{ refunding: 0, refundToName: 0, refundFailed: 0, refundUndecided: 0, refunded: 0, chargedBack: 0 },
    order: null,
    visit: null,
    reviewUntil: { customer: null, provider: null },
    visitAgainBy: null,
    visitRefused: null,
  },
  request: {
    status: "open",
    endsAt: later,
    facts: freeRequest,
  },
};
export const at = (status: Situation["request"]["status"], facts = {}): Situation["request"] => ({
  ...open.request,
  status,
  facts: { ...open.request.facts, ...facts },
});
export const order = {
  ...{
    status: "awaiting_payment" as const,
    price: 42_000,
    payout: null,
    paymentDueAt: noon,
    ...{ payableUntil: noon, isPayable: true },
    startsAt: later,
    visit: "ahead" as const,
    claimed: [],
  },
  ...{ confirmsAt: null, clearsAt: null, clearedAt: null },
  ...{
    visitFee: 5_000,
    ...{ changesAsked: 0, hasChangesLeft: true },
    proposals: [],
    complaint: null,
    ...{ chargedBack: 0, takenOff: 0, bankReturned: null },
    ...{ isTransferSent: false, isTransferRejected: false },
  },
  isProviderActive: true,
  isCustomerActive: true,
  ...{ commissionRate: 1000, commissionMinimum: 2_000, vatRate: 1400, isPlatformSupplier: false },
};
export const proposal = {
  ...{ kind: "no_show" as const, status: "proposed" as const, by: "provider" as const },
  ...{ price: null, startsAt: null, dueAt: later.toISOString() },
};
export const dispute = {
  ...{ status: "awaiting_other" as const, freezes: true, amount: 42_000 },
  ...{ by: "customer" as const, dueAt: later.toISOString(), accepted: [], proposer: null },
  areBothActive: true,
};
export type Order = NonNullable<Situation["order"]>;
/** What each side of an order reads: the customer first. */
export const bothRead = (given: Partial<Order>) => {
  const situation = { ...open, request: at("assigned"), order: { ...order, ...given } };
  return [nextForCustomer(situation), nextForProvider({ ...situation, viewer: "provider" })];
};
/** The time that a step has besides is one until when something may be done. */
export const isLimit = ({ actor, leads_to, key }: NextStep) =>
  actor === "staff" || leads_to === "review" || key.startsWith("visit.");
/** Each way in which a claim under warranty is refused, with each that is left to its customer. */
export const refusedClaims = (["declined", "lapsed"] as const).flatMap((how) =>
  ["", "Worn out"].flatMap((reason) =>
    (["dispute", "complaint", "again"] as const).flatMap((may) =>
      (may === "again" ? [null] : [null, later]).map((again) => ({
        ...{ request: at("completed"), order: { ...order, status: "completed" as const } },
        visitRefused: { how, reason, may, due: may === "complaint" ? null : later, again },
      })),
    ),
  ),
);
