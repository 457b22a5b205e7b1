import { expect, it } from "vitest";
import { StaffFacts } from "~/components/complaints/staff-facts";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const egp = (amount: number) => ({ amount, currency: "EGP" });

it.each(locales)(
  "Staff read what a split would come to while one may still come, then the sum alone (%s)",
  (locale) => {
    const draw = (waits_for: Complaint["waits_for"]) => {
      const given = {
        ...{ id: "c1", filer: { id: "u1", name: "Nadia" }, other: { id: "u2", name: "Tarek" } },
        ...{ closed_accounts: [], about: { request: null, order_id: "o1" }, clock: null, waits_for },
        ...{ created_at: "2026-11-24T08:00:00.000Z", amount: egp(30_000) },
      };
      const earning = { commission: egp(3_000), vat: egp(0), net: egp(27_000) };
      const sides = { reader: "staff", customer: "Nadia", provider: "Tarek" } as const;
      return renderPage(
        <StaffFacts
          complaint={given as unknown as Complaint}
          whole={{ kept: egp(30_000), refund: egp(0), earning }}
          sides={sides}
        />,
        { locale, namespaces: ["common", "ui", "complaints", "staff"] },
      );
    };
    const [once, title] = ["complaints.money.text", "complaints.money"].map((key) =>
      t(locale)(`staff:${key}`),
    );
    expect(draw("staff")).toContain(once);
    const over = draw("nobody");
    expect(over).toContain(title);
    expect(over).toContain("300");
    expect(over).not.toContain(once);
    expect(over).not.toContain("270");
  },
);
