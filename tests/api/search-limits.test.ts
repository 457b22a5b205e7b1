import { describe, expect, it } from "vitest";
import { rateLimits } from "~/api/db/schema";
import { search as searching } from "~/contract/endpoint";
import type { Client } from "~/web/calls/client.server";
import { openWorld, refusal } from "../support/api";
import { queriesOf } from "../support/queries";

const world = await openWorld();
const most = searching.limits[0]?.max ?? 0;

const guestAt = (address: string | null) => world.guestWith({ address });
const search = (person: Client) => person.technicians.list({ q: "tap" });

async function searchTimes(person: Client, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await search(person);
}

describe("Searches", () => {
  it("are counted for an address, whatever is searched, and are many again after a minute", async () => {
    const guest = guestAt("198.51.100.1");
    await guest.technicians.list({ q: "tap" });
    await guest.requests.open({ q: "leak" });
    await searchTimes(guest, most - 2);
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
    await searchTimes(nadia, most);
    expect((await refusal(search(nadia))).status).toBe(429);
    await search(mona);
    await nadia.requests.open({});
  });

  it("leave nothing in the database, not even a count", async () => {
    await searchTimes(guestAt("198.51.100.1"), 2);
    expect(await world.db.select().from(rateLimits)).toEqual([]);
  });
});

describe("A search's statements", () => {
  it("are few whatever is searched, however many forms the words have: a connection keeps each of them", async () => {
    for (const headline of ["Taps and tapware", "Tap tapping tapper", "Drains, drainage, drainpipes"])
      await world.aProvider({ headline });
    const texts = new Set<string>();
    const search = (q: string) => queriesOf(world.db, () => world.guest.technicians.list({ q }));
    for (const word of ["tap", "taps", "tapp", "drain", "draim", "drainage", "maadi", "plumber", "zzzz"])
      for (const { sql } of await search(word)) texts.add(sql);
    expect(texts.size).toBeGreaterThan(1);
    expect(texts.size).toBeLessThanOrEqual(4);
  });
});
