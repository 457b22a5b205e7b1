import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf } from "~/api/network-place";
import { ofAddress } from "~/api/rate-limit";

describe("The place of a network address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
    ["64:ff9b::203.0.113.9", "203.0.113.9"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0000:0000:ffff:1:2:3", "2001:db8:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
  ])("of %s is %s", (address, place) => {
    expect(placeOf(address)).toBe(place);
  });

  it("is one for all that share the first half of an IPv6 address, however they are written", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const eight = fc.array(group, { minLength: 8, maxLength: 8 });
    const isOther = ([first = 0]: number[]) => first > 0x2000;
    fc.assert(
      fc.property(eight.filter(isOther), eight, (one, other) => {
        const long = one.map((part) => part.toString(16).padStart(4, "0").toUpperCase()).join(":");
        const short = [...one.slice(0, 4), ...other.slice(4)].map((part) => part.toString(16)).join(":");
        const brief = new URL(`http://[${short}]`).hostname;
        expect(placeOf(brief.slice(1, -1))).toBe(placeOf(long));
      }),
    );
  });

  it("is what a limit of addresses counts", () => {
    const limit = { name: "sign-in-address", max: 30, seconds: 900 };
    expect(ofAddress("2001:db8::1", limit)).toEqual(ofAddress("2001:db8::ffff:ffff:ffff:ffff", limit));
    expect(ofAddress("2001:db8::1", limit)).not.toEqual(ofAddress("2001:db8:0:1::1", limit));
    expect(ofAddress(null, limit)).toEqual([]);
  });
});
