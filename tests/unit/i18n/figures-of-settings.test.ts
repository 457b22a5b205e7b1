import { describe, expect, it } from "vitest";
import { arrivalGrace, timeToCome } from "~/api/orders/visit-rules";
import { defaultSettings as setting } from "~/api/settings";
import { locales } from "~/i18n/locale";
import { allTexts, dictionaryOf } from "../../support/dictionaries";

const hours = (seconds: number) => seconds / 3600;
const days = (seconds: number) => hours(seconds) / 24;
const megabytes = (bytes: number) => bytes / 1024 / 1024;

const answer = hours(setting.proposalAnswerWithin);
const approval = hours(setting.confirmWithin);

/** Of every job but the first ones; of every job. */
const usual = [hours(setting.clearing)];
const cleared = [hours(setting.clearing), days(setting.clearingAtFirst), setting.firstOrders];
const photos = [setting.photosPerRequest, megabytes(setting.uploadBytes)];
const photoBytes = [megabytes(setting.uploadBytes)];
const extension = [days(setting.requestLifetime)];
const direct = [hours(setting.directAnswerWithin)];
const decision = [setting.decideWithinWorkdays];
const complaint = [hours(setting.complaintAnswerWithin)];
const accountHeld = [hours(setting.bankAccountHeld)];

/** The figures of each text that says how long or how much, as the settings have them. */
const figures: Record<string, number[]> = {
  ...{ "account:type.provider.note": cleared, "account:signUp.provider.description": cleared },
  "account:code.hint": [setting.codeLifetime / 60],
  "account:profile.photo.hint": photoBytes,
  "api:noShowClaimed": [answer],
  "api:reviewRefused.late": [days(setting.reviewAnswerWithin)],
  ...{ "api:methodChanged": accountHeld, "api:refundAccountChanged": accountHeld },
  ...{ "complaints:form.files.hint": photos, "complaints:form.files.hintStaff": photos },
  "complaints:comes.answer": complaint,
  "complaints:comes.split": [days(setting.negotiateWithin)],
  "complaints:comes.refund": [days(setting.negotiateWithin)],
  ...{
    "complaints:comes.decide": decision,
    "complaints:comes.judge": decision,
    "complaints:comes.alone": decision,
  },
  "failure:413.text": [megabytes(setting.uploadBytes), setting.photosPerRequest],
  "join:how.4.text": cleared,
  "notifications:request_direct": direct,
  ...{ "notifications:request_expiring": extension, "notifications:request_expired": extension },
  "notifications:no_show_claimed": [answer],
  "notifications:no_show_claimed.customer": [answer],
  "notifications:visit_over": [hours(setting.confirmWithin)],
  "notifications:review_invited": [days(setting.reviewWithin)],
  ...{ "notifications:dispute_opened": complaint, "notifications:complaint_opened": complaint },
  "notifications:complaint_decided": [days(setting.appealWithin)],
  "notifications:complaint_decided.appeal": [days(setting.appealWithin)],
  "notifications:payout_method_changed": accountHeld,
  "notifications:refund_account_changed": accountHeld,
  ...{ "orders:photos.hint": photos, "orders:deliver.photos": photos },
  "orders:deliver.text": [approval],
  ...{ "orders:escrow.approve.note": [approval], "orders:escrow.paidOut.note": [hours(setting.clearing)] },
  "orders:escrow.paidOut.over": [hours(setting.clearing)],
  ...{ "orders:pause.text": [hours(setting.pauseFor)], "orders:pause.submit": [hours(setting.pauseFor)] },
  ...{ "orders:time.text": [answer], "orders:newPrice.text": [answer] },
  ...{ "orders:noShow.customer.text": [answer], "orders:noShow.provider.text": [answer] },
  ...{ "orders:noShow.provider.free": [answer], "orders:noShow.provider.kept": [answer] },
  "orders:consequence.warranty.provider": [days(setting.warrantyVisitWithin)],
  "requests:next.visit.theirs": [approval],
  "orders:warranty.miss.text": [days(setting.warrantyVisitWithin)],
  ...{ "offers:compare.held": [approval], "offers:confirm.held": [approval] },
  ...{ "services:ask.held": [approval], "technicians:ask.held": [approval] },
  "orders:warranty.text": [hours(setting.warrantyAnswerWithin)],
  ...{ "outbox:bankChanged.text": accountHeld, "outbox:refundAccountChanged.text": accountHeld },
  "payments:account.note": accountHeld,
  ...{
    "payments:cancelling.soon": [setting.cancelFreeWithin / 60],
    "payments:cancelling.soon.kept": [setting.cancelFreeWithin / 60],
  },
  ...{ "payments:transfer.proof.hint": photoBytes, "payments:waiting.hint": photoBytes },
  "requests:form.photosHint": photos,
  "requests:form.directNote": direct,
  ...{ "requests:action.extend": extension, "requests:action.extendNoDate": extension },
  "requests:next.extend": extension,
  "reviews:how.onTime.text": [arrivalGrace, hours(timeToCome)],
  "reviews:job.overText": [days(setting.reviewWithin)],
  "reviews:form.photos.hint": [setting.photosPerReview, megabytes(setting.uploadBytes)],
  "reviews:answer.add.hint": [days(setting.reviewAnswerWithin)],
  "reviews:mine.toAnswer.noneText": [days(setting.reviewAnswerWithin)],
  ...{ "services:direct.description": direct, "services:direct.step3": direct },
  ...{
    "staff:ranOut.lead": [days(setting.ranOutListedFor)],
    "staff:ranOut.none": [days(setting.ranOutListedFor)],
  },
  "structure:provider.text": cleared,
  ...{ "wallet:pending.note": usual, "wallet:pending.note.first": cleared },
  "wallet:method.holdNote": accountHeld,
  "wallet:explained.heldText": [approval],
  ...{ "wallet:explained.clearingText": usual, "wallet:explained.clearingText.first": cleared },
};

const english = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const arabic = ["ثلاث", "أربع", "خمس", "ست", "سبع", "ثماني", "تسع", "عشر"];
/** A figure in a text: in digits, in words, or in an Arabic noun of two. */
const figure = new RegExp(
  String.raw`\d+|\b(?:${english.join("|")})\b|(?<!\p{L})(?:ال)?(?:${arabic.join("|")})ة?(?!\p{L})|(?:يوم|ساعت|دقيقت|مرت)ين(?!\p{L})`,
  "giu",
);

function valueIn(found: string): number {
  if (/\d/.test(found)) return Number(found);
  const inEnglish = english.indexOf(found.toLowerCase());
  const inArabic = arabic.indexOf(found.replace(/^ال/, "").replace(/ة$/, ""));
  if (inEnglish >= 0) return inEnglish + 2;
  return inArabic < 0 ? 2 : inArabic + 3;
}

const inText = (text: string) => (text.match(figure) ?? []).map(valueIn);
const amounts = new RegExp(
  String.raw`\b(?:\d+|${english.join("|")})\s+(?:more |first |published |working )?(?:minutes?|hours?|days?|MB|reviews|offers|jobs|times|photos)\b`,
  "i",
);

describe.each(locales)("A figure of a rule, in a text of %s,", (locale) => {
  it.each(Object.entries(figures))("is what the setting says: %s", (name, expected) => {
    const [namespace = "", key = ""] = name.split(":");
    expect(inText(dictionaryOf(locale, namespace)[key] ?? "")).toEqual(expected);
  });
});

it("Every text with a duration, a size or a number of things, in digits or words, is named here, or is an example or another's figure", () => {
  const isKnown = (name: string) => name in figures || /^(kit|openRequests):/.test(name);
  // How long filling in a form takes, and a sum worked out by the page, are no settings.
  const estimates = ["join:how.1.text", "join:end.text", "requests:form.lead", "reviews:how.example"];
  const others = ["requests:window", "staff:code.hint", ...estimates];
  const unnamed = allTexts("en")
    .filter(({ text }) => amounts.test(text))
    .map(({ namespace, key }) => `${namespace}:${key}`)
    .filter((name) => !isKnown(name) && !others.some((other) => name.startsWith(other)));
  expect(unnamed).toEqual([]);
});
