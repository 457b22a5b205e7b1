import { expect, it } from "vitest";
import { StaffFacts } from "~/components/complaints/staff-facts";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

it.each(locales)("Staff read beside a name that the account is closed (%s)", (locale) => {
  const badge = t(locale)("staff:user.inactive");
  const marked = (closed_accounts: Complaint["closed_accounts"]) => {
    const given = {
      ...{
        id: "c1",
        filer: { id: "u1", name: "Nadia" },
        other: { id: "u2", name: "Tarek" },
        closed_accounts,
      },
      ...{ about: { request: null, order_id: null }, created_at: "2026-11-24T08:00:00.000Z", clock: null },
    };
    const sides = { reader: "staff", customer: "Nadia", provider: "Tarek" } as const;
    const html = renderPage(
      <StaffFacts complaint={given as unknown as Complaint} whole={null} sides={sides} />,
      { locale, namespaces: ["common", "ui", "complaints", "staff"] },
    );
    return html
      .split("</dd>")
      .slice(0, 2)
      .map((row) => row.includes(badge));
  };
  expect(marked([])).toEqual([false, false]);
  expect(marked(["filer"])).toEqual([true, false]);
  expect(marked(["other"])).toEqual([false, true]);
});
