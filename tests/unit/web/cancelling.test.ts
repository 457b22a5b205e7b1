import { expect, it } from "vitest";
import { callOff } from "~/web/orders/cancelling.server";
import type { Page } from "~/web/page.server";
import { cookiesOf, pageFor, post, site } from "../../support/posted";

const [requestId, orderId] = ["r1", "o1"];

/** Where a customer is led who cancels a paid job, of which this goes back to an account that is not named yet. */
async function ledTo(refund_to_name: object | null): Promise<string | null> {
  const before = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await before.form();
  const fields = { csrf, order: orderId, fee: "0", retender: "no" };
  const headers = { Cookie: cookiesOf(before.exchange.headers) };
  const page = await pageFor(post({ fields, headers }));
  const api = {
    orders: { cancel: async () => ({}) },
    requests: { get: async () => ({ refund_to_name }) },
  };
  const answer: unknown = await callOff({ ...page, api } as unknown as Page, requestId).catch(
    (thrown: unknown) => thrown,
  );
  return (answer as Response).headers.get("Location");
}

it("Who cancels a paid job is led to the request, which says what became of it", async () => {
  expect(await ledTo(null)).toBe("/en/requests/r1");
});

it("Who paid it by transfer is led to where the account for the refund is asked for", async () => {
  expect(await ledTo({ amount: 30_000, currency: "EGP" })).toBe("/en/payment?order=o1");
});
