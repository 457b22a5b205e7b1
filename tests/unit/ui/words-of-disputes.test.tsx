import { describe, expect, it } from "vitest";
import { ClockText } from "~/components/complaints/clock-text";
import { ComplaintRow } from "~/components/complaints/complaint-row";
import { Ending } from "~/components/complaints/ending";
import { Facts } from "~/components/complaints/facts";
import { Filed } from "~/components/complaints/filed";
import { OtherWays } from "~/components/complaints/other-ways";
import { StateStrip } from "~/components/complaints/state-strip";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { at, money, wordsOf } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const [filer, other] = [
  { id: "n", name: "نادية" },
  { id: "t", name: "طارق" },
];
const dispute = {
  ...{ id: "c1", kind: "order", is_dispute: true, is_mine: true, filer, other, decisions: [] },
  ...{ status: "settled", waits_for: "nobody", accepted: {}, closed_accounts: [], clock: null },
  ...{ about: { request: null }, amount: money, created_at: at, title: "نزاع", excerpt: "" },
  end: { outcome: "split", figures: null, at },
};

const draw = (of: object) => {
  const complaint = { ...dispute, ...of } as unknown as Complaint & { title: string; excerpt: string };
  const namespaces = ["common", "ui", "complaints", "statuses"] as const;
  return wordsOf(
    renderPage(
      <>
        <ComplaintRow row={complaint} />
        <ClockText clock={{ kind: "hand_over", due_at: at, is_overdue: false }} />
        <StateStrip complaint={complaint} reader="customer" other="طارق" />
        <Facts complaint={complaint} area={null} />
        <Ending complaint={complaint} sides={{} as Parameters<typeof Ending>[0]["sides"]} />
      </>,
      { locale: "ar", namespaces: [...namespaces] },
    ),
  );
};

/** Words that agree with «شكوى», and so with neither «نزاع» nor «تظلُّم». */
const ofComplaints = ["مقدّمة", "انتهت", "تتولاها"];

it.each([
  ["that both have settled", {}],
  ["that waits for the other side", { status: "awaiting_other", waits_for: "other", end: null }],
  ["of somebody else", { is_mine: false }],
])("In Arabic the words about a dispute %s agree with a dispute", (_, of) => {
  const words = draw(of);
  expect(ofComplaints.filter((word) => words.includes(word))).toEqual([]);
  expect(words).toContain("فُتح بطلب من");
});

it("In Arabic the words about an appeal agree with an appeal, and of a complaint with a complaint", () => {
  const appeal = draw({ kind: "account_appeal", is_dispute: false, other: null });
  expect(ofComplaints.filter((word) => appeal.includes(word))).toEqual([]);
  expect(draw({ kind: "conduct", is_dispute: false })).toContain("مقدّمة منك");
});

describe.each(locales)("In %s a dispute", (locale) => {
  const say = t(locale);
  const drawn = (is_dispute: boolean) => {
    const given = { kind: "order", is_dispute, can: ["withdraw"], withdrawals_left: 2, closed_accounts: [] };
    const complaint = { ...given, text: "No water.", files: [] } as unknown as Complaint;
    const page = (
      <>
        <Filed complaint={complaint} />
        <OtherWays complaint={complaint} />
      </>
    );
    return renderPage(page, { locale, namespaces: ["common", "ui", "complaints"] });
  };

  it("is called so where it is told and taken back, and a complaint is called a complaint", () => {
    for (const is_dispute of [true, false])
      for (const key of ["one.filed", "withdraw.title"]) {
        expect(drawn(is_dispute).includes(say(`complaints:${key}.dispute`))).toBe(is_dispute);
        expect(drawn(is_dispute).includes(say(`complaints:${key}`))).toBe(!is_dispute);
      }
  });
});
