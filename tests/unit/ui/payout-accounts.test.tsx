import { describe, expect, it } from "vitest";
import { PayoutCase } from "~/components/staff/payout-case";
import type { QueuedPayout } from "~/contract/payout-fields";
import type { Locale } from "~/i18n/locale";
import { formatMoney } from "~/i18n/money";
import { isSamePerson } from "~/i18n/same-person";
import { countedTab } from "~/web/staff/counted-tab.server";
import { wordsOf } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { drawn, t } from "../../support/texts";

const say = t("en");
const at = "2026-11-18T08:00:00.000Z";
const payout: QueuedPayout = {
  ...{ id: "p", status: "requested", amount: { amount: 50_000, currency: "EGP" }, reason: null },
  ...{ iban: "EG380019000500000000263180002", holder: "Tarek Adel", batch_id: null, can: ["approve"] },
  ...{ provider: { id: "t", name: "Tarek Mohamed Adel", is_active: true }, held_until: null },
  ...{ failed_before: null, debt: null, same_account: [] },
  ...{ created_at: at, sent_at: null, settled_at: null },
};
const draw = (some: Partial<QueuedPayout> = {}, locale: Locale = "en") =>
  renderPage(<PayoutCase payout={{ ...payout, ...some }} constraints={{}} />, {
    ...{ locale, namespaces: ["common", "ui", "staff", "statuses"] },
  });

describe("Staff who look at a payout", () => {
  it("read its account in groups of four", () => {
    expect(draw()).toContain("EG38 0019 0005 0000 0000 2631 8000 2");
  });

  it("are warned of an account in another person's name, until the money has gone", () => {
    const other = { holder: "Samir Fathy" };
    expect(draw()).not.toContain("note-amber");
    const warned = draw(other);
    expect(warned).toContain("note-amber");
    expect(wordsOf(warned)).toContain("in the name of Samir Fathy, not of Tarek Mohamed Adel");
    expect(draw({ ...other, status: "paid" })).not.toContain("note-amber");
  });

  it("read under which reference the bank knows what was sent, and nothing of it before", () => {
    expect(wordsOf(draw({ status: "sent", sent_at: at }))).toContain("Reference in the bank’s file: p");
    expect(wordsOf(draw())).not.toContain("Reference");
  });

  it("are warned of an account to which the last payout did not come", () => {
    expect(draw()).not.toContain("note-red");
    const warned = draw({ failed_before: "The account is closed." });
    expect(warned).toContain("note-red");
    expect(wordsOf(warned)).toContain("“The account is closed.”");
  });

  it.each(["en", "ar"] as const)(
    "read in %s what its technician owes, until the money has gone",
    (locale) => {
      const debt = { amount: 12_000, currency: "EGP" };
      expect(draw({}, locale)).not.toContain("note-amber");
      const warned = draw({ debt }, locale);
      expect(warned).toContain("note-amber");
      const amount = formatMoney(locale, "latn", debt.amount, debt.currency);
      const said = t(locale)("staff:payouts.debt", { name: payout.provider.name, amount });
      expect(wordsOf(warned)).toContain(wordsOf(drawn(said)));
      expect(draw({ debt, status: "sent" }, locale)).not.toContain("note-amber");
    },
  );

  it("are led to everybody else who has its account, until the money has gone", () => {
    const same_account = [
      { id: "o", name: "Omar Sami" },
      { id: "s", name: "Samir Fathy" },
    ];
    const warned = draw({ same_account });
    for (const { id, name } of same_account) {
      expect(warned).toMatch(new RegExp(`href="[^"]*/admin/users/${id}"[^>]*>(<bdi>)?${name}<`));
      expect(wordsOf(warned)).toContain(say("staff:payouts.sameAccount", { name: "" }).slice(0, 40));
    }
    expect(warned.match(/note-amber/g)).toHaveLength(2);
    expect(draw({ same_account, status: "paid" })).not.toContain("note-amber");
  });

  it("are asked to compare names in different letters", () => {
    const html = draw({ holder: "طارق عادل" });
    expect(html).not.toContain("note-amber");
    expect(html).toContain(say("staff:holder.letters"));
  });
});

it.each([
  ["Tarek Adel", "ADEL, Tarek", true],
  ["محمود الشريف", "محمود شريف", true],
  ["أحمد فؤاد", "احمد فؤاد علي", true],
  ["Tarek", "Tarek Adel", false],
  ["Tarek Adel", "Tarek Samir", false],
  ["Tarek", "Tarek", true],
])("%s and %s may be one person: %s", (one, other, is) => {
  expect(isSamePerson(one, other)).toBe(is);
  expect(isSamePerson(other, one)).toBe(is);
});

it("A tab of staff counts what waits in it, also for who listens, and says nothing of nothing", () => {
  const page = { t: say };
  expect(countedTab(page, "payouts", 2)).toEqual({ count: 2, said: "2 payouts wait for approval" });
  expect(countedTab(page, "payouts", 0)).toEqual({});
  expect(countedTab(page, "set_aside", undefined)).toEqual({});
});
