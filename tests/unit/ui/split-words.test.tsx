import { describe, expect, it } from "vitest";
import { SplitPanel } from "~/components/complaints/split-panel";
import type { Complaint } from "~/contract/complaint-fields";
import type { Locale } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const namespaces = ["common", "ui", "complaints"] as const;

describe.each(["en", "ar"] as const)("In %s what both sides propose", (locale: Locale) => {
  const say = t(locale);
  const given = {
    ...{
      id: "c1",
      status: "negotiating",
      amount: { amount: 30_000, currency: "EGP" },
      can: [],
      proposals: [],
    },
    ...{ proposals_left: 0, closed_accounts: [] },
  } as unknown as Complaint;
  const drawn = (reader: "customer" | "provider" | "staff", more: Partial<Complaint> = {}) =>
    renderPage(
      <SplitPanel
        complaint={{ ...given, ...more }}
        sides={{ reader, customer: "Nadia", provider: "Tarek" }}
        constraints={{}}
      />,
      { locale, namespaces: [...namespaces] },
    );

  it("is told to a side as its own to do, and to staff as theirs", () => {
    expect(drawn("customer")).toContain(say("complaints:split.none"));
    expect(drawn("customer")).toContain(say("complaints:split.title"));
    for (const key of ["complaints:split.none", "complaints:split.title"])
      expect(drawn("staff")).not.toContain(say(key));
    expect(drawn("staff")).toContain(say("complaints:split.title.over"));
  });

  const money = (amount: number) => ({ amount, currency: "EGP" });
  const offered = {
    ...{ id: "s1", by: "other", side: "other", status: "open", note: "", can_accept: true },
    figures: { kept: money(20_005), refund: money(9_995), earning: null },
    created_at: "2026-11-19T07:00:00.000Z",
  } as Complaint["proposals"][number];
  const can: Complaint["can"] = ["propose"];

  it("is accepted by the button that stands out, which asks once more with both amounts", () => {
    for (const reader of ["customer", "provider"] as const) {
      const html = drawn(reader, { proposals: [offered] });
      expect(html).toMatch(/<summary class="btn">/);
      const [, asked = ""] = html.split('class="act"');
      for (const figure of ["200.05", "99.95"]) expect(asked).toContain(figure);
    }
  });

  it("is typed under a name that says whose part it is", () => {
    const names = (["customer", "provider"] as const).map(
      (reader) => /name="(kept|refund|amount)"/.exec(drawn(reader, { can }))?.[1],
    );
    expect(names).toEqual(["refund", "kept"]);
  });

  it("is answered by another split behind a line, where one is open", () => {
    const [field, another] = [say("complaints:split.amount.customer"), say("complaints:split.another")];
    const shown = (more: Partial<Complaint>) =>
      [field, another].map((words) => drawn("customer", { can, ...more }).includes(words));
    expect(shown({})).toEqual([true, false]);
    expect(shown({ proposals: [offered] })).toEqual([true, true]);
  });
});
