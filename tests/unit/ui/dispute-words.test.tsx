import { describe, expect, it } from "vitest";
import { Filed } from "~/components/complaints/filed";
import { OtherWays } from "~/components/complaints/other-ways";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

describe.each(locales)("In %s a dispute", (locale) => {
  const say = t(locale);
  const drawn = (is_dispute: boolean) => {
    const given = { kind: "order", is_dispute, can: ["withdraw"], withdrawals_left: 2, closed_accounts: [] };
    const complaint = { ...given, text: "No water.", files: [] } as unknown as Complaint;
    const page = (
      <>
        <Filed complaint={complaint} />
        <OtherWays complaint={complaint} />
      </>
    );
    return renderPage(page, { locale, namespaces: ["common", "ui", "complaints"] });
  };

  it("is called so where it is told and taken back, and a complaint is called a complaint", () => {
    for (const is_dispute of [true, false])
      for (const key of ["one.filed", "withdraw.title"]) {
        expect(drawn(is_dispute).includes(say(`complaints:${key}.dispute`))).toBe(is_dispute);
        expect(drawn(is_dispute).includes(say(`complaints:${key}`))).toBe(!is_dispute);
      }
  });
});
