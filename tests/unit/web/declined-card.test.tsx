import { describe, expect, it } from "vitest";
import type { SandboxSession } from "~/contract/sandbox";
import { locales } from "~/i18n/locale";
import SandboxPay from "~/routes/($lang).sandbox.pay.$id";
import type { Page } from "~/web/page.server";
import { pressAt } from "~/web/payments/sandbox-press.server";
import { aPayment, drawCheckout } from "../../support/drawn-checkout";
import { cookiesOf, pageFor, post, site } from "../../support/posted";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const session = (state: SandboxSession["state"]): SandboxSession => ({
  ...{ reference: "s1", title: "Tap", amount: { amount: 30_000, currency: "EGP" }, state, refunds: "done" },
  ...{ can: ["pay", "decline"], cards: [], return_to: "/en/payment?order=o1" },
  expires_at: "2026-11-22T10:00:00.000Z",
});

/** Where a press leads, at a gateway that answers so. */
async function ledTo(pressed: string, state: SandboxSession["state"]) {
  const before = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await before.form();
  const headers = { Cookie: cookiesOf(before.exchange.headers) };
  const page = await pageFor(post({ fields: { csrf, press: pressed }, headers }));
  const api = { sandbox: { press: async () => session(state) } };
  const answer: unknown = await pressAt({ ...page, api } as unknown as Page, "s1").catch(
    (thrown: unknown) => thrown,
  );
  return (answer as Response).headers.get("Location");
}

it("A declined card leads to an address that keeps it said; another press does not", async () => {
  expect(await ledTo("decline", "open")).toBe("/en/sandbox/pay/s1?declined");
  expect(await ledTo("ask", "confirming")).toBe("/en/sandbox/pay/s1");
});

describe.each(locales)("Whose card was declined (%s)", (locale) => {
  const say = t(locale);
  /** What stands in the first region that tells how it stands, and after it. */
  const saidIn = (html: string) => html.split('role="status"')[1] ?? "";

  it("reads so at the payment, and what to do, as long as it is to be paid", () => {
    const draw = (isDeclined: boolean, state: SandboxSession["state"] = "open") =>
      renderPage(<SandboxPay />, {
        ...{ locale, path: "/sandbox/pay/s1", namespaces: ["common", "ui", "sandbox"] },
        data: { session: session(state), isDeclined, constraints: {}, form: { csrf: "c", key: "k" } },
      });
    for (const key of ["sandbox:declined", "sandbox:declined.then"]) {
      expect(draw(true)).toContain(say(key));
      expect(draw(false)).not.toContain(say(key));
      expect(draw(true, "confirming")).not.toContain(say(key));
    }
  });

  it("reads it again back at the checkout", () => {
    const said = saidIn(drawCheckout({ payment: aPayment({ has_failed: true }) }, locale));
    for (const key of ["payments:failed", "payments:declined.text"]) expect(said).toContain(say(key));
  });
});
