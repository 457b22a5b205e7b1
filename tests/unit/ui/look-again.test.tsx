import { describe, expect, it } from "vitest";
import { CheckoutPage } from "~/components/payments/checkout-page";
import type { Outcome } from "~/components/ui/form-context";
import type { Checkout } from "~/contract/payment-fields";
import { aCheckout, aPayment, aRefund, refunding, sentTransfer } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const say = t("en");
const draw = (checkout: Checkout, answer?: Outcome) =>
  renderPage(<CheckoutPage checkout={checkout} isChoosing={false} constraints={{}} />, {
    ...{ answer, namespaces: ["common", "ui", "payments", "orders", "offers", "zones"] },
  });

const account = { iban: "EG•• •••• … 0002", holder: "Nadia Samir", held_until: null };
const begun = aCheckout({ payment: aPayment() });
const awaited = aCheckout({ payment: sentTransfer() });
const refresh = 'http-equiv="refresh"';

describe("Without scripts a page that waits", () => {
  it("loads itself anew where there is nothing to lose", () => {
    expect(draw(begun)).toContain('<noscript><meta http-equiv="refresh" content="10"/></noscript>');
    const gone = refunding(aRefund({ asks_account: null }));
    expect(draw(gone)).toContain('<meta http-equiv="refresh" content="30"/>');
  });

  it.each([
    ["the picture of a transfer is asked for", awaited],
    ["another account may be named", refunding(aRefund({ account }))],
    ["an account may be named", refunding(aRefund({ asks_account: "possible", status: "failed" }))],
  ])("leaves it to its reader while %s", (_, checkout) => {
    const html = draw(checkout);
    expect(html).toMatch(/<input[^>]* (type="file"|name="iban")/);
    expect(html).not.toContain(refresh);
    expect(html).toMatch(new RegExp(`<noscript><a href="/en"[^>]*>${say("ui:lookAgain")}</a></noscript>`));
  });

  it("waits for nothing while it asks for the account", () => {
    const html = draw(refunding(aRefund()));
    expect(html).toContain('name="iban"');
    expect(html).not.toContain("<noscript>");
  });

  it("lets its reader read what was answered", () => {
    const html = draw(begun, { intent: "pay", messages: ["Too late."] });
    expect(html).not.toContain(refresh);
    expect(html).toContain(say("ui:lookAgain"));
  });
});

describe("What is read aloud as it changes", () => {
  it.each([
    ["an account is asked for", refunding(aRefund())],
    ["another may be named", refunding(aRefund({ account }))],
    ["a picture may be sent", awaited],
  ])("is a sentence, and no form, where %s", (_, checkout) => {
    const html = draw(checkout);
    const said = [...html.matchAll(/<div[^>]* role="status"[^>]*>/g)].map(({ index }) => inside(html, index));
    expect(said.join("")).toMatch(/\p{L}{3}/u);
    expect(said.join("")).not.toMatch(/<(form|input|details|a) /);
  });
});

/** What stands in the element that begins there. */
function inside(html: string, from: number): string {
  let depth = 0;
  for (const { 0: tag, index } of html.slice(from).matchAll(/<\/?div\b/g)) {
    depth += tag === "<div" ? 1 : -1;
    if (depth === 0) return html.slice(from, from + index);
  }
  return html.slice(from);
}
