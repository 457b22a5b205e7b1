import { expect, it } from "vitest";
import { OtherWays } from "~/components/complaints/other-ways";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

it.each(locales)("What cannot be taken back ends by agreement only while both can agree (%s)", (locale) => {
  const say = t(locale);
  const sentences = [say("complaints:withdraw.none"), say("complaints:withdraw.none.decided")];
  const shown = (status: Complaint["status"], closed_accounts: Complaint["closed_accounts"] = []) => {
    const given = { kind: "order", can: [], withdrawals_left: 0, is_dispute: true, status, closed_accounts };
    const html = renderPage(<OtherWays complaint={given as unknown as Complaint} />, {
      ...{ locale, namespaces: ["common", "ui", "complaints"] },
    });
    return sentences.map((words) => html.includes(words));
  };
  expect(shown("awaiting_other")).toEqual([true, false]);
  expect(shown("negotiating")).toEqual([true, false]);
  expect(shown("negotiating", ["other"])).toEqual([false, true]);
  expect(shown("under_review")).toEqual([false, true]);
});
