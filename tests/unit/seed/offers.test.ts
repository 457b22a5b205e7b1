import { describe, expect, it } from "vitest";
import { serviceOf } from "~/api/db/seed/catalogue";
import type { Story } from "~/api/db/seed/stories/rows";
import { maskContacts } from "~/api/masking/masking";
import { countsOf, live, most, now, repeated, stories, taken, told, where } from "./told";

const { living } = told;

type Job = { startsAt: Date; duration: number };
/** What takes longer than a working day goes on another. */
const endOf = ({ startsAt, duration }: Job) => Number(startsAt) + Math.min(duration, 480) * 60_000;
const areTogether = (one: Job, other: Job) =>
  Number(one.startsAt) < endOf(other) && Number(other.startsAt) < endOf(one);

describe("The demo's offers", () => {
  const offers = living.flatMap((story) => story.offers);

  it("are 2,000 on living requests, in every state", () => {
    expect(offers).toHaveLength(2_000);
    expect(Object.keys(countsOf(offers.map(({ status }) => status)))).toHaveLength(10);
  });

  it("are one at a time from a technician on a request, and below fifty in all", () => {
    for (const story of stories) {
      const mine = story.offers
        .filter(({ status }) => taken.includes(status))
        .map(({ providerId }) => providerId);
      expect(repeated(mine)).toEqual([]);
    }
    const out = offers.filter(({ status }) => live.includes(status) || status === "queued");
    expect(most(out.map(({ providerId }) => providerId))).toBeLessThan(50);
  });

  it("come from technicians who serve the service and the city", () => {
    const byId = new Map(told.people.providers.map((one) => [one.id, one]));
    const strange = ({ request, offers: sent }: Story) =>
      sent.some(({ providerId }) => {
        const one = byId.get(providerId);
        const serves = one?.skills.some(({ service }) => service === request.serviceId);
        return !serves || !one?.cities.includes(request.cityId ?? "");
      });
    expect(where(stories, strange)).toEqual([]);
  });

  it("are not below the service's floor, nor have a visit fee above their price", () => {
    const cheap = ({ request, offers: sent, rounds }: Story) => {
      const floor = serviceOf(request.serviceId ?? "").priceFloor;
      return (
        [...sent, ...rounds].some(({ price }) => price < floor) ||
        sent.some((one) => (one.visitFee ?? 0) > one.price)
      );
    };
    expect(where(stories, cheap)).toEqual([]);
  });

  it("are valid while they stand, for two weeks at most", () => {
    const day = 86_400_000;
    const odd = (story: Story) =>
      story.offers.some(({ status, validUntil, createdAt }) => {
        const stands = live.includes(status) || status === "queued";
        return (
          (stands && validUntil <= now) ||
          Number(validUntil) - Number(createdAt) > 14 * day ||
          validUntil < createdAt
        );
      });
    expect(where(stories, odd)).toEqual([]);
    expect(offers.filter(({ status, validUntil }) => status === "expired" && validUntil > now)).toEqual([]);
  });

  it("end at their start at the latest while they stand, and where they stand again if nobody pays", () => {
    const odd = ({ offers: sent, orders }: Story) => {
      const unpaid = orders.filter(({ status }) => status === "awaiting_payment");
      return sent.some(({ id, status, validUntil, startsAt }) => {
        const mayStand =
          live.includes(status) || status === "queued" || unpaid.some(({ offerId }) => offerId === id);
        return mayStand && validUntil > startsAt;
      });
    };
    expect(where(stories, odd)).toEqual([]);
  });

  it("were valid when they were accepted, or when another was", () => {
    const late = ({ offers: sent, orders }: Story) => {
      const order = orders.find(({ status }) => status !== "cancelled");
      const decided = sent.filter(({ status }) => ["accepted", "on_hold", "not_selected"].includes(status));
      return order !== undefined && decided.some(({ validUntil }) => validUntil < order.createdAt);
    };
    expect(where(stories, late)).toEqual([]);
  });

  it("promise a start after they were sent, and ahead of now while they stand", () => {
    const early = (story: Story) =>
      story.offers.some(({ status, startsAt, createdAt }) => {
        const stands = live.includes(status) || status === "queued";
        return startsAt <= createdAt || (stands && startsAt <= now);
      });
    expect(where(stories, early)).toEqual([]);
  });

  it("never put a technician in two places at once", () => {
    const ahead = stories
      .flatMap(({ orders }) => orders)
      .filter(({ startsAt, status }) => startsAt > now && status !== "cancelled");
    const clashes = ahead.filter((one, place) =>
      ahead.slice(place + 1).some((other) => one.providerId === other.providerId && areTogether(one, other)),
    );
    expect(ahead.length).toBeGreaterThan(30);
    expect(clashes.map(({ id }) => id)).toEqual([]);
  });

  it("wait in the queue only behind ten others", () => {
    const queues = living.filter((story) => story.offers.some(({ status }) => status === "queued"));
    expect(queues.length).toBeGreaterThan(1);
    expect(where(queues, ({ request }) => request.liveOffersCount !== 10)).toEqual([]);
  });

  it("say nothing twice on one request, and hold no contact", () => {
    const echoes = (story: Story) => repeated(story.offers.map(({ message }) => message)).length > 1;
    expect(where(living, echoes).length).toBeLessThan(4);
    expect(offers.filter(({ message }) => maskContacts(message ?? "").isMasked)).toEqual([]);
  });
});
