import { expect, it } from "vitest";
import type { AccountDetails } from "~/contract/profile";
import { exchangeOf } from "~/web/calls/exchange.server";
import { siteSetting } from "~/web/site/site-setting.server";
import { site } from "../../support/posted";

const waiting = {
  ...{ waiting: 2, discount_requests: 0, stale_offers: 0, direct_requests: 0, to_start: 0, to_be_paid: 0 },
};

/** A page's frame, what it has of what waits for a technician, and what it asked the API. */
async function countsOn(path: string, is_active: 0 | 1 = 1) {
  const args = { request: new Request(`${site}${path}`), context: {}, params: {} };
  const exchange = await exchangeOf(args);
  Object.assign(exchange.session, { token: "t", is_authenticated: true, type: "provider", csrf: "c" });
  exchange.viewer = Promise.resolve({ id: "p", type: "provider", user: { is_active } } as AccountDetails);
  const asked: string[] = [];
  exchange.door = () => async (area, operation) => {
    asked.push(`${area}.${operation}`);
    return { status: 200, message: null, data: waiting };
  };
  const { frame, counts } = await siteSetting(args);
  return { frame, counts, asked };
}

it("What waits for a technician is asked where the frame of the area says it, and nowhere else", async () => {
  const shown = { frame: "area", counts: waiting, asked: ["technicianArea.counts"] };
  for (const path of ["/ar/technician/wallet", "/ar/technician/requests?tab=direct", "/en/complaints"])
    expect(await countsOn(path), path).toEqual(shown);
  // The day's own page asks for all of it.
  for (const path of ["/en/technician", "/ar/technician?by=months"])
    expect(await countsOn(path), path).toEqual({ ...shown, asked: ["technicianArea.today"] });
  for (const path of ["/en", "/ar/technicians", "/en/technicians/abc", "/en/articles", "/en/notifications"])
    expect(await countsOn(path), path).toEqual({ frame: "site", counts: null, asked: [] });
  expect(await countsOn("/en/technician", 0)).toEqual({ frame: "area", counts: null, asked: [] });
});
