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
      return renderPage(<StateStrip complaint={given as unknown as Complaint} reader="customer" other="" />, {
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
  const drawn = (
    outcome: "split" | "charged_back",
    returned: "all" | "part" | null = null,
    reader: "customer" | "provider" = "customer",
  ) => {
    const given = { kind: "order", status: "final", is_dispute: true, other: { name: "Tarek" }, clock: null };
    const ended = { decisions: [], end: { outcome, returned } };
    const complaint = { ...given, waits_for: "nobody", accepted: {}, ...ended };
    return renderPage(
      <StateStrip complaint={complaint as unknown as Complaint} reader={reader} other="Tarek" />,
      {
        ...{ locale, namespaces: [...namespaces] },
      },
    );
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

  it.each(["all", "part"] as const)("says to each side that the bank has given it back since: %s", (what) => {
    for (const reader of ["customer", "provider"] as const) {
      const html = drawn("charged_back", what, reader);
      expect(html).toContain(say(`complaints:state.final.charged_back.${what}.${reader}`));
      expect(html).not.toContain(say("complaints:state.final.charged_back"));
    }
  });
});

describe.each(["en", "ar"] as const)("In %s the strip of what staff have decided", (locale: Locale) => {
  const say = t(locale);
  const [decided_at, later] = ["2026-11-12T07:00:00.000Z", "2026-11-19T07:00:00.000Z"];
  const drawn = (more: object) => {
    const given = { kind: "order", status: "final", is_dispute: true, other: { name: "Tarek" }, clock: null };
    const decided = { decisions: [{ decided_at }], end: { outcome: "split", at: later } };
    const complaint = { ...given, ...decided, waits_for: "nobody", accepted: {}, ...more };
    return renderPage(
      <StateStrip complaint={complaint as unknown as Complaint} reader="customer" other="Tarek" />,
      {
        ...{ locale, namespaces: [...namespaces] },
      },
    ).replaceAll(/<[^>]*>|[\u2066-\u2069]/g, "");
  };
  const silence = (key: string) => say(`complaints:state.${key}`, { when: "|" }).split("|")[0] ?? "";

  it("says since when it is final where nobody appealed in time", () => {
    const accepted = { filer: true, other: false };
    expect(drawn({ accepted })).toContain(silence("final.silence.dispute"));
    expect(drawn({ accepted })).toMatch(/19|١٩/);
    const alone = { kind: "account_appeal", is_dispute: false, other: null };
    const end = { outcome: "dismissed", at: later };
    const decisions = [{ decided_at, outcome: "dismissed" }];
    expect(drawn({ ...alone, end, decisions })).toContain(silence("final.silence"));
  });

  it.each([
    ["both accept it", { accepted: { filer: true, other: true } }],
    ["it is one on the appeal", { decisions: [{ decided_at }, { decided_at: later }] }],
    ["nobody could appeal", { decisions: [{ decided_at: later }] }],
    ["whoever filed alone accepts it", { other: null, accepted: { filer: true, other: false } }],
  ])("only says that it is final where %s", (_, more) => {
    expect(drawn(more)).toContain(say("complaints:state.final.dispute"));
    expect(drawn(more)).not.toContain(silence("final.silence.dispute"));
  });
});

it("What both sides have settled is shown to have passed no decision", () => {
  const stages = (status: "settled" | "final") => {
    const given = { kind: "order", status, is_dispute: true, other: { name: "Tarek" }, clock: null };
    const ended = { decisions: [], end: { outcome: "split" } };
    const complaint = { ...given, waits_for: "nobody", accepted: {}, ...ended };
    const strip = (
      <StateStrip complaint={complaint as unknown as Complaint} reader="customer" other="Tarek" />
    );
    const html = renderPage(strip, { locale: "en", namespaces: [...namespaces] });
    return [...html.matchAll(/<li class="done">([^<]*)/g)].map(([, stage]) => stage);
  };
  expect(stages("settled")).toEqual(["Opened", "Answer", "Agreement", "End"]);
  expect(stages("final")).toEqual(["Opened", "Answer", "Agreement", "Decision", "End"]);
});

describe.each(["en", "ar"] as const)("In %s the strip of a negotiation", (locale: Locale) => {
  const say = t(locale);
  const partsOf = (key: string) =>
    say(`complaints:state.${key}`, { name: "|", due: "|" })
      .split("|")
      .map((part) => part.replaceAll(/[\u2066-\u2069]/g, "").trim())
      .filter((part) => part.length > 3);
  const keys = ["negotiating", "negotiating.asked", "negotiating.proposed", "negotiating.closed"];
  /** In which sentence, by whom it waits for. */
  const read = (waits_for: Complaint["waits_for"]) => {
    const complaint = {
      ...{ kind: "order", status: "negotiating", is_dispute: true, other: { name: "Tarek" }, accepted: {} },
      ...{ clock: { due_at: "2026-11-19T07:00:00.000Z", is_overdue: false }, waits_for },
    };
    const html = renderPage(
      <StateStrip complaint={complaint as unknown as Complaint} reader="customer" other="Tarek" />,
      {
        ...{ locale, namespaces: [...namespaces] },
      },
    );
    expect(html).toContain(say(`complaints:turn.${waits_for}`));
    const text = html.replace(/<[^>]*>/g, "");
    return keys.filter((key) => partsOf(key).every((part) => text.includes(part)));
  };

  it.each([
    ["you", "negotiating.asked"],
    ["other", "negotiating.proposed"],
    ["both", "negotiating"],
    ["staff", "negotiating.closed"],
  ] as const)("says whose answer an agreement waits for: %s", (waits_for, key) => {
    expect(read(waits_for)).toEqual([key]);
  });
});
