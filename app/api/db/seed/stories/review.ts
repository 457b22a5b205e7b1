import { later } from "../clock";
import type { Provider } from "../people/technicians";
import type { Random } from "../random";
import { type Mood, replies } from "../reviews/texts";
import { minutesOf, type Plan } from "./plan";
import type { OrderRow, ReviewRow } from "./rows";
import { type Teller, within } from "./teller";

/** A review is published when both sides have written, or after so many days: here always the latter. */
const sealedFor = 14 * minutesOf.day;

function moodOf(quality: number, random: Random): Mood {
  if (random.chance(quality)) return "delighted";
  return random.weighted([
    ["content", 6],
    ["mixed", 2.2],
    ["unhappy", 0.8],
  ] as const);
}

const stars: Record<Mood, [number, number][]> = {
  delighted: [[5, 1]],
  content: [[4, 1]],
  mixed: [
    [3, 3],
    [2, 1],
  ],
  unhappy: [
    [2, 2],
    [1, 1],
  ],
};

/**
 * The four scores of a job, near to one another, so that the whole stars that people see of each review have about the mean that
 * they see beside them. Who was late is not praised for coming on time.
 */
function scoresOf(mood: Mood, isPunctual: boolean, random: Random) {
  const most = random.weighted(stars[mood]);
  const near = () => Math.max(1, Math.min(5, most + (random.chance(0.08) ? random.pick([-1, 1]) : 0)));
  const [punctuality, quality, communication, honesty] = [near(), near(), near(), near()];
  return {
    punctuality: isPunctual ? Math.max(4, punctuality) : Math.min(4, punctuality),
    ...{ quality, communication, honesty },
  };
}

/** A review whose words are still to be chosen. */
export type Unwritten = {
  review: ReviewRow;
  provider: Provider;
  plan: Plan;
  mood: Mood;
  isPunctual: boolean;
};

/** Tells the customer's review of a finished order, hidden until its time; most customers write one. */
export function tellReview(order: OrderRow, provider: Provider, teller: Teller): void {
  const { plan, clock, random, story } = teller;
  const { completedAt } = order;
  const isReviewed = plan.outcome?.isReviewed ?? random.chance(0.84);
  if (!completedAt || !isReviewed) return;
  const mood = moodOf(provider.quality, random);
  const start = story.audit.find(({ entityId, event }) => entityId === order.id && event === "start");
  const isPunctual = start !== undefined && start.createdAt <= later(order.startsAt, 15);
  const seal = later(completedAt, sealedFor);
  const publishedAt = seal <= clock.now ? seal : null;
  const hasBody = random.chance(0.78);
  const answers = publishedAt && hasBody && random.chance(0.34);
  const repliedAt = answers ? within(publishedAt, later(publishedAt, 3 * minutesOf.day), random) : null;
  const hasReply = repliedAt !== null && repliedAt <= clock.now;
  const tone = mood === "mixed" || mood === "unhappy" ? "sorry" : "glad";
  const review: ReviewRow = {
    id: teller.id(),
    ...{
      orderId: order.id,
      authorId: plan.customer.id,
      providerId: provider.id,
      serviceId: plan.need.service,
    },
    ...scoresOf(mood, isPunctual, random),
    status: publishedAt ? "published" : "sealed",
    body: "",
    reply: hasReply ? random.pick(replies[tone][plan.customer.locale]) : null,
    repliedAt: hasReply ? repliedAt : null,
    publishedAt,
    createdAt: within(
      completedAt,
      new Date(Math.min(later(completedAt, 5 * minutesOf.day).getTime(), clock.now.getTime())),
      random,
    ),
  };
  story.reviews.push(review);
  if (hasBody) teller.unwritten.push({ review, provider, plan, mood, isPunctual });
}
