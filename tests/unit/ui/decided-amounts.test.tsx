import { describe, expect, it } from "vitest";
import { Decisions } from "~/components/complaints/decisions";
import type { Complaint } from "~/contract/complaint-fields";
import type { Locale } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

describe.each(["en", "ar"] as const)("In %s a decision on a payment says", (locale: Locale) => {
  const say = t(locale);
  const money = (amount: number) => ({ amount, currency: "EGP" });
  type Round = { kept: number; refund: number };
  const drawn = (...rounds: Round[]) => ended(null, ...rounds);
  function ended(outcome: "charged_back" | "split" | null, ...rounds: Round[]): string {
    const reasons = { en: "The photos show it.", ar: "تُظهر الصور ذلك." };
    const decided_at = "2026-11-19T07:00:00.000Z";
    const decisions = rounds.map(({ kept, refund }, index) => {
      const figures = { kept: money(kept), refund: money(refund), earning: null };
      return { round: index + 1, outcome: "split", figures, rule: null, reasons, staff: null, decided_at };
    });
    return renderPage(
      <Decisions
        complaint={{ kind: "order", decisions, end: outcome && { outcome } } as unknown as Complaint}
        sides={{ reader: "customer", customer: "Nadia", provider: "Tarek" }}
      />,
      { locale, namespaces: ["common", "ui", "complaints"] },
    );
  }
  const heads = (html: string) => [...html.matchAll(/<p class="strong">([^<]+)</g)].map(([, head]) => head);

  it.each([
    ["both get a part", 20_005, 9_995, "split"],
    ["all of it goes back", 0, 30_000, "back"],
    ["all of it stays with the technician", 30_000, 0, "kept"],
  ] as const)("that %s", (_, kept, refund, key) => {
    expect(heads(ended("split", { kept, refund }))).toEqual([say(`complaints:outcome.${key}`)]);
    expect(heads(drawn({ kept, refund }))).toEqual([say(`complaints:outcome.${key}.due`)]);
    expect(heads(ended("charged_back", { kept, refund }))).toEqual([say(`complaints:outcome.${key}.past`)]);
  });

  it("of the first that the one on the appeal took its place, below it", () => {
    const replaced = say("complaints:decision.replaced");
    expect(drawn({ kept: 30_000, refund: 0 })).not.toContain(replaced);
    const [onAppeal = "", first = ""] = drawn({ kept: 30_000, refund: 0 }, { kept: 0, refund: 30_000 })
      .split(/(?=<h2[^>]*>)/)
      .slice(1);
    expect(onAppeal).toContain(say("complaints:decision.title.2"));
    expect(onAppeal).not.toContain(replaced);
    expect(first).toContain(replaced);
  });

  it("that it was not carried out, where it ended otherwise, and of the first then still what took its place", () => {
    const rounds = [
      { kept: 30_000, refund: 0 },
      { kept: 0, refund: 30_000 },
    ] as const;
    const not = say("complaints:decision.notCarriedOut");
    expect(drawn(...rounds)).not.toContain(not);
    expect(ended("split", ...rounds)).not.toContain(not);
    const [onAppeal = "", first = ""] = ended("charged_back", ...rounds)
      .split(/(?=<h2[^>]*>)/)
      .slice(1);
    expect(onAppeal).toContain(not);
    expect(first).not.toContain(not);
    expect(first).toContain(say("complaints:decision.replaced"));
  });
});
