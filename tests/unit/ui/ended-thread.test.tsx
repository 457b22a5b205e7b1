import { expect, it } from "vitest";
import { PartyThread } from "~/components/complaints/party-thread";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

it.each(locales)("A thread that stayed empty awaits no message once it is over (%s)", (locale) => {
  const say = t(locale);
  const sentences = [say("complaints:thread.none"), say("complaints:thread.none.over")];
  const shown = (can: Complaint["can"]) => {
    const complaint = { id: "c", kind: "account_appeal", other: null, can } as unknown as Complaint;
    const part = { rows: [], newer: null, older: null } as never;
    const html = renderPage(<PartyThread {...{ complaint, part, other: "", constraints: {} }} />, {
      ...{ locale, namespaces: ["common", "ui", "complaints"] },
    });
    return sentences.map((words) => html.includes(`>${words}<`));
  };
  expect(shown(["write"])).toEqual([true, false]);
  expect(shown([])).toEqual([false, true]);
});
