import type { technicianAreaContract } from "~/contract/technician-area";
import { isInCalendar } from "~/contract/technician-area-fields";
import { conflict, invalid } from "../errors";
import type { Operations } from "../operation";
import { listAgenda } from "../orders/agenda-store";
import { dateIn, yearAfter } from "../zone";
import { deleteDayOff, insertDayOff, listDaysOff, listTaken, mostDaysOff } from "./calendar-store";
import { jobOfDay } from "./job-of-day";

type CalendarArea = Pick<
  Operations<typeof technicianAreaContract>,
  "calendar" | "agenda" | "addDayOff" | "removeDayOff"
>;

const day = 86_400_000;
/** Days off are named a year ahead at most, jobs begin sooner, and take a few days at most. */
const [daysAhead, daysBack] = [370, 4];

const rangeOf = (now: Date) =>
  [-daysBack, daysAhead].map((days) => new Date(now.getTime() + days * day)) as [Date, Date];

export const calendar: CalendarArea = {
  calendar: async (_, ctx) => {
    const { db, now, user, settings } = ctx;
    const jobs = await listTaken(db, user.id, ...rangeOf(now), now);
    return {
      jobs: jobs.map(({ id, request, startsAt, arrivalMinutes, duration }) => ({
        ...{ order_id: id, request, starts_at: startsAt.toISOString() },
        ...{ arrival_minutes: arrivalMinutes, duration },
      })),
      days_off: await listDaysOff(db, user.id, dateIn(now, settings.country.timeZone)),
    };
  },

  agenda: async (_, ctx) => {
    const [from, to] = rangeOf(ctx.now);
    const rows = await listAgenda(ctx.db, ctx.user.id, from, to, ctx.now);
    // What is left of days before stands on no calendar's days to come.
    const jobs = rows.filter(
      ({ at, visitId, status }) => at >= from && (visitId !== null || isInCalendar(status)),
    );
    return { jobs: jobs.map((row) => ({ ...jobOfDay(row, ctx), visit_id: row.visitId, moved: row.moved })) };
  },

  addDayOff: async ({ day }, { db, now, user, settings, say }) => {
    const today = dateIn(now, settings.country.timeZone);
    if (day < today) throw invalid({ day: ["api:dayPast"] });
    if (day > yearAfter(today)) throw invalid({ day: ["api:dayFar"] });
    if ((await listDaysOff(db, user.id, today)).length >= mostDaysOff) throw conflict("api:daysOffFull");
    await insertDayOff(db, user.id, day);
    say("api:dayOffAdded");
    return null;
  },

  removeDayOff: async ({ day }, { db, user, say }) => {
    await deleteDayOff(db, user.id, day);
    say("api:dayOffRemoved");
    return null;
  },
};
