import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientOf } from "../../../server/client";

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe("Who is calling", () => {
  it("is the socket's other end when no proxy is trusted, whatever the headers claim", () => {
    const claims = { "x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https" };
    expect(clientOf(request("203.0.113.9", claims), 0)).toEqual({ address: "203.0.113.9", secure: false });
  });

  it("is what the trusted proxy saw, not what the caller wrote before it", () => {
    const headers = { "x-forwarded-for": "6.6.6.6, 198.51.100.7", "x-forwarded-proto": "https" };
    expect(clientOf(request("10.0.0.1", headers), 1)).toEqual({ address: "198.51.100.7", secure: true });
  });

  it("is found through two proxies", () => {
    const headers = {
      "x-forwarded-for": "6.6.6.6, 198.51.100.7, 10.0.0.2",
      "x-forwarded-proto": "https, http",
    };
    expect(clientOf(request("10.0.0.1", headers), 2)).toEqual({ address: "198.51.100.7", secure: true });
  });

  it("is the proxy itself when it says nothing", () => {
    expect(clientOf(request("10.0.0.1"), 1)).toEqual({ address: "10.0.0.1", secure: false });
  });

  it("has a plain IPv4 address on a dual-stack socket", () => {
    expect(clientOf(request("::ffff:203.0.113.9"), 0).address).toBe("203.0.113.9");
    expect(clientOf(request("::FFFF:203.0.113.9"), 0).address).toBe("203.0.113.9");
    expect(clientOf(request("2001:db8::1"), 0).address).toBe("2001:db8::1");
  });

  it.each([
    ["198.51.100.7:51034", "198.51.100.7"],
    ["[2001:db8::1]:51034", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
  ])("has no port, where a proxy writes one: %s", (written, address) => {
    expect(clientOf(request("10.0.0.1", { "x-forwarded-for": written }), 1).address).toBe(address);
  });
});
