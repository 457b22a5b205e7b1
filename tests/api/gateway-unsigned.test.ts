import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";

const world = await openWorld();
const minute = 60;

describe("What no gateway has signed", () => {
  const send = () =>
    world.fetch("/gateways/sandbox/events", {
      method: "POST",
      body: '{"id":"forged"}',
      headers: { "Content-Type": "application/json", Signature: "t=1,v1=00" },
    });

  it("is refused, and told once a minute without a fault of ours", async () => {
    for (let n = 0; n < 3; n += 1) expect((await send()).status).toBe(400);
    expect(world.log.lines).toEqual([
      {
        level: "warn",
        fields: { requestId: expect.any(String), gateway: "sandbox" },
        event: "an event was not signed by its gateway",
      },
    ]);
    world.clock.advance(minute);
    await send();
    expect(world.log.lines).toHaveLength(2);
  });
});
