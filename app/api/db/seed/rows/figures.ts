import { wasOnTime } from "../../../orders/visit-rules";
import { responseBeyond as beyond, responseEnds as ends } from "../../states";
import { minutesBetween } from "../clock";
import type { Provider } from "../people/technicians";
import type { Story } from "../stories/rows";

/** Reviews that the score assumes beside those that there are: their mean is that of the technician's services. */
const assumed = 8;

type Review = Story["reviews"][number];
type Figures = ReturnType<typeof figuresOf>;

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const scores = (review: Review) => [review.punctuality, review.quality, review.communication, review.honesty];
const meanOf = (reviews: Review[]) =>
  reviews.length > 0 ? sum(reviews.flatMap(scores)) / (4 * reviews.length) : 0;
/** As the generated column `reviews.stars`. */
const starsOf = (review: Review) => Math.floor((sum(scores(review)) + 2) / 4);

/** Answers that somebody waited for: a direct request offered on or declined, a discount request answered. */
function answersOf(provider: Provider, stories: Story[]): number[] {
  return stories.flatMap(({ request, offers, rounds }) => {
    const own = offers.filter(({ providerId }) => providerId === provider.id);
    const asked = own.flatMap(({ id }) => rounds.filter(({ offerId }) => offerId === id));
    const talks = asked.flatMap((round, index) =>
      round.by === "provider" && asked[index - 1]?.kind === "asked"
        ? [minutesBetween(asked[index - 1]?.createdAt ?? round.createdAt, round.createdAt)]
        : [],
    );
    if (request.directProviderId !== provider.id || !request.publishedAt) return talks;
    const first = request.directDeclinedAt ?? own[0]?.createdAt;
    return first ? [...talks, minutesBetween(request.publishedAt, first)] : talks;
  });
}

function responses(minutes: number[]) {
  const responseCounts = [...ends, beyond].map(
    (_, step) => minutes.filter((one) => stepOf(one) === step).length,
  );
  let seen = 0;
  const half = responseCounts.findIndex((count) => {
    seen += count;
    return seen * 2 >= minutes.length;
  });
  return { responseCounts, medianResponse: minutes.length > 0 ? (ends[half] ?? beyond) : null };
}

function stepOf(minutes: number): number {
  const step = ends.findIndex((end) => minutes <= end);
  return step < 0 ? ends.length : step;
}

type Order = Story["orders"][number];

/** As the queries of `counted-jobs`: no less was paid out than a job cost at least. */
const countsAsJob = ({ status, released, price, priceFloor }: Order) =>
  status === "completed" && (released ?? price) >= (priceFloor ?? 0);

const begunOnTime = ({ startsAt, arrivalMinutes = 0, paidAt = null, startedAt = null }: Order) =>
  wasOnTime({ startsAt, arrivalMinutes, paidAt, startedAt });

/**
 * A technician's figures: each is counted from the rows of the stories.
 * @param prior the mean of all reviews of the services that the technician offers
 */
export function figuresOf(provider: Provider, stories: Story[], prior: number) {
  const mine = stories.filter(
    ({ offers, request }) =>
      request.directProviderId === provider.id || offers.some((offer) => offer.providerId === provider.id),
  );
  const offers = mine.flatMap((story) => story.offers.filter(({ providerId }) => providerId === provider.id));
  const orders = mine.flatMap((story) => story.orders.filter(({ providerId }) => providerId === provider.id));
  const done = orders.filter(countsAsJob);
  const reviews = mine
    .flatMap((story) => story.reviews)
    .filter((review) => review.providerId === provider.id && review.publishedAt);
  const total = (key: "punctuality" | "quality" | "communication" | "honesty") =>
    sum(reviews.map((review) => review[key]));
  const rating = meanOf(reviews);
  return {
    starCounts: [1, 2, 3, 4, 5].map(
      (star) => reviews.filter((review) => starsOf(review) === star).length,
    ) as [number, number, number, number, number],
    ...{ reviewsCount: reviews.length, rating },
    ...{ punctualitySum: total("punctuality"), qualitySum: total("quality") },
    ...{ communicationSum: total("communication"), honestySum: total("honesty") },
    jobsDone: done.length,
    ordersCount: orders.filter((order) => countsAsJob(order) || order.cancelledBy === "provider").length,
    onTimeCount: done.filter(begunOnTime).length,
    offersCount: offers.length,
    acceptedCount: offers.filter(({ status }) => status === "accepted").length,
    ...responses(answersOf(provider, mine)),
    rank: (assumed * prior + reviews.length * rating) / (assumed + reviews.length),
  };
}

/** Everybody's figures, by id. */
export function figuresById(providers: Provider[], stories: Story[]): Map<string, Figures> {
  const published = stories.flatMap(({ reviews }) => reviews).filter(({ publishedAt }) => publishedAt);
  return new Map(
    providers.map((provider) => {
      const offered = new Set(provider.skills.map(({ service }) => service));
      const prior = meanOf(published.filter(({ serviceId }) => offered.has(serviceId)));
      return [provider.id, figuresOf(provider, stories, prior)];
    }),
  );
}
