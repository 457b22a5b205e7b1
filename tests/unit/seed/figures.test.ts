import { describe, expect, it } from "vitest";
import { profileRows } from "~/api/db/seed/rows/people";
import { counterRows, serviceCounts, timerRows } from "~/api/db/seed/rows/totals";
import { addResponse, medianOf } from "~/api/offers/response-rules";
import { answeredCounter, offerCounter } from "~/api/offers/steps";
import { requestCounter } from "~/api/requests/totals";
import { wordsOf } from "~/api/search/words";
import { now, repeated, stories, told } from "./told";

const profiles = profileRows(told);
const reviews = stories.flatMap((story) => story.reviews);
const published = reviews.filter(({ publishedAt }) => publishedAt);
const { mahmoud, nadia } = told.people;

describe("A technician's figures in the demo", () => {
  it("are the sums of published reviews", () => {
    for (const profile of profiles) {
      const mine = published.filter(({ providerId }) => providerId === profile.userId);
      const total = mine.reduce(
        (sum, one) => sum + one.punctuality + one.quality + one.communication + one.honesty,
        0,
      );
      expect(profile.reviewsCount).toBe(mine.length);
      expect(profile.starCounts?.reduce((sum, count) => sum + count, 0)).toBe(mine.length);
      expect(profile.rating).toBeCloseTo(mine.length > 0 ? total / (4 * mine.length) : 0, 9);
    }
  });

  it("count finished jobs, offers and acceptances", () => {
    for (const profile of profiles) {
      const orders = stories
        .flatMap((story) => story.orders)
        .filter(({ providerId }) => providerId === profile.userId);
      const offers = stories
        .flatMap((story) => story.offers)
        .filter(({ providerId }) => providerId === profile.userId);
      expect(profile.jobsDone).toBe(orders.filter(({ status }) => status === "completed").length);
      expect(profile.offersCount).toBe(offers.length);
      expect(profile.acceptedCount).toBe(offers.filter(({ status }) => status === "accepted").length);
      expect(profile.onTimeCount).toBeLessThanOrEqual(profile.jobsDone ?? 0);
    }
  });

  it("tell the answering time as the API does", () => {
    for (const { responseCounts = [], medianResponse } of profiles)
      expect(medianResponse).toBe(medianOf(responseCounts));
    const steps = addResponse([], 0).length;
    expect(profiles.filter(({ responseCounts }) => responseCounts?.length !== steps)).toEqual([]);
  });

  it("are worth showing for the demo's own technicians", () => {
    const profile = profiles.find(({ userId }) => userId === mahmoud.id);
    expect(profile?.rating).toBeGreaterThan(4.5);
    expect(profile?.reviewsCount).toBeGreaterThan(20);
    expect(profile?.medianResponse).toBeLessThanOrEqual(15);
  });
});

describe("The demo's reviews", () => {
  it("speak of a finished job, once, and are sealed for a fortnight", () => {
    const orders = new Map(stories.flatMap((story) => story.orders).map((order) => [order.id, order]));
    expect(repeated(reviews.map(({ orderId }) => orderId))).toEqual([]);
    for (const { orderId, authorId, providerId, publishedAt, createdAt } of reviews) {
      const order = orders.get(orderId);
      const done = order?.completedAt ?? now;
      expect(order).toMatchObject({ status: "completed", customerId: authorId, providerId });
      expect(createdAt >= done).toBe(true);
      expect(publishedAt === null).toBe(Number(now) - Number(done) < 14 * 86_400_000);
    }
  });

  it("show whole stars that come to the figure beside them", () => {
    for (const { userId, rating = 0, reviewsCount = 0, starCounts } of profiles) {
      if (reviewsCount < 3) continue;
      const shown = (starCounts ?? []).reduce((sum, count, star) => sum + count * (star + 1), 0);
      expect(Math.abs(shown / reviewsCount - rating), `of ${userId}`).toBeLessThan(0.2);
    }
    const { starCounts } = profiles.find(({ userId }) => userId === mahmoud.id) ?? {};
    expect(starCounts?.[3]).toBeGreaterThan(0);
  });

  it("do not repeat themselves about one technician", () => {
    for (const { id } of told.people.providers) {
      const texts = reviews
        .filter(({ providerId, body }) => providerId === id && body)
        .map(({ body }) => body);
      expect(repeated(texts)).toEqual([]);
    }
  });

  it("are answered now and then, always after they could be read", () => {
    const answered = reviews.filter(({ reply }) => reply);
    expect(answered.length).toBeGreaterThan(100);
    expect(answered.every(({ repliedAt, publishedAt }) => (repliedAt ?? now) >= (publishedAt ?? now))).toBe(
      true,
    );
  });
});

describe("The demo's totals", () => {
  const totals = new Map(counterRows(told).map(({ name, value }) => [name, value]));

  it("stand under the names that the API reads", () => {
    const open = told.living.filter(({ request }) => request.status === "open");
    const mine = open.filter(({ request }) => request.customerId === nadia.id);
    expect(totals.get(requestCounter(nadia.id, "open"))).toBe(mine.length);
    expect(totals.get("open_requests")).toBe(
      open.filter(({ request }) => request.visibility === "public").length,
    );
    expect(totals.get("technicians")).toBe(60);
    expect(totals.get("reviews")).toBe(published.length);
    expect(totals.get(answeredCounter(mahmoud.id))).toBeGreaterThan(20);
  });

  it("spread every offer over the tabs", () => {
    const tabs = (["live", "discount", "accepted", "closed"] as const).map(
      (tab) => totals.get(offerCounter(mahmoud.id, tab)) ?? 0,
    );
    const offers = stories
      .flatMap((story) => story.offers)
      .filter(({ providerId }) => providerId === mahmoud.id);
    expect(tabs.reduce((sum, count) => sum + count, 0)).toBe(offers.length);
    expect(Math.min(...tabs)).toBeGreaterThan(0);
  });

  it("count each service's technicians and requests", () => {
    const counts = serviceCounts(told)("ac-leak");
    expect(counts.providersCount).toBeGreaterThan(5);
    expect(counts.requestsCount).toBeGreaterThan(counts.openRequestsCount);
  });

  it("set a timer for everything that time will end, all of them ahead", () => {
    const timers = timerRows(told);
    expect(timers.filter(({ dueAt }) => dueAt <= now)).toEqual([]);
    expect(repeated(timers.map(({ subjectId, kind }) => `${subjectId} ${kind}`))).toEqual([]);
    const open = told.living.filter(({ request }) => request.status === "open").length;
    expect(timers.filter(({ kind }) => kind === "request_expiry")).toHaveLength(open);
  });

  it("let a request be found by its words and those of its service in both languages", () => {
    const [first] = told.living;
    expect(first?.request.words).toEqual(
      expect.arrayContaining(wordsOf("leaking water", "تسريب مياه", "المعادي")),
    );
  });
});
