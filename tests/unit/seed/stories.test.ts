import { describe, expect, it } from "vitest";
import { serviceOf } from "~/api/db/seed/catalogue";
import type { Story } from "~/api/db/seed/stories/rows";
import { maskContacts } from "~/api/masking/masking";
import { isDirectOver } from "~/api/requests/change-rules";
import { countsOf, most, now, repeated, stories, told } from "./told";

const { living } = told;
const live = ["pending", "discount_requested", "stale", "on_hold"];
const taken = [...live, "queued", "accepted"];
const title = ({ request }: Story) => `${request.status}: ${request.title}`;
/** Stories for which something holds that should not. */
const where = (list: Story[], wrong: (story: Story) => boolean) => list.filter(wrong).map(title);

describe("The demo's requests", () => {
  it("are 400 living ones in every state, most of them open", () => {
    expect(living).toHaveLength(400);
    const counts = countsOf(living.map(({ request }) => request.status));
    expect(Object.keys(counts)).toHaveLength(8);
    expect(counts.open).toBeGreaterThan(240);
  });

  it("come from all cities and ask for most services", () => {
    expect(new Set(living.map(({ request }) => request.cityId)).size).toBe(12);
    expect(new Set(living.map(({ request }) => request.serviceId)).size).toBe(60);
  });

  it("leave everybody below the limit of ten open ones", () => {
    const open = living
      .filter(({ request }) => request.status === "open")
      .map(({ request }) => request.customerId);
    expect(most(open)).toBeLessThanOrEqual(9);
  });

  it("end later than now while they are open, and earlier once they expired", () => {
    expect(
      where(living, ({ request }) => request.status === "open" && (request.expiresAt ?? now) <= now),
    ).toEqual([]);
    expect(
      where(living, ({ request }) => request.status === "expired" && (request.expiresAt ?? now) > now),
    ).toEqual([]);
  });

  it("wish for a day that is still to come while they are open", () => {
    const today = "2026-11-19";
    expect(
      where(living, ({ request }) => request.status === "open" && (request.preferredDate ?? today) < today),
    ).toEqual([]);
    expect(
      where(stories, ({ request }) => (request.timing === "date") !== (request.preferredDate !== null)),
    ).toEqual([]);
  });

  it("hold nothing that happens after now", () => {
    const future = ({ request, offers, rounds, orders, reviews, audit }: Story) =>
      [request, ...offers, ...rounds, ...orders, ...reviews, ...audit].some(
        ({ createdAt }) => createdAt > now,
      ) || [request, ...offers, ...orders].some(({ updatedAt }) => updatedAt > now);
    expect(where(stories, future)).toEqual([]);
  });

  it("count their offers as the API would", () => {
    const shown = ({ offers }: Story) => offers.filter(({ shownAt }) => shownAt).length;
    const standing = ({ offers }: Story) => offers.filter(({ status }) => live.includes(status)).length;
    expect(where(stories, (story) => story.request.offersCount !== shown(story))).toEqual([]);
    expect(
      where(stories, (story) => story.request.liveOffersCount !== standing(story) || standing(story) > 10),
    ).toEqual([]);
  });

  it("show direct ones in every state: waiting, offered on, declined, left alone for a day", () => {
    const direct = living.map(({ request }) => request).filter(({ visibility }) => visibility === "direct");
    const over = direct.filter((one) =>
      isDirectOver(
        {
          directDeclinedAt: one.directDeclinedAt ?? null,
          publishedAt: one.publishedAt ?? null,
          offersCount: one.offersCount ?? 0,
          liveOffersCount: one.liveOffersCount ?? 0,
        },
        now,
        24 * 3600,
      ),
    );
    expect(over.some(({ directDeclinedAt }) => directDeclinedAt)).toBe(true);
    expect(over.some(({ directDeclinedAt, offersCount }) => !directDeclinedAt && offersCount === 0)).toBe(
      true,
    );
    expect(direct.some(({ offersCount }) => offersCount === 1)).toBe(true);
    expect(direct.length).toBeGreaterThan(over.length);
  });
});

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
