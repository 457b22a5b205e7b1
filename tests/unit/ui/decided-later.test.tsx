import { describe, expect, it } from "vitest";
import { Decisions } from "~/components/complaints/decisions";
import type { Complaint } from "~/contract/complaint-fields";
import type { Locale } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

describe.each(["en", "ar"] as const)("In %s what is decided on a review", (locale: Locale) => {
  const say = t(locale);
  const reasons = { en: "It names a phone number.", ar: "فيه رقم هاتف." };
  const decided_at = "2026-11-19T07:00:00.000Z";
  const decision = { figures: null, rule: null, reasons, staff: null, decided_at };
  const clock = { kind: "appeal", due_at: "2026-11-26T07:00:00.000Z", is_overdue: false };
  const due = say("complaints:decision.due", { due: "|" }).split("|")[0] ?? "";

  function drawn(given: object, outcomes: string[], kind = "review"): { heads: string[]; html: string } {
    const decisions = outcomes.map((outcome, index) => ({ ...decision, outcome, round: index + 1 }));
    const complaint = { kind, status: "decided", clock: null, end: null, decisions, ...given };
    const html = renderPage(
      <Decisions
        complaint={complaint as unknown as Complaint}
        sides={{ reader: "staff", customer: "Nadia", provider: "Tarek" }}
      />,
      { locale, namespaces: ["common", "ui", "complaints", "reviews", "staff"] },
    );
    return { heads: [...html.matchAll(/<p class="strong">([^<]+)</g)].map(([, head]) => head ?? ""), html };
  }
  const word = (key: string) => say(`complaints:outcome.${key}`);

  it("is said to come, with its time, and to be done only once it is", () => {
    const waiting = drawn({ clock }, ["removed"]);
    expect(waiting.heads).toEqual([word("removed.due")]);
    expect(waiting.html).toContain(due);
    expect(waiting.html).toContain(clock.due_at);
    const done = drawn({ status: "final", end: { outcome: "removed" } }, ["removed"]);
    expect(done.heads).toEqual([word("removed")]);
    expect(done.html).not.toContain(due);
  });

  it("is said to come, without a time, while the appeal against it is decided on", () => {
    const clockOfStaff = { ...clock, kind: "decision" };
    const { heads, html } = drawn({ status: "appealed", clock: clockOfStaff }, ["removed"]);
    expect(heads).toEqual([word("removed.due")]);
    expect(html).not.toContain(due);
  });

  it("is over where the decision on the appeal took its place", () => {
    const given = { status: "final", end: { outcome: "dismissed" } };
    expect(drawn(given, ["removed", "dismissed"]).heads).toEqual([word("dismissed"), word("removed.past")]);
  });

  it("needs nothing done, and names no time, where it stays", () => {
    const { heads, html } = drawn({ clock }, ["dismissed"]);
    expect(heads).toEqual([word("dismissed")]);
    expect(html).not.toContain(due);
  });

  it("names what was decided of an account that was opened by hand as past", () => {
    const given = { status: "final", end: { outcome: "upheld" } };
    expect(drawn(given, ["dismissed"], "account_appeal").heads).toEqual([word("dismissed.account.past")]);
  });
});
