import type { technicianAreaContract } from "~/contract/technician-area";
import { isInCalendar } from "~/contract/technician-area-fields";
import type { ContextFor } from "../context";
import { readTogether } from "../db/together";
import { conflict, invalid } from "../errors";
import type { Operations } from "../operation";
import { type AgendaRow, listAgenda } from "../orders/agenda-store";
import { dateIn, endOfDay, instantOf, yearAfter } from "../zone";
import { calendarRange } from "./calendar-rules";
import { deleteDayOff, insertDayOff, listDaysOff, listTaken, mostDaysOff } from "./calendar-store";
import { jobOfDay } from "./job-of-day";

type CalendarArea = Pick<
  Operations<typeof technicianAreaContract>,
  "calendar" | "agenda" | "addDayOff" | "removeDayOff"
>;

/** Whether it stands in the file for another calendar. */
const hasEntry = ({ visitId, status }: Pick<AgendaRow, "visitId" | "status">) =>
  visitId !== null || isInCalendar(status);

/** How many jobs and visits a day holds by agreement: taking it off moves none of them. */
async function countAgreed(
  { db, now, user, settings }: ContextFor<"provider">,
  day: string,
): Promise<number> {
  const { timeZone } = settings.country;
  const [from, to] = [instantOf(`${day}T00:00`, timeZone), endOfDay(day, timeZone)];
  return from && to ? (await listTaken(db, user.id, { from, to }, now)).filter(hasEntry).length : 0;
}

export const calendar: CalendarArea = {
  calendar: async (_, ctx) => {
    const { db, now, user, settings } = ctx;
    const { jobs, daysOff } = await readTogether(db, {
      jobs: listTaken(db, user.id, calendarRange(now), now),
      daysOff: listDaysOff(db, user.id, dateIn(now, settings.country.timeZone)),
    });
    return {
      jobs: jobs.map(({ id, request, startsAt, arrivalMinutes, duration, ...of }) => ({
        ...{ order_id: id, request, starts_at: startsAt.toISOString() },
        ...{ arrival_minutes: arrivalMinutes, duration, has_entry: hasEntry(of) },
      })),
      days_off: daysOff.map(({ day }) => day),
    };
  },

  agenda: async (_, ctx) => {
    const { from, to } = calendarRange(ctx.now);
    const rows = await listAgenda(ctx.db, ctx.user.id, from, to, ctx.now);
    return {
      jobs: rows
        .filter(hasEntry)
        .map((row) => ({ ...jobOfDay(row, ctx), visit_id: row.visitId, moved: row.moved })),
    };
  },

  addDayOff: async ({ day }, ctx) => {
    const { db, now, user, settings } = ctx;
    const today = dateIn(now, settings.country.timeZone);
    if (day < today) throw invalid({ day: ["api:dayPast"] });
    if (day > yearAfter(today)) throw invalid({ day: ["api:dayFar"] });
    if ((await listDaysOff(db, user.id, today)).length >= mostDaysOff) throw conflict("api:daysOffFull");
    await insertDayOff(db, user.id, day);
    ctx.say("api:dayOffAdded", { count: await countAgreed(ctx, day) });
    return null;
  },

  removeDayOff: async ({ day }, { db, user, say }) => {
    await deleteDayOff(db, user.id, day);
    say("api:dayOffRemoved");
    return null;
  },
};
