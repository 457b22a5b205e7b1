import { expect, it } from "vitest";
import { AccountFacts, type AccountShown } from "~/components/staff/account-facts";
import { locales } from "~/i18n/locale";
import { at, wordsOf } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const account: AccountShown = {
  ...{ id: "u", name: "Nadia Samir", type: "customer", phone: "+201001234567", email: null, avatar: null },
  ...{ is_active: true, is_verified: true, city: null, locale: "en", inactive_reason: null, seen_at: null },
  ...{ created_at: at, sessions: 3, open_jobs: 7, provider: null, can: ["deactivate"] },
};

it.each(locales)("Staff read of an account how many of its jobs are under way (%s)", (locale) => {
  const html = renderPage(<AccountFacts account={account} />, {
    ...{ locale, namespaces: ["common", "ui", "staff", "statuses"] },
  });
  const term = t(locale)("staff:user.openJobs");
  expect(wordsOf(html)).toMatch(new RegExp(`${term}\\s*7`));
});
