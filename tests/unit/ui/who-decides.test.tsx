import { describe, expect, it } from "vitest";
import { StaffDecision } from "~/components/complaints/staff-decision";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const sides = { reader: "staff", customer: "Nadia", provider: "" } as const;

describe.each(locales)("Who may not decide on their own decision (%s)", (locale) => {
  const say = t(locale);
  /** For Dina, by whom the first decision was or was not. */
  const draw = (kind: Complaint["kind"], status: Complaint["status"], others: string | null, by = "dina") => {
    const decisions = status === "appealed" ? [{ round: 1, staff: { id: by, name: by } }] : [];
    return renderPage(
      <StaffDecision
        complaint={{ kind, status, can: [], decisions, appealed_by: null } as unknown as Complaint}
        {...{ sides, outcomes: [], rules: [], others, readerId: "dina", constraints: {} }}
      />,
      { locale, namespaces: ["common", "ui", "staff", "complaints"] },
    );
  };

  it.each([
    ["account_appeal", "open", "closedByYou", "nobody"],
    ["account_appeal", "under_review", "closedByYou", "nobody"],
    ["account_appeal", "appealed", "closedByYou", "omar"],
    ["account_appeal", "appealed", "otherMember", "dina"],
    ["order", "appealed", "otherMember", "dina"],
  ] as const)("reads why, and who does: %s, %s, %s", (kind, status, why, by) => {
    const html = draw(kind, status, "Salma Adel", by);
    expect(html).toContain(say(`staff:complaints.${why}`));
    expect(html).toContain("Salma Adel");
    expect(html).not.toContain(say("staff:complaints.others.none"));
    const alone = draw(kind, status, "", by);
    expect(alone).toContain(say(`staff:complaints.${why}`));
    expect(alone).toContain(say("staff:complaints.others.none"));
  });

  it("and reads of an account's appeal as such, not as of one against a decision", () => {
    const [ofAccount, ofDecision] = [
      say("staff:complaints.decideAppeal.account"),
      say("staff:complaints.decideAppeal"),
    ].map((title) => `>${title}<`);
    expect(draw("account_appeal", "open", "Salma Adel")).toContain(ofAccount);
    expect(draw("account_appeal", "appealed", "Salma Adel")).toContain(ofDecision);
  });
});
