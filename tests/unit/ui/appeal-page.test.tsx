import { describe, expect, it } from "vitest";
import { Ending } from "~/components/complaints/ending";
import type { Complaint } from "~/contract/complaint-fields";
import type { DecisionBasis } from "~/contract/decision-basis-fields";
import { locales } from "~/i18n/locale";
import { filingPage } from "~/web/complaints/filing.server";
import type { Page } from "~/web/page.server";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const reason = "Three appointments were missed without a word.";

it("The form of an appeal has the reason that it is to answer, and no other form has", async () => {
  const shown = async (kind: string) => {
    const choices = { kinds: ["order", "account_appeal"], appeal: null, orders: [], people: [], reviews: [] };
    const page = {
      ...{
        t: String,
        exchange: { failures: [] },
        url: new URL(`https://usta.test/complaints/new?kind=${kind}`),
      },
      viewer: { type: "customer", inactive_reason: reason, user: { is_active: 0 } },
      api: { complaints: { choices: async () => ({ ...choices, payments: [] }) } },
    } as unknown as Page;
    return (await filingPage(page)).closedFor;
  };
  expect(await shown("account_appeal")).toBe(reason);
  expect(await shown("order")).toBe(null);
});

describe.each(locales)("An appeal that ended with its account opened by hand (%s)", (locale) => {
  const say = t(locale);
  const end = { outcome: "upheld", figures: null, at: "2026-11-19T07:00:00.000Z" };
  const drawn = (opened?: DecisionBasis["opened"]) =>
    renderPage(
      <Ending
        complaint={{ kind: "account_appeal", decisions: [], end } as unknown as Complaint}
        sides={{ reader: "staff", customer: "Nadia", provider: "" }}
        opened={opened}
      />,
      { locale, namespaces: ["common", "ui", "complaints", "staff"] },
    );

  it("says to staff who opened it, when and why, and to its owner none but when", () => {
    const html = drawn({ by: { id: "s1", name: "Omar Nabil" }, reason: "She was in hospital." });
    const [by = ""] = say("staff:complaints.openedBy", { name: "|" }).split("|");
    for (const said of [by, "Omar Nabil", "She was in hospital.", end.at]) expect(html).toContain(said);
    expect(drawn()).toContain(say("complaints:end.reopened"));
    expect(drawn()).not.toContain(by);
  });
});
