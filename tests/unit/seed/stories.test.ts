import { describe, expect, it } from "vitest";
import type { Story } from "~/api/db/seed/stories/rows";
import { isDirectOver } from "~/api/requests/change-rules";
import { countsOf, live, most, now, stories, told, where } from "./told";

const { living } = told;

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
          isDirectAway: false,
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
