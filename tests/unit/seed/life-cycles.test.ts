import { describe, expect, it } from "vitest";
import type { AuditRow, OfferRow, RoundRow, Story } from "~/api/db/seed/stories/rows";
import type { OfferState } from "~/api/offers/offer-facts";
import { type OfferEvent, offerEvents, transition as offerStep } from "~/api/offers/rules";
import { priceRefusal } from "~/api/offers/terms-rules";
import { freeFacts, type OrderState, orderEvents, transition as orderStep } from "~/api/orders/rules";
import type { Actor } from "~/api/record/life-cycle";
import { type RequestState, requestEvents, transition as requestStep } from "~/api/requests/rules";
import { freeOffer, freeRequest } from "../../support/life-cycles";
import { stories, told } from "./told";

/** The state that a line of the audit log should lead to by its life cycle; undefined when the cycle has no such step yet. */
function reached({ entity, event, from, to, actor }: AuditRow, isDirect: boolean): string | undefined | null {
  const by = actor as Actor;
  const state = from ?? "none";
  if (entity === "offer" && offerEvents.includes(event as OfferEvent)) {
    const facts = {
      ...freeOffer,
      hasPlace: to !== "queued",
      held: event === "release" ? (to as OfferRow["status"]) : null,
    };
    return offerStep(state as OfferState, event as OfferEvent, by, facts).to ?? null;
  }
  const order = orderEvents.find((name) => name === event);
  if (entity === "order")
    return order ? (orderStep(state as OrderState, order, by, freeFacts).to ?? null) : undefined;
  const request = requestEvents.find((name) => name === event);
  return request
    ? (requestStep(state as RequestState, request, by, { ...freeRequest, isDirectOver: true, isDirect }).to ??
        null)
    : null;
}

const sorted = (story: Story) => [...story.audit].sort((a, b) => Number(a.createdAt) - Number(b.createdAt));

describe("Every change in the demo", () => {
  it("is one that its life cycle makes", () => {
    const wrong = stories.flatMap(({ request, audit }) =>
      audit.filter((line) => {
        const to = reached(line, request.visibility === "direct");
        return to !== undefined && to !== line.to;
      }),
    );
    expect(
      wrong.map(({ entity, event, from, to, actor }) => `${entity} ${from} ${event} by ${actor} → ${to}`),
    ).toEqual([]);
  });

  it("starts where the one before it ended", () => {
    const broken = stories.flatMap((story) => {
      const state = new Map<string, string | null>();
      return sorted(story).filter((line) => {
        const known = state.get(line.entityId);
        state.set(line.entityId, line.to ?? null);
        return known !== undefined && known !== line.from;
      });
    });
    expect(broken.map(({ entity, event, from, to }) => `${entity} ${from} ${event} → ${to}`)).toEqual([]);
  });

  it("leaves rows in the state of their last line", () => {
    const wrong = stories.flatMap((story) => {
      const last = new Map(sorted(story).map(({ entityId, to }) => [entityId, to]));
      return [story.request, ...story.offers, ...story.orders].filter(
        ({ id, status }) => status !== (last.get(id) ?? "draft"),
      );
    });
    expect(wrong.map(({ id, status }) => `${id} is ${status}`)).toEqual([]);
  });
});

const talks = (story: Story): [OfferRow, RoundRow[]][] =>
  story.offers.map((offer) => [offer, story.rounds.filter(({ offerId }) => offerId === offer.id)]);

describe("The demo's rounds", () => {
  const all = stories.flatMap(talks);

  it("begin with the sending, are numbered in order and leave the price that stands", () => {
    const sets = ["sent", "revised", "countered", "accepted"];
    for (const [offer, rounds] of all) {
      expect(rounds.map(({ position }) => position)).toEqual(rounds.map((_, place) => place + 1));
      expect(rounds[0]?.kind).toBe("sent");
      const named = rounds.filter(({ kind }) => sets.includes(kind));
      expect(named.at(-1)?.price).toBe(offer.price);
      expect(offer.round).toBe(named.length);
      expect(offer.asks).toBe(rounds.filter(({ kind }) => kind === "asked").length);
    }
  });

  it("lead downwards, within what the API would take", () => {
    const wrong = all.flatMap(([offer, rounds]) => {
      let standing = rounds[0]?.price ?? 0;
      return rounds.slice(1).filter(({ kind, price }) => {
        const isFree = kind === "declined" || kind === "taken_back" || kind === "revised";
        const refused = !isFree && priceRefusal(price, standing, 1) !== null;
        if (kind !== "asked") standing = price;
        return refused || (isFree && kind !== "revised" && price !== offer.price);
      });
    });
    expect(wrong).toEqual([]);
  });

  it("leave a question open where a discount is asked, and only there", () => {
    for (const [offer, rounds] of all) {
      const asks = offer.status === "discount_requested" || offer.heldStatus === "discount_requested";
      const isLast = rounds.at(-1)?.kind === "asked";
      // An offer that is over, or needs confirming since, may have come to it with the question unanswered.
      if (asks || ["pending", "queued", "accepted"].includes(offer.status))
        expect(isLast, offer.status).toBe(asks);
      expect(offer.askedPrice !== null).toBe(asks);
    }
  });
});

describe("The demo's orders", () => {
  it("belong to the accepted offer, one running for a request", () => {
    for (const { request, offers, orders } of stories) {
      const running = orders.filter(({ status }) => status !== "cancelled");
      const accepted = offers.filter(({ status }) => status === "accepted");
      expect(running.map(({ offerId }) => offerId)).toEqual(accepted.map(({ id }) => id));
      const taken = ["awarding", "assigned", "completed"].includes(request.status);
      expect(running.length).toBe(taken ? 1 : 0);
    }
  });

  it("await payment for requests in awarding, with time left", () => {
    const orders = told.living
      .filter(({ request }) => request.status === "awarding")
      .flatMap((story) => story.orders);
    const waiting = orders.filter(({ status }) => status === "awaiting_payment");
    expect(waiting.length).toBeGreaterThan(10);
    expect(waiting.filter(({ paymentDueAt }) => paymentDueAt <= told.now)).toEqual([]);
  });
});
