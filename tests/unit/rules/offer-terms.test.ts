import { describe, expect, it } from "vitest";
import { type SendFacts, sendRefusal } from "~/api/offers/send-rules";
import {
  floorOf,
  offerCan,
  previousPrice,
  priceRefusal,
  statusAt,
  validUntilOf,
  visitFeeOf,
} from "~/api/offers/terms-rules";
import { profilePercent } from "~/api/technician-area/profile-rules";
import { offerStatus } from "~/contract/offer-fields";
import type { offerRefusal } from "~/contract/technician-area-fields";
import { freeOffer } from "../../support/life-cycles";

const noon = new Date("2026-11-24T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

describe("Terms", () => {
  it("of an inspection are its visit fee, of which a visit has a floor of its own; another's fee is part of its price", () => {
    expect(visitFeeOf("inspection", 5_000, 0)).toBe(5_000);
    expect([visitFeeOf("fixed", 30_000, 5_000), visitFeeOf("fixed", 4_000, 5_000)]).toEqual([5_000, 4_000]);
    const least = { visitPriceFloor: 5_000 };
    expect([floorOf("inspection", 9_000, least), floorOf("fixed", 9_000, least)]).toEqual([5_000, 9_000]);
    expect(floorOf("inspection", 2_000, least)).toBe(2_000);
  });

  it("are asked for below the price and above the floor", () => {
    expect(priceRefusal(30_000, 30_000, 10_000)).toEqual({ below: 30_000 });
    expect(priceRefusal(9_999, 30_000, 10_000)).toEqual({ above: 10_000 });
    expect(priceRefusal(10_000, 30_000, 10_000)).toBeNull();
  });

  it("remember the price before the last change", () => {
    type Kind = "sent" | "asked" | "accepted" | "countered" | "declined" | "revised";
    const round = (kind: Kind, price: number) => ({ kind, price });
    expect(previousPrice([round("sent", 480)])).toBeNull();
    expect(previousPrice([round("sent", 480), round("asked", 400), round("declined", 480)])).toBeNull();
    expect(previousPrice([round("sent", 480), round("asked", 400), round("countered", 420)])).toBe(480);
    expect(previousPrice([round("sent", 480), round("asked", 400), round("accepted", 400)])).toBe(480);
    expect(previousPrice([round("sent", 480), round("revised", 480)])).toBeNull();
    expect(previousPrice([round("sent", 480), round("revised", 480), round("revised", 500)])).toBe(480);
  });

  it("are good for the hours that were said, and at most until the start", () => {
    expect(validUntilOf(noon, 72, later(100))).toEqual(later(72));
    expect(validUntilOf(noon, 72, later(4))).toEqual(later(4));
  });

  it("run out before the clock has written it down", () => {
    for (const status of offerStatus.options) {
      const ends = ["queued", "pending", "discount_requested", "stale", "on_hold"].includes(status);
      const row = { status, heldStatus: null, paymentDueAt: null };
      expect(statusAt({ ...row, validUntil: noon }, noon)).toBe(ends ? "expired" : status);
      expect(statusAt({ ...row, validUntil: later(1) }, noon)).toBe(status);
    }
    const accepted = { status: "accepted" as const, heldStatus: null, paymentDueAt: noon };
    expect(statusAt({ ...accepted, validUntil: later(1) }, noon)).toBe("pending");
    expect(statusAt({ ...accepted, validUntil: noon }, noon)).toBe("expired");
    expect(statusAt({ ...accepted, validUntil: noon }, later(-1))).toBe("accepted");
    const held = { status: "on_hold" as const, heldStatus: "stale" as const, paymentDueAt: noon };
    expect(statusAt({ ...held, validUntil: later(1) }, noon)).toBe("stale");
    expect(statusAt({ ...held, validUntil: noon }, noon)).toBe("expired");
    expect(statusAt({ ...held, validUntil: later(1) }, later(-1))).toBe("on_hold");
  });

  it("leave each side what the table lets it do", () => {
    const facts = freeOffer;
    expect(offerCan("pending", "customer", facts)).toEqual(["accept", "decline", "ask_discount"]);
    expect(offerCan("pending", "customer", { ...facts, hasAsksLeft: false })).toEqual(["accept", "decline"]);
    expect(offerCan("discount_requested", "customer", facts)).toEqual(["decline", "take_back"]);
    expect(offerCan("discount_requested", "provider", facts)).toEqual([
      "withdraw",
      "accept_discount",
      "counter_discount",
      "decline_discount",
    ]);
    expect(offerCan("stale", "provider", facts)).toEqual(["revise", "withdraw", "reconfirm"]);
    expect(offerCan("on_hold", "customer", facts)).toEqual(["decline"]);
    expect(offerCan("accepted", "provider", facts)).toEqual([]);
  });
});

describe("Whether an offer may be sent", () => {
  const fine: SendFacts = {
    ...{ isCompleted: true, isTakingJobs: true, servesService: true, servesCity: true, isExcluded: false },
    ...{
      isRequestOpen: true,
      isClosedToOffers: false,
      isOwnerActive: true,
      hasDeclined: false,
      hasOffer: false,
      waiting: 49,
      waitingMost: 50,
    },
  };
  const against: Record<(typeof offerRefusal.options)[number], Partial<SendFacts>> = {
    not_open: { isRequestOpen: false },
    has_live_offer: { hasOffer: true },
    owner_inactive: { isOwnerActive: false },
    excluded: { isExcluded: true },
    incomplete_profile: { isCompleted: false },
    not_taking_jobs: { isTakingJobs: false },
    other_service: { servesService: false },
    other_city: { servesCity: false },
    closed_to_offers: { isClosedToOffers: true },
    too_many_offers: { waiting: 50 },
  };

  it("is a yes when nothing speaks against it, else its first reason", () => {
    expect(sendRefusal(fine)).toBeNull();
    expect(sendRefusal({ ...fine, hasDeclined: true })).toBe("not_open");
    let facts = { ...fine };
    for (const [reason, change] of Object.entries(against).reverse()) {
      expect(sendRefusal({ ...fine, ...change })).toBe(reason);
      facts = { ...facts, ...change };
      expect(sendRefusal(facts)).toBe(reason);
    }
  });
});

it("A profile is complete in eight equal parts", () => {
  const empty = {
    headline: "",
    bio: "",
    services: [],
    cities: [],
    hours: [],
    startingPrice: null,
    verification: "none",
    avatarId: null,
  };
  expect(profilePercent(empty)).toBe(0);
  expect(profilePercent({ ...empty, headline: "Plumber", verification: "submitted" })).toBe(25);
  const whole = {
    headline: "a",
    bio: "b",
    services: ["s"],
    cities: ["c"],
    hours: [{}],
    startingPrice: 1,
    verification: "verified",
    avatarId: "f",
  };
  expect(profilePercent(whole)).toBe(100);
});
