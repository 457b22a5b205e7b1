import { expect, it } from "vitest";
import { defaultSettings, settingsFor } from "~/api/settings";
import { uploadLimits } from "~/contract/files";
import { countries } from "~/i18n/country";

const [minute, hour, day] = [60, 3_600, 86_400];

/** The figures of the rulings (`spec/rulings.md`), which the domain leaves open. */
const ruled: Partial<typeof defaultSettings> = {
  ...{ codesPerHourFromAddress: 20, signInTriesPerAccountHour: 100, tokenUnused: 90 * day },
  ...{ onlineWithin: 2 * minute, draftLifetime: 7 * day, unattachedFileLifetime: 24 * hour },
  notificationsPerUser: 1_000,
};

/** The figures of the domain (`spec/domain.md`), by where they stand there. */
const said: Partial<typeof defaultSettings> = {
  ...{ codeLifetime: 5 * minute, codeTries: 5, codeResendAfter: minute, codesPerHour: 5, codesPerDay: 10 },
  ...{ requestLifetime: 30 * day, requestReminderBefore: 48 * hour, directAnswerWithin: 24 * hour },
  ...{ liveOffersPerRequest: 10, addressShownFor: 14 * day },
  ...{ offerLifetime: 72 * hour, offerLifetimeMost: 14 * day, discountAsks: 3 },
  ...{ paymentByCardWithin: 30 * minute, paymentByTransferWithin: 48 * hour },
  ...{ proposalAnswerWithin: 48 * hour, changesAsked: 2, warrantyAnswerWithin: 72 * hour },
  ...{ confirmWithin: 72 * hour, confirmReminderAfter: 24 * hour, confirmLastReminderAfter: 60 * hour },
  ...{ cancelFreeBefore: 24 * hour, cancelFreeWithin: 5 * minute },
  ...{ clearing: 48 * hour, clearingAtFirst: 7 * day, firstOrders: 3 },
  bankAccountHeld: 72 * hour,
  ...{ reviewWithin: 14 * day, reviewAnswerWithin: 30 * day, reviewsAssumed: 8 },
  ...{ reviewsForRating: 3, ordersForRates: 5 },
  ...{ complaintAnswerWithin: 48 * hour, negotiateWithin: 7 * day, decideWithinWorkdays: 5 },
  ...{ openRequestsPerCustomer: 10, pendingOffersPerProvider: 50, photosPerRequest: 6 },
  ...{ signInTries: 10, signInTriesFromAddress: 30, signInWindow: 15 * minute, bodyBytes: 1024 * 1024 },
  ...{ uploadBytes: 8 * 1024 * 1024, idempotencyLifetime: 24 * hour },
};

it("Every duration and limit that the domain or a ruling names has that default", () => {
  expect(defaultSettings).toMatchObject(said);
  expect(defaultSettings).toMatchObject(ruled);
  expect(uploadLimits).toMatchObject({ photosPerRequest: 6, bytes: 8 * 1024 * 1024 });
});

it.each([
  ["EG", "EGP", 14, "Africa/Cairo"],
  ["SA", "SAR", 15, "Asia/Riyadh"],
  ["AE", "AED", 5, "Asia/Dubai"],
] as const)("In %s prices are in %s, with %i %% of VAT", (code, currency, vatRate, timeZone) => {
  expect(settingsFor(code).country).toMatchObject({ code, currency, vatRate, timeZone });
  expect(settingsFor(code).country).toBe(countries[code]);
});
