import { expect, it } from "vitest";
import type { Door } from "~/web/calls/client.server";
import { actOnMoney } from "~/web/wallet/wallet.server";
import { cookiesOf, pageFor, post, site } from "../../support/posted";

/** What the API is told when the form of the registration for VAT is posted with these fields. */
async function told(fields: Record<string, string>) {
  const guest = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await guest.form();
  const calls: unknown[] = [];
  const door: Door = async (area, operation, input) => {
    if (area === "invoices") calls.push({ operation, input });
    return { status: 200, message: null, data: null };
  };
  const headers = { Cookie: cookiesOf(guest.exchange.headers) };
  const posted = post({ fields: { csrf, intent: "vat-number", ...fields }, headers });
  const page = await pageFor(posted, door);
  page.viewer = { ...page.viewer, id: "tarek" } as typeof page.viewer;
  await expect(actOnMoney(page)).rejects.toMatchObject({ status: 303 });
  return calls;
}

it.each([
  [{ vat_number: "310000001" }, { vat_number: "310000001" }],
  [{ vat_number: "" }, { vat_number: "" }],
  [{}, {}],
])("a form with the fields %j says no more and no less than that", async (fields, input) => {
  expect(await told(fields as Record<string, string>)).toEqual([{ operation: "register", input }]);
});
