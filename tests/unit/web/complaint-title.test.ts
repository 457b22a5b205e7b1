import { expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import { complaintTitle } from "~/web/complaints/complaint-title.server";
import { t } from "../../support/texts";

const about = { request: null, order_id: null, review_id: null, payment_id: null, payout_id: null };
const complaint = { kind: "payment", is_dispute: false, is_mine: true, other: null } as const;

it.each(locales)("A complaint about a payout is not called one about a payment (%s)", (locale) => {
  const say = t(locale);
  const titleOf = (payout_id: string | null) =>
    complaintTitle(say, { ...complaint, about: { ...about, payout_id } });
  expect(titleOf(null)).toBe(say("complaints:of.payment"));
  expect(titleOf("po1")).toBe(say("complaints:of.payout"));
  expect(say("complaints:of.payout")).not.toBe(say("complaints:of.payment"));
});
