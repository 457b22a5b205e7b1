const day = 86_400_000;
/** Days off are named a year ahead at most, jobs begin sooner, and take a few days at most. */
const [daysAhead, daysBack] = [370, 4];

/** From when to when a calendar holds what is to come. */
export const calendarRange = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - daysBack * day),
  to: new Date(now.getTime() + daysAhead * day),
});
