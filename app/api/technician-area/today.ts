import type { technicianAreaContract } from "~/contract/technician-area";
import { calendarStatuses } from "~/contract/technician-area-fields";
import { shortName } from "~/i18n/names";
import { ago } from "../ago";
import { leftShown } from "../db/agenda";
import type { Operations } from "../operation";
import { listDay } from "../orders/agenda-store";
import { requestCard } from "../requests/card-view";
import { findOpen } from "../search/open-requests";
import { shownRating } from "../technicians/card-view";
import { dateIn, endOfDay, instantOf } from "../zone";
import { calendarRange } from "./calendar-rules";
import { jobOfDay } from "./job-of-day";
import { profilePercent } from "./profile-rules";
import { isNewTo } from "./request-store";
import { type CountsRow, findCounts, findToday, type TodayRow } from "./today-store";

type Area = Operations<typeof technicianAreaContract>;
type Today = Area["today"];
type Context = Parameters<Today>[1];

/** New requests that the page shows; the list has the rest. */
const shown = 6;

async function matching(ctx: Context, { services, cities }: TodayRow) {
  const facets = services.length > 0 && cities.length > 0 ? { services, cities } : null;
  const list = { name: "today", filters: {}, cursor: undefined, perPage: shown };
  const others = isNewTo(ctx.user.id, ctx.now);
  return (await findOpen(ctx, list, { words: undefined, facets, others })).content;
}

/** The day's jobs, and what is left of earlier days. */
async function jobsOfDay(ctx: Context) {
  const { timeZone } = ctx.settings.country;
  const day = dateIn(ctx.now, timeZone);
  const [from, to] = [instantOf(`${day}T00:00`, timeZone), endOfDay(day, timeZone)];
  const rows = from && to ? await listDay(ctx.db, ctx.user.id, from, to, ctx.now) : [];
  const viewOf = (row: (typeof rows)[number]) => jobOfDay(row, ctx);
  const isLeft = ({ at }: (typeof rows)[number]) => from !== null && at < from;
  const left = rows.filter(isLeft).toReversed();
  return {
    jobs_today: rows.filter((row) => !isLeft(row)).map(viewOf),
    left_jobs: left.slice(0, leftShown).map(viewOf),
    are_more_left: left.length > leftShown,
  };
}

const countsOf = ({ waiting, orders, agreed, direct }: CountsRow) => ({
  waiting: orders.count,
  to_start: agreed.paid,
  to_be_paid: agreed.unpaid,
  discount_requests: waiting.discount,
  stale_offers: waiting.stale,
  direct_requests: direct,
});

/** How much waits, for the navigation of every page of the area. */
export const counts: Area["counts"] = async (_, ctx) =>
  countsOf(await findCounts(ctx.db, ctx.user.id, ctx.now));

/** What needs the technician now. */
export const today: Today = async (_, ctx) => {
  const { db, user, now, settings } = ctx;
  const today = dateIn(now, settings.country.timeZone);
  const ahead = { today, ...calendarRange(now), statuses: calendarStatuses };
  const repliable = ago(now, settings.reviewAnswerWithin);
  const row = await findToday(db, user.id, now, { repliable, ahead });
  const [jobs, requests] = [await jobsOfDay(ctx), await matching(ctx, row)];
  const { waiting, orders, reviews } = row;
  const isoOf = (time: string | null) => time && new Date(time).toISOString();
  return {
    ...countsOf(row),
    ...jobs,
    reviews_to_answer: reviews.count,
    review_to_answer: reviews.newest && { ...reviews.newest, author: shortName(reviews.newest.author) },
    matching: requests.map((request) => requestCard(request, ctx)),
    rating: shownRating(row.rating, row.reviewsCount, ctx),
    reviews_count: row.reviewsCount,
    response_minutes: row.medianResponse,
    live_offers: waiting.live,
    profile_percent: profilePercent(row),
    discount_answer_due: isoOf(waiting.discountDue),
    waiting_due: isoOf(orders.due),
    ...{ days_off: row.daysOff, has_calendar: row.hasCalendar },
  };
};
