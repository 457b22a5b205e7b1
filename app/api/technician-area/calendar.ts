import type { technicianAreaContract } from "~/contract/technician-area";
import { conflict, invalid } from "../errors";
import type { Operations } from "../operation";
import { dateIn, yearAfter } from "../zone";
import { deleteDayOff, insertDayOff, listDaysOff, listTaken, mostDaysOff } from "./calendar-store";

type CalendarArea = Pick<
  Operations<typeof technicianAreaContract>,
  "calendar" | "addDayOff" | "removeDayOff"
>;

const day = 86_400_000;
/** Days off are named a year ahead at most, jobs begin sooner, and take a few days at most. */
const [daysAhead, daysBack] = [370, 4];

export const calendar: CalendarArea = {
  calendar: async (_, ctx) => {
    const { db, now, user, settings } = ctx;
    const [from, to] = [-daysBack, daysAhead].map((days) => new Date(now.getTime() + days * day));
    const jobs = from && to ? await listTaken(db, user.id, from, to, now) : [];
    return {
      jobs: jobs.map(({ id, request, startsAt, arrivalMinutes, duration }) => ({
        ...{ order_id: id, request, starts_at: startsAt.toISOString() },
        ...{ arrival_minutes: arrivalMinutes, duration },
      })),
      days_off: await listDaysOff(db, user.id, dateIn(now, settings.country.timeZone)),
    };
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
