import { expect, it } from "vitest";
import { Acceptance, OfferTitle } from "~/components/offers/acceptance";
import type { ComparedOffer } from "~/contract/offer-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const price = { amount: 42_000, currency: "EGP" };

it.each(locales)("Who comes back to an offer that was accepted is led to its payment (%s)", (locale) => {
  const say = t(locale);
  const drawn = (given: Partial<ComparedOffer>) => {
    const offer = { id: "f1", request_id: "r1", round: 1, price, can: [], order_id: null, ...given };
    return renderPage(
      <Acceptance offer={{ is_sender_active: true, ...offer } as unknown as ComparedOffer} />,
      {
        ...{ locale, namespaces: ["ui", "offers"] },
      },
    );
  };
  const [notNow, before] = [say("offers:confirm.notNow"), say("offers:confirm.before")];
  const accepted = drawn({ status: "accepted", order_id: "o1" });
  expect(accepted).toContain('/payment?order=o1"');
  expect(accepted).toContain(before);
  expect(accepted).not.toContain(notNow);
  expect(accepted).not.toContain("<button");
  expect(drawn({ status: "declined" })).toContain(notNow);
  const open = drawn({ status: "pending", can: ["accept"] });
  expect(open).toContain("<button");
  for (const words of [notNow, before, "/payment?order"]) expect(open).not.toContain(words);
});

it.each(locales)(
  "The page of an offer asks whether to accept it only while that can be said (%s)",
  (locale) => {
    const draw = (can: string[]) =>
      renderPage(
        <OfferTitle offer={{ provider: { name: "Tarek" }, price, can } as unknown as ComparedOffer} />,
        { locale, namespaces: ["ui", "offers"] },
      );
    const isAsked = /[?؟]<\/h1>/;
    expect(draw(["accept"])).toMatch(isAsked);
    for (const html of [draw([]), draw(["decline"])]) {
      expect(html).not.toMatch(isAsked);
      expect(html).toContain("Tarek");
    }
  },
);
