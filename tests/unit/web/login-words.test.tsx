import { describe, expect, it } from "vitest";
import { locales } from "~/i18n/locale";
import Login from "~/routes/($lang).login";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

describe.each(locales)("Who is asked to log in (%s)", (locale) => {
  const draw = (isWanted: boolean) =>
    renderPage(<Login />, {
      ...{ locale, path: "/login", namespaces: ["common", "ui", "account"] },
      data: {
        isWanted,
        constraints: {},
        registerPath: "/register",
        forgotPath: "/enter-phone-number",
        form: { csrf: "c", key: "k" },
      },
    });

  it("on the way to a page, or since a session has ended, reads that they go on there", () => {
    expect(draw(true)).toContain(t(locale)("account:login.wanted"));
    expect(draw(false)).not.toContain(t(locale)("account:login.wanted"));
  });
});
