import { describe, expect, it } from "vitest";
import { exchangeOf } from "~/web/calls/exchange.server";
import { site } from "../../support/posted";

const addressIn = async (context: Record<string, unknown>) =>
  (await exchangeOf({ request: new Request(site), context })).address;

describe("A visitor's address", () => {
  it("is what the server says", async () => {
    expect(await addressIn({ address: "203.0.113.7" })).toBe("203.0.113.7");
  });

  it("is not known under a host that says nothing: nobody shares a limit with everybody", async () => {
    expect(await addressIn({})).toBeNull();
    expect(await addressIn({ address: null })).toBeNull();
    expect(await addressIn({ address: "" })).toBeNull();
  });
});
