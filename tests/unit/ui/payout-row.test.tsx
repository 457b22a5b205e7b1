import { describe, expect, it } from "vitest";
import { PayoutRow } from "~/components/wallet/payout-row";
import type { Payout } from "~/contract/payout-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const payout: Payout = {
  ...{ id: "p1", status: "paid", amount: { amount: 110_000, currency: "EGP" }, iban: "EG•• •••• … 2382" },
  ...{
    reason: null,
    held_until: null,
    can_cancel: false,
    is_open: false,
    created_at: "2026-11-12T08:00:00.000Z",
  },
  ...{ sent_at: "2026-11-13T08:00:00.000Z", settled_at: "2026-11-14T08:00:00.000Z" },
};
const draw = (locale: (typeof locales)[number], some: Partial<Payout> = {}, isNamed = false) =>
  renderPage(<PayoutRow payout={{ ...payout, ...some }} isNamed={isNamed} />, {
    ...{ locale, now: "2026-11-23T08:00:00.000Z" },
    namespaces: ["common", "ui", "wallet", "statuses"],
  });
const headOf = (html: string) => /<summary>.*?<\/summary>/s.exec(html)?.[0] ?? "";
const foldedOf = (html: string) => /<details.*?<\/details>/s.exec(html)?.[0].replace(headOf(html), "") ?? "";

describe.each(locales)("A payout in its list (%s)", (locale) => {
  const say = t(locale);

  it("says in one line when, where to, how much and how it stands, and keeps the complaint folded", () => {
    const html = draw(locale);
    for (const word of ["14", "2382", "1,100", say("statuses:payout.paid")])
      expect(headOf(html)).toContain(word);
    expect(headOf(html)).not.toContain(say("wallet:history.complain"));
    expect(foldedOf(html)).toContain("/complaints/new?payment=p1");
    expect(html.replace(/<details.*<\/details>/s, "")).not.toContain("complaints");
  });

  it("has a place of its own, opens where the address names it, and says what the wallet's file calls it", () => {
    const html = draw(locale);
    expect(html).toMatch(/<details id="payout-p1" class="pyt">/);
    expect(draw(locale, {}, true)).toMatch(/<details id="payout-p1" class="pyt" open="">/);
    const [before = ""] = say("wallet:history.reference", { reference: "|" }).split("|");
    expect(foldedOf(html)).toContain(before);
    expect(foldedOf(html)).toMatch(/<bdi[^>]*>p1<\/bdi>/);
  });

  it("folds away neither why it did not come nor until when it waits", () => {
    const failed = draw(locale, { status: "failed", reason: "No such account" });
    expect(foldedOf(failed)).not.toContain("No such account");
    expect(failed).toContain("No such account");
    const held = draw(locale, { held_until: "2026-11-25T08:00:00.000Z" });
    expect(foldedOf(held)).not.toContain(say("weekday.3"));
    expect(held).toContain(say("weekday.3"));
  });
});
