import { expect, it } from "vitest";
import { saveProviderProfile } from "~/web/technician-area/profile-form.server";
import { cookiesOf, pageFor, site } from "../../support/posted";

/** What the API is asked when these fields are posted, and what the page is answered. */
async function post(fields: [string, string][]) {
  const before = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await before.form();
  const body = new FormData();
  for (const [name, value] of [["csrf", csrf], ...fields] as const) body.append(name, value);
  const headers = {
    Origin: site,
    "Sec-Fetch-Site": "same-origin",
    Cookie: cookiesOf(before.exchange.headers),
  };
  const calls: [string, unknown][] = [];
  const page = await pageFor(
    new Request(`${site}/en/profile`, { method: "POST", headers, body }),
    async (...call) => {
      calls.push([call[1], call[2]]);
      return { status: 200, message: null, data: { missing: [] } };
    },
  );
  const answer: unknown = await saveProviderProfile(page, "/technician").catch((thrown: unknown) => thrown);
  return { calls, answer };
}

const savedBy = async (fields: [string, string][]) =>
  (await post(fields)).calls.find(([operation]) => operation === "saveProvider")?.[1];

it("Tarek's prices are those of the services that he chose, in the figures of either script; a blank takes one back", async () => {
  const saved = await savedBy([
    ["headline", "Plumber"],
    ["services", "tap"],
    ["services", "drain"],
    ["from_prices.tap", "٣٠٠٫٥"],
    ["from_prices.drain", ""],
    ["from_prices.heater", "900"],
  ]);
  expect(saved).toMatchObject({
    services: ["tap", "drain"],
    from_prices: { tap: 30_050, drain: null },
  });
  expect(saved).not.toHaveProperty("from_prices.heater");
});

it("Tarek's week is as he ticked it; a time that he left out is not taken for a day off", async () => {
  const saved = await savedBy([
    ["open.1", "on"],
    ["opens.1", "09:00"],
    ["closes.1", "18:00"],
    ["open.2", "on"],
    ["opens.2", "09:00"],
    ["closes.2", ""],
    ["opens.3", "09:00"],
    ["closes.3", "18:00"],
  ]);
  expect(saved).toMatchObject({ hours: ["", "09:00-18:00", "09:00-", "", "", "", ""] });
});

it("a button that sets all hours saves nothing and takes no photo off; the form comes back with those hours", async () => {
  const { calls, answer } = await post([
    ["preset", "ramadan"],
    ["remove_photo", "on"],
    ["headline", "Plumber"],
    ["opens.5", "08:00"],
  ]);
  expect(calls).toEqual([]);
  expect(answer).toMatchObject({
    data: { values: { headline: "Plumber", "opens.5": "10:00", "closes.0": "16:00", remove_photo: "on" } },
  });
});
