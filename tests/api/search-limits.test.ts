import { describe, expect, it } from "vitest";
import { rateLimits } from "~/api/db/schema";
import { searchLimits } from "~/contract/endpoint";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();
const most = searchLimits[0]?.max ?? 0;

const guestAt = (address: string | null) => world.guestWith({ address });
/** As if all searches but one had been made. */
const leaveOne = () => world.db.update(rateLimits).set({ count: most - 1 });

describe("Searches", () => {
  it("are counted for an address, whatever is searched, and are many again after a minute", async () => {
    const guest = guestAt("198.51.100.1");
    await guest.technicians.list({ q: "tap" });
    await guest.requests.open({ q: "leak" });
    await guest.catalogue.services({ q: "paint" });
    expect((await world.db.select().from(rateLimits)).map(({ count }) => count)).toEqual([3]);
    await leaveOne();
    await guest.requests.open({ q: "leak" });
    const failure = await refusal(guest.technicians.list({ q: "tap" }));
    expect(failure).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many tries\. Try again in/),
    });
    expect(failure.retry_after).toBeLessThanOrEqual(60);
    await guestAt("198.51.100.2").technicians.list({ q: "tap" });
    world.clock.advance(61);
    await guest.technicians.list({ q: "tap" });
  });

  it("of the signed-in are each one's own; who only looks around makes none", async () => {
    const [nadia, mona] = [world.as(await world.aCustomer()), world.as(await world.aCustomer())];
    await nadia.requests.open({ q: " " });
    await nadia.technicians.list({ rating: 40 });
    expect(await world.db.select().from(rateLimits)).toEqual([]);
    await nadia.requests.open({ q: "leak" });
    await leaveOne();
    await nadia.requests.open({ q: "leak" });
    expect((await refusal(nadia.requests.open({ q: "leak" }))).status).toBe(429);
    await mona.requests.open({ q: "leak" });
    await nadia.requests.open({});
  });
});
