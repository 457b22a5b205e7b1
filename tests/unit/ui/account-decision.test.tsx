import { expect, it } from "vitest";
import { AccountDecision } from "~/components/staff/account-decision";
import type { Account } from "~/contract/staff-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

it.each(locales)(
  "Staff who are about to close an account read how many of its jobs are under way (%s)",
  (locale) => {
    const draw = (given: Partial<Account>) =>
      renderPage(
        <AccountDecision
          account={{ inactive_reason: null, can: ["deactivate"], ...given } as Account}
          constraints={{}}
        />,
        { locale, namespaces: ["common", "ui", "staff"] },
      );
    const said = (count: number) => t(locale)("staff:deactivate.jobs", { count });
    for (const open_jobs of [1, 2, 3, 11]) expect(draw({ open_jobs })).toContain(said(open_jobs));
    expect(draw({ open_jobs: 0 })).not.toContain("note-amber");
    expect(draw({ open_jobs: 2, can: ["reactivate"] })).not.toContain(said(2));
  },
);
