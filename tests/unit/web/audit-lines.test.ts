import { expect, it } from "vitest";
import { complaintKind, complaintOutcome } from "~/contract/complaint-fields";
import { proposalKind } from "~/contract/order-fields";
import { paymentMethod } from "~/contract/payment-fields";
import type { AuditLine } from "~/contract/staff-fields";
import { locales } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { Page } from "~/web/page.server";
import { shownLine } from "~/web/staff/audit-lines.server";

const page = { locale: "en", viewer: null, t: (key: string) => key } as unknown as Page;
const line = {
  ...{ id: "line1", entity: "order" as const, entity_id: "order1", event: "cancel" },
  ...{ from: "paid", to: "cancelled", actor: "customer" as const, at: "2026-11-24T09:00:00.000Z" },
  ...{ author: null, provider: null, request: null, subject: null },
};

it.each(["price", "asked", "before", "fee", "refund", "owed", "made", "gross", "kept"])(
  "The audit log shows %s as money, in its own words",
  (name) => {
    const { details } = shownLine(page, { ...line, detail: { [name]: 5_000 } });
    expect(details).toEqual([{ name: `staff:detail.${name}`, value: expect.stringMatching(/\b50\b/) }]);
    expect(details[0]?.value).not.toContain("5,000");
  },
);

it("A technician in the details is named, and leads to the account; one without a name has words for it", () => {
  const told = (name: string | null) => {
    const provider = name === null ? null : { id: "p1", name };
    return shownLine(page, { ...line, provider, detail: { provider_id: "p1" } }).details;
  };
  const shown = { name: "staff:detail.provider_id", to: "/admin/users/p1" };
  expect(told("Tarek Fawzy")).toEqual([{ ...shown, value: "Tarek Fawzy" }]);
  for (const nobody of ["", null])
    expect(told(nobody)).toEqual([{ ...shown, value: "staff:detail.account" }]);
});

const codes: Partial<Record<AuditLine["entity"], Record<string, readonly string[]>>> = {
  complaint: { kind: complaintKind.options, outcome: complaintOutcome.options },
  proposal: { kind: proposalKind.options },
  request: { changed: ["service", "place", "time", "answers", "service answers"] },
  refund: { way: ["sender", "gateway"], changed: ["iban", "holder", "both"] },
  payment: { method: paymentMethod.options },
  review: { by: ["customer", "provider"], rule: ["insult", "private_data", "untrue", "pressure"] },
};
const each = locales.flatMap((locale) =>
  Object.entries(codes).flatMap(([entity, details]) =>
    Object.entries(details).map(([name, values]) => [locale, entity, name, values] as const),
  ),
);

it.each(each)(
  "In %s a line about a %s names its %s, and says each of them in words",
  (locale, entity, name, values) => {
    const reader = { locale, viewer: null, t: fixedT(locale) } as unknown as Page;
    for (const value of values) {
      const told = { ...line, entity: entity as AuditLine["entity"], detail: { [name]: value } };
      const [shown] = shownLine(reader, told).details;
      expect(shown?.name).not.toBe(name);
      for (const code of value.split(" ")) expect(shown?.value.split(" · ")).not.toContain(code);
    }
  },
);

it("Staff read of an appeal what it is about in their own words, and what was decided of the account", () => {
  const reader = { locale: "ar", viewer: null, t: fixedT("ar") } as unknown as Page;
  const detail = { kind: "account_appeal", outcome: "upheld" };
  const values = shownLine(reader, { ...line, entity: "complaint", detail }).details.map(
    ({ value }) => value,
  );
  expect(values).toEqual(["تظلُّم من إيقاف الحساب", "الحساب نشط من جديد"]);
});

it.each(locales)(
  "Staff read of a decision what is to come of it, and of its end what came of it (%s)",
  (locale) => {
    const t = fixedT(locale);
    const told = (to: string, outcome: string) => {
      const given = { ...line, entity: "complaint" as const, event: "decide", to, detail: { outcome } };
      return shownLine({ locale, viewer: null, t } as unknown as Page, given).details[0]?.value;
    };
    for (const outcome of ["split", "removed"]) {
      expect(told("decided", outcome)).toBe(t(`complaints:outcome.${outcome}.due`));
      expect(told("final", outcome)).toBe(t(`complaints:outcome.${outcome}`));
    }
    expect(told("decided", "dismissed")).toBe(t("complaints:outcome.dismissed"));
  },
);

it.each(locales)(
  "A reason that was given in both languages is read in the reader's own, and once (%s)",
  (locale) => {
    const reader = { locale, viewer: null, t: fixedT(locale) } as unknown as Page;
    const read = (detail: AuditLine["detail"]) =>
      shownLine(reader, { ...line, entity: "user", event: "reactivate", actor: "staff", detail });
    const both = { reason: "The letter proves it.", reason_ar: "تثبت الرسالة ذلك." };
    expect(read(both)).toMatchObject({ reason: locale === "ar" ? both.reason_ar : both.reason, details: [] });
    expect(read({ reason: both.reason })).toMatchObject({ reason: both.reason, details: [] });
  },
);

it("What happens to an appeal is told of an appeal, and its state agrees with it in Arabic", () => {
  const reader = { locale: "ar", viewer: null, t: fixedT("ar") } as unknown as Page;
  const told = (kind: string, event: string, to: string) => {
    const shown = shownLine(reader, { ...line, entity: "complaint", event, to, detail: { kind } });
    return [shown.event, shown.to];
  };
  const { account_appeal, other } = complaintKind.enum;
  expect(told(account_appeal, "file", "open")).toEqual(["تقديم تظلُّم", "مفتوح"]);
  expect(told(account_appeal, "decide", "decided")).toEqual(["قرار في تظلُّم", "صدر القرار"]);
  expect(told(account_appeal, "stand", "final")).toEqual(["اعتبار القرار نهائيًّا", "نهائي"]);
  expect(told(account_appeal, "withdraw", "withdrawn")).toEqual(["سحب تظلُّم", "مسحوب"]);
  expect(told(other, "file", "open")).toEqual(["تقديم شكوى", "مفتوحة"]);
});

it("A line about a complaint leads to it, as it may name nobody and no job", () => {
  const about = { entity: "complaint" as const, entity_id: "c1", detail: { kind: "conduct" } };
  const [kind] = shownLine(page, { ...line, ...about }).details;
  expect(kind?.to).toBe("/admin/complaints/c1");
  const [other] = shownLine(page, { ...line, entity: "proposal", detail: { kind: "price" } }).details;
  expect(other?.to).toBeUndefined();
});

it("A payment of which a part was given back is refunded in part, and the line says how much", () => {
  const reader = { locale: "en", viewer: null, t: fixedT("en") } as unknown as Page;
  const told = (made: number, partly: string) =>
    shownLine(reader, {
      ...{ ...line, entity: "payment" as const, event: "chargeBack", from: "refunded", to: "refund_pending" },
      detail: { price: 30_000, made, ...(partly && { partly }) },
    });
  const [part, all] = [told(10_000, "from"), told(30_000, "")];
  expect([part.from, part.to]).toEqual(["Refunded in part", "Refund on its way"]);
  expect(part.details.slice(1)).toEqual([{ name: "Refund made", value: expect.stringContaining("100") }]);
  expect(all.from).toBe("Refunded");
});

it.each(locales)(
  "In %s a refund that a gateway refused has its reason in words, and a person's own as written",
  (locale) => {
    const reader = { locale, viewer: null, t: fixedT(locale) } as unknown as Page;
    const told = (reason: string) =>
      shownLine(reader, { ...line, entity: "refund" as const, event: "fail", detail: { reason } }).reason;
    expect(told("expired_or_canceled_card")).toBe(
      fixedT(locale)("staff:refunds.code.expired_or_canceled_card"),
    );
    expect(told("unknown_to_gateway")).toBe(fixedT(locale)("staff:refunds.why.unknown_to_gateway"));
    expect([told("processing_error"), told("The account is closed.")]).toEqual([
      "processing_error",
      "The account is closed.",
    ]);
  },
);

it("A payment that its payer must confirm is not called the reader's to confirm", () => {
  const told = (locale: "en" | "ar") => {
    const reader = { locale, viewer: null, t: fixedT(locale) } as unknown as Page;
    const moved = { entity: "payment" as const, from: "created", to: "requires_action", detail: {} };
    return shownLine(reader, { ...line, ...moved }).to;
  };
  expect([told("en"), told("ar")]).toEqual(["Confirmation needed", "بانتظار التأكيد"]);
});
