import { uploadLimits } from "~/contract/files";
import { offerLimits } from "~/contract/offer-fields";
import { type Country, countries } from "~/i18n/country";

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/** Durations in seconds, amounts in minor units, rates in basis points. Defaults of the business rules. */
export const defaultSettings = {
  codeLifetime: 5 * minutes,
  codeTries: 5,
  codeResendAfter: 60,
  ...{ codesPerHour: 5, codesPerDay: 10 },
  codesPerHourFromAddress: 20,
  codesPerHourGlobal: 2_000,
  /** A forgotten password: from asking until its code must be right, and from then until the new one must be chosen. */
  ...{ resetLifetime: 30 * minutes, resetWithin: 15 * minutes },
  ...{ signInTries: 10, signInTriesFromAddress: 30 },
  signInWindow: 15 * minutes,
  signInTriesPerAccountHour: 100,
  signInsPerAccountHour: 60,
  /** Between the two factors of staff. */
  staffCodeWithin: 10 * minutes,
  staffCodeTriesPerAccountHour: 20,
  /** Sessions of an account; those used longest ago end first. */
  tokensPerAccount: 20,
  tokenUnused: 90 * days,
  /** An account whose phone nobody confirmed is kept so long. */
  pendingAccountLifetime: 7 * days,
  draftLifetime: 7 * days,
  /** How far ahead work may be said to begin, by requests, offers and proposals. */
  startWithin: 180 * days,
  unattachedFileLifetime: 24 * hours,
  /** Most bytes of a JSON body; the server in front takes no more than 1 MiB in any case. */
  bodyBytes: 1024 * 1024,
  photosPerRequest: uploadLimits.photosPerRequest,
  uploadBytes: uploadLimits.bytes,
  openRequestsPerCustomer: 10,
  /** Changes of open requests and of profiles, each: their words become the vocabulary that search guesses from. */
  requestEditsPerHour: 30,
  profileSavesPerHour: 30,
  /** Words that one sweep looks at. */
  wordsSwept: 500,
  ...{ pendingOffersPerProvider: 50, liveOffersPerRequest: 10, discountAsks: 3 },
  /** Least price of a visit to look at a job; a service of which a job may cost less has that for it. */
  visitPriceFloor: 5_000,
  ...{ requestLifetime: 30 * days, requestReminderBefore: 48 * hours },
  directAnswerWithin: 24 * hours,
  offerLifetime: 72 * hours,
  offerLifetimeMost: offerLimits.validHours * hours,
  ...{ paymentByCardWithin: 30 * minutes, paymentByTransferWithin: 48 * hours },
  /** Least time that a transfer for the price has, where a card can be taken instead: banks need hours, and people read the statement. */
  transferNeeds: 12 * hours,
  /** So much longer an order waits for a transfer that its customer says to have sent, and for a gateway that is asked what was paid. */
  ...{ transferAwaitedFor: 72 * hours, gatewayAskedFor: 10 * minutes },
  /** How far back what a gateway tells is believed to have happened. */
  eventsBelievedFor: 3 * days,
  /** A customer who cancels earlier than this before the start, or so soon after paying, gets everything back. */
  cancelFreeBefore: 24 * hours,
  cancelFreeWithin: 5 * minutes,
  arrivalTries: 10,
  ...{ changesAsked: 2, proposalAnswerWithin: 48 * hours, warrantyAnswerWithin: 72 * hours },
  /** How far ahead a visit under warranty is set at most; so long after one that was not made another may be asked for. */
  warrantyVisitWithin: 14 * days,
  /** A job that is left alone: so long after the time of arrival is over, and after the work began, both sides are reminded. */
  ...{ startReminderAfter: 24 * hours, deliveryReminderAfter: 72 * hours },
  /** Silence approves after this; reminders come before. */
  confirmWithin: 72 * hours,
  confirmReminderAfter: 24 * hours,
  confirmLastReminderAfter: 60 * hours,
  /** What the customer's one pause adds. */
  pauseFor: 72 * hours,
  /** For the other side's answer to a complaint, for the negotiation of a split, for an appeal. */
  complaintAnswerWithin: 48 * hours,
  negotiateWithin: 7 * days,
  appealWithin: 7 * days,
  /** Working days in which staff decide. */
  decideWithinWorkdays: 5,
  /** What the clock of an approval has left at least when a dispute is withdrawn. */
  approvalAfterDispute: 24 * hours,
  /** `clearingAtFirst`: of a provider's first orders. */
  ...{ clearing: 48 * hours, clearingAtFirst: 7 * days, firstOrders: 3 },
  /** Least amount of a payout. */
  payoutMinimum: 10_000,
  /** After another bank account was named, no payout is approved and no refund is paid there for so long. */
  bankAccountHeld: 72 * hours,
  /** Payouts that go to the bank in one file. */
  payoutsPerBatch: 500,
  /** Transfers that ran out are listed for staff so long. */
  ranOutListedFor: 30 * days,
  /** Of a refund that it has taken and does not tell of, the gateway is asked after this, and again; then staff see it. */
  refundAskedAfter: 1 * days,
  refundAskedEvery: 6 * hours,
  refundToldWithin: 3 * days,
  /** Two settlements of one amount that are booked no further apart may be one: a person compares them. */
  settlementTwinWithin: 35 * days,
  /** Lines of a file or a statement of the ledger. */
  ledgerFileLines: 5_000,
  /** Records of each kind in the file of one's own data. */
  exportRecords: 5_000,
  addressShownFor: 14 * days,
  onlineWithin: 2 * minutes,
  idempotencyLifetime: 24 * hours,
  firedTimersKept: 7 * days,
  /** From the moment when a code is over. */
  codesKept: 1 * days,
  messagesKept: 7 * days,
  notificationsPerUser: 1_000,
  reviewsForRating: 3,
  ordersForRates: 5,
  offersForPriceGuide: 5,
  /** How long a list that is the same for everybody is held in memory; 0 asks the database each time. */
  listsHeld: 5,
  perPage: 20,
  reviewsPerProfile: 8,
  /** From completion: then both reviews are published. */
  reviewWithin: 14 * days,
  /** A reply and an addendum, from publication. */
  reviewAnswerWithin: 30 * days,
  photosPerReview: uploadLimits.photosPerReview,
  /** Reviews that a score assumes beside those that there are. */
  reviewsAssumed: 8,
};

/**
 * How the operator is reached: phones in E.164, a mailbox; the legal name and VAT number on invoices; where transfers go. Each may
 * be missing.
 */
export type Operator = {
  phones: string[];
  email: string;
  name: string;
  vatNumber: string | null;
  bank: { bank: string; holder: string; iban: string } | null;
};

export type Settings = typeof defaultSettings & {
  country: Country;
  operator: Operator;
  /** The address that people use, without a path; "" where each request's own is taken. */
  publicUrl: string;
};

export const settingsFor = (country: keyof typeof countries): Settings => ({
  ...defaultSettings,
  country: countries[country],
  operator: { phones: [], email: "", name: "", vatNumber: null, bank: null },
  publicUrl: "",
});
