import { describe, expect, it } from "vitest";
import { StateStrip } from "~/components/complaints/state-strip";
import type { Complaint } from "~/contract/complaint-fields";
import type { Locale } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const namespaces = ["common", "ui", "complaints", "statuses", "lists"] as const;

it.each([
  ["open", "open"],
  ["under_review", "under_review.alone"],
  ["appealed", "appealed"],
])(
  "A decision on what is %s is promised by a time, and once that has passed it is said to be late",
  (status, key) => {
    const drawn = (is_overdue: boolean) => {
      const clock = { kind: "decision", due_at: "2026-11-19T07:00:00.000Z", is_overdue };
      const given = { kind: "account_appeal", status, other: null, clock, waits_for: "staff", accepted: {} };
      return renderPage(<StateStrip complaint={given as unknown as Complaint} other="" />, {
        ...{ locale: "en" as const, namespaces: [...namespaces] },
      });
    };
    const [promised, late] = [key, "late"].map((state) => t("en")(`complaints:state.${state}`, { due: "|" }));
    const shown = (html: string) => [promised, late].map((text) => html.includes(text?.split("|")[0] ?? ""));
    expect(shown(drawn(false))).toEqual([true, false]);
    expect(shown(drawn(true))).toEqual([false, true]);
  },
);

describe.each(["en", "ar"] as const)("In %s the strip of a dispute that is over", (locale: Locale) => {
  const say = t(locale);
  const drawn = (outcome: "split" | "charged_back") => {
    const given = { kind: "order", status: "final", is_dispute: true, other: { name: "Tarek" }, clock: null };
    const complaint = { ...given, waits_for: "nobody", accepted: {}, end: { outcome } };
    return renderPage(<StateStrip complaint={complaint as unknown as Complaint} other="Tarek" />, {
      ...{ locale, namespaces: [...namespaces] },
    });
  };

  it("says that the decision is carried out, but not where the payer's bank took the money first", () => {
    const [carried, taken] = [
      say("complaints:state.final.dispute"),
      say("complaints:state.final.charged_back"),
    ];
    expect(drawn("split")).toContain(carried);
    expect(drawn("charged_back")).toContain(taken);
    expect(drawn("charged_back")).not.toContain(carried);
  });
});

describe.each(["en", "ar"] as const)("In %s the strip of a negotiation", (locale: Locale) => {
  const say = t(locale);
  const partsOf = (key: string) =>
    say(`complaints:state.${key}`, { name: "|", due: "|" })
      .split("|")
      .map((part) => part.replaceAll(/[\u2066-\u2069]/g, "").trim())
      .filter((part) => part.length > 3);
  const keys = ["negotiating", "negotiating.asked", "negotiating.proposed"];
  /** Whose turn it is, and in which sentence, by the proposals that were made. */
  const read = (...proposals: [by: string, status: string][]) => {
    const complaint = {
      ...{ kind: "order", status: "negotiating", is_dispute: true, other: { name: "Tarek" }, accepted: {} },
      ...{ clock: { due_at: "2026-11-19T07:00:00.000Z", is_overdue: false }, closed_accounts: [] },
      ...{ waits_for: "both", proposals: proposals.map(([by, status]) => ({ by, status })) },
    };
    const html = renderPage(<StateStrip complaint={complaint as unknown as Complaint} other="Tarek" />, {
      ...{ locale, namespaces: [...namespaces] },
    });
    const turns = ["you", "both", "other"].filter((of) => html.includes(say(`complaints:turn.${of}`)));
    const text = html.replace(/<[^>]*>/g, "");
    return [turns, keys.filter((key) => partsOf(key).every((part) => text.includes(part)))];
  };

  it("asks whoever has not proposed for an answer to what the other side did", () => {
    expect(read(["other", "open"])).toEqual([["you"], ["negotiating.asked"]]);
    expect(read(["you", "replaced"], ["you", "open"])).toEqual([["other"], ["negotiating.proposed"]]);
  });

  it("asks both as long as neither has proposed, and once both have", () => {
    for (const proposals of [[], [["you", "open"] as const, ["other", "open"] as const]])
      expect(read(...proposals.map(([by, status]): [string, string] => [by, status]))).toEqual([
        ...[["both"], ["negotiating"]],
      ]);
  });
});
