import { describe, expect, it } from "vitest";
import { AboutField } from "~/components/complaints/about-field";
import { FilingForm } from "~/components/complaints/filing-form";
import { KindList } from "~/components/complaints/kind-list";
import type { Locale } from "~/i18n/locale";
import { filingPage } from "~/web/complaints/filing.server";
import type { Page } from "~/web/page.server";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const namespaces = ["common", "ui", "complaints"] as const;
const payouts = ["po1", "po2"].map((id) => ({
  ...{ id, title: null, amount: { amount: 15_000, currency: "EGP" } },
  at: "2026-11-19T07:00:00.000Z",
}));
const choices = { appeal: null, orders: [], people: [], reviews: [], payments: payouts };

/** What the page of a complaint about what was paid calls it for a customer, or for a technician. */
async function shown(locale: Locale, type: "customer" | "provider") {
  const page = {
    ...{ t: t(locale), viewer: { type, user: { is_active: 1 } }, exchange: { failures: [] } },
    ...{ url: new URL("https://usta.test/complaints/new?kind=payment"), locale },
    api: { complaints: { choices: async () => ({ ...choices, kinds: ["payment", "other"] }) } },
  } as unknown as Page;
  const { kind, subject, heading } = await filingPage(page);
  if (!kind || !subject) throw new Error("There is no form");
  const form = renderPage(
    <FilingForm {...{ kind, subject, limits: { least: 20 } }} constraints={{}} button="" back={null}>
      <AboutField {...{ kind, subject, choices, about: null }} />
    </FilingForm>,
    { locale, namespaces: [...namespaces] },
  );
  const kinds = renderPage(<KindList kinds={["payment"]} isCustomer={type === "customer"} />, {
    ...{ locale, namespaces: [...namespaces] },
  });
  return { heading, form, kinds };
}

describe.each(["en", "ar"] as const)("In %s", (locale) => {
  const say = t(locale);

  it.each([
    ["customer", "payment", "payout"],
    ["provider", "payout", "payment"],
  ] as const)("the form of a %s asks about a %s, and about no %s", async (type, own, others) => {
    const { heading, form, kinds } = await shown(locale, type);
    expect(heading).toBe(say(`complaints:new.title.${own}`));
    for (const key of ["form", "form.choose"] as const) {
      const word = (of: string) => say(`complaints:${key.replace("form", `form.${of}`)}`);
      expect(form).toContain(word(own));
      expect(form).not.toContain(word(others));
    }
    expect(kinds).toContain(`<b>${say(`complaints:kind.${own}`)}</b>`);
  });
});
