import { describe, expect, it } from "vitest";
import { JudgedPayout } from "~/components/payments/judged-payout";
import type { PayoutAtIssue } from "~/contract/decision-basis-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const at = "2026-12-01T14:00:00.000Z";
const payout: PayoutAtIssue = {
  ...{ id: "po1", status: "failed", amount: { amount: 30_000, currency: "EGP" } },
  ...{ iban: "EG•• •••• … 0002", holder: "Tarek Fawzy", reason: "The account is closed.", held_until: null },
  steps: (["request", "approve", "send", "pay", "return"] as const).map((event) => ({ event, at })),
};

describe.each(locales)("The payout that a complaint is about, as staff read it (%s)", (locale) => {
  const say = t(locale);
  const draw = (of: Partial<PayoutAtIssue> = {}) =>
    renderPage(<JudgedPayout payout={{ ...payout, ...of }} />, {
      locale,
      namespaces: ["common", "ui", "staff", "statuses"],
    });

  it("says how much was to go where, each step of it, and why it came back", () => {
    const html = draw();
    for (const said of ["300", payout.iban, "Tarek Fawzy", "The account is closed."])
      expect(html).toContain(said);
    for (const { event } of payout.steps) expect(html).toContain(say(`staff:event.payout.${event}`));
    expect(html).toContain(say("statuses:payout.failed"));
    expect(draw({ reason: null })).not.toContain(say("staff:audit.reason"));
  });

  it("leads to where staff see it, and to its log", () => {
    expect(draw()).toContain(`/${locale}/admin/payouts?status=failed"`);
    expect(draw()).toContain(say("staff:complaints.payout.open"));
    expect(draw()).toContain("/admin/audit?entity=payout&amp;of=po1");
  });

  it("says until when it is held", () => {
    const [before] = say("staff:payouts.held", { time: "|" }).split("|");
    expect(draw()).not.toContain(before);
    expect(draw({ status: "requested", reason: null, held_until: at })).toContain(before);
  });
});
