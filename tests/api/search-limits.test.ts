import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

const guestAt = (address: string | null) => world.guestWith({ address });

describe("Searches", () => {
  it("are a hundred and twenty a minute for an address, whatever is searched", async () => {
    const guest = guestAt("198.51.100.1");
    for (let n = 0; n < 40; n += 1) {
      await guest.technicians.list({ q: `tap ${n}` });
      await guest.requests.open({ q: "leak" });
      await guest.catalogue.services({ q: `paint ${n}` });
    }
    const failure = await refusal(guest.technicians.list({ q: "tap" }));
    expect(failure).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many tries\. Try again in/),
    });
    expect(failure.retry_after).toBeLessThanOrEqual(60);
    const { content } = await guestAt("198.51.100.2").technicians.list({ q: "tap" });
    expect(content).toEqual([]);
    world.clock.advance(61);
    await guest.technicians.list({ q: "tap" });
  });

  it("hold nobody up who only looks around, and of the signed-in each counts alone", async () => {
    const guest = guestAt("198.51.100.1");
    for (let n = 0; n < 121; n += 1) await guest.technicians.list({ q: " " });
    const [nadia, mona] = [await world.aCustomer(), await world.aCustomer()];
    for (let n = 0; n < 120; n += 1) await world.as(nadia).requests.open({ q: "leak" });
    expect((await refusal(world.as(nadia).requests.open({ q: "leak" }))).status).toBe(429);
    await world.as(mona).requests.open({ q: "leak" });
    await world.as(nadia).requests.open({});
  });
});
