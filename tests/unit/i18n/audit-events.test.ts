import { describe, expect, it } from "vitest";
import { complaintEvents } from "~/api/complaints/rules";
import { offerEvents } from "~/api/offers/rules";
import { orderEvents } from "~/api/orders/rules";
import { refundEvents } from "~/api/payments/refund-rules";
import { paymentEvents } from "~/api/payments/rules";
import { payoutEvents } from "~/api/payouts/rules";
import { accountEvents } from "~/api/profile/account-rules";
import { verificationEvents } from "~/api/profile/verification-rules";
import { proposalEvents } from "~/api/proposals/rules";
import { requestEvents } from "~/api/requests/rules";
import { reviewEvents } from "~/api/reviews/rules";
import { auditEntity } from "~/contract/staff-fields";
import { locales } from "~/i18n/locale";
import { dictionaryOf } from "../../support/dictionaries";

const accountDeeds = [
  "create_staff",
  "renew_staff",
  "add_method",
  "change_method",
  "vat_number",
  "change_password",
  "reset_password",
];

const events = {
  user: [...accountEvents, ...verificationEvents, ...accountDeeds],
  request: requestEvents,
  offer: offerEvents,
  order: [...orderEvents, "clear"],
  payment: paymentEvents,
  refund: refundEvents,
  payout: payoutEvents,
  settlement: ["record"],
  gateway_event: ["try", "set_aside"],
  proposal: proposalEvents,
  review: reviewEvents,
  complaint: complaintEvents,
};

describe("The audit log", () => {
  it.each(locales)(
    "has a text for every event of a life cycle, and for each kind of thing (%s)",
    (locale) => {
      const texts = dictionaryOf(locale, "staff");
      const keys = [
        ...Object.entries(events).flatMap(([entity, names]) =>
          names.map((name) => `event.${entity}.${name}`),
        ),
        ...auditEntity.options.map((entity) => `audit.of.${entity}`),
      ];
      expect(keys.filter((key) => !(key in texts))).toEqual([]);
    },
  );
});
