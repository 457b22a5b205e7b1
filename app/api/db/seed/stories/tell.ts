import type { Actor } from "../../../record/life-cycle";
import { later } from "../clock";
import type { Random } from "../random";
import type { Frame } from "./ending";
import { tellLapse } from "./lapse";
import { tellOffer } from "./offer";
import { type Deal, dealOf, tellOrder } from "./outcome";
import { isLive, minutesOf, type Plan } from "./plan";
import { requestRow } from "./request";
import { tellReview } from "./review";
import type { Story } from "./rows";
import { type Teller, type Telling, teller, within } from "./teller";

const reasons = {
  cancelled: {
    ar: [
      "وجدت من يُنجز العمل في العمارة.",
      "تأجل الأمر إلى الشهر القادم.",
      "أصلحه أحد أقاربي.",
      "تغيّرت الخطة كلها.",
    ],
    en: [
      "A neighbour's technician could come at once.",
      "Postponed to next month.",
      "A relative fixed it.",
      "We changed our plans.",
    ],
  },
  removed: {
    ar: ["في الوصف رقم هاتف ودعوة إلى الدفع خارج المنصة."],
    en: ["The description asked technicians to settle outside the platform."],
  },
} as const;

function frameOf({ plan, clock, random, story }: Teller, deal: Deal | null): Frame {
  const published = story.request.publishedAt ?? clock.now;
  const closes = plan.status === "cancelled" || plan.status === "removed";
  const ended =
    plan.status === "expired"
      ? (story.request.expiresAt ?? clock.now)
      : closes
        ? within(published, clock.now, random)
        : null;
  return {
    published,
    edited: plan.isEdited ? later(published, plan.age / 2) : null,
    awarded: deal?.accepted ?? null,
    settled: deal?.paid ?? ended,
  };
}

type Step = (event: string, from: string, to: string, by: Actor, at: Date) => void;

/** Tells what became of the request itself, in order. */
function tellRequest(frame: Frame, { plan, random, story, note }: Teller): void {
  const { request } = story;
  const step: Step = (event, from, to, by, at) => {
    const id = by === "provider" ? plan.direct?.id : undefined;
    note({ entity: "request", entityId: request.id, event, from, to, by, at, id });
    request.updatedAt = at;
  };
  step("publish", "draft", "open", "customer", frame.published);
  if (frame.edited) step("edit", "open", "open", "customer", frame.edited);
  if (request.directDeclinedAt) step("declineDirect", "open", "open", "provider", request.directDeclinedAt);
  if (frame.awarded) tellWork(frame, story, step);
  else if (frame.settled) request.closedReason = tellEnd(frame.settled, plan, step, random);
}

function tellWork({ awarded, settled }: Frame, story: Teller["story"], step: Step): void {
  if (awarded) step("award", "open", "awarding", "customer", awarded);
  if (settled) step("assign", "awarding", "assigned", "gateway", settled);
  const completedAt = story.orders.find(({ status }) => status === "completed")?.completedAt;
  if (completedAt) step("complete", "assigned", "completed", "customer", completedAt);
}

/** @returns why it was closed, where somebody closed it */
function tellEnd(at: Date, { status, customer }: Plan, step: Step, random: Random): string | null {
  if (status === "expired") step("expire", "open", "expired", "time", at);
  if (status === "cancelled") step("cancel", "open", "cancelled", "customer", at);
  if (status === "removed") step("remove", "open", "removed", "staff", at);
  return status === "cancelled" || status === "removed"
    ? random.pick(reasons[status][customer.locale])
    : null;
}

/** Tells a plan with dates, prices and words: all the rows that hang on one request. */
export function tell(plan: Plan, telling: Telling): Story {
  const request = requestRow(plan, telling);
  const t = teller(plan, request, telling);
  if (plan.status === "draft") return t.story;
  const chosen = plan.parts.find(({ role }) => role === "accepted")?.provider;
  const deal = plan.outcome && chosen ? dealOf(plan.outcome, chosen.quality, t) : null;
  const frame = frameOf(t, deal);
  for (const part of plan.parts) {
    const offer = tellOffer(part, frame, t);
    if (!plan.outcome || !deal || part.role !== "accepted") continue;
    const order = tellOrder(plan.outcome, deal, offer, t);
    tellReview(order, part.provider, t);
  }
  tellRequest(frame, t);
  const lapsed = plan.hasLapse ? t.story.offers.find(({ status }) => status === "pending") : undefined;
  if (lapsed && later(lapsed.updatedAt, minutesOf.hour) < telling.clock.now) tellLapse(lapsed, t);
  request.offersCount = t.story.offers.filter(({ status }) => status !== "queued").length;
  request.liveOffersCount = t.story.offers.filter(({ status }) => isLive(status)).length;
  return t.story;
}
