import { type Clock, later, minutesBetween } from "../clock";

/** Jobs that are still to begin, by technician: nobody is in two places at once. */
export type Diary = {
  /** Enters a job at its time, or at the first working hour after those that stand in its way. @param minutes it takes */
  enter: (provider: string, wished: Date, minutes: number) => Date;
};

/** No day of work is longer; what takes days goes on the next morning. */
const longest = 8 * 60;

export function diary(clock: Clock): Diary {
  const jobs = new Map<string, { from: Date; to: Date }[]>();
  const enter: Diary["enter"] = (provider, wished, minutes) => {
    const own = jobs.get(provider) ?? [];
    const to = later(wished, Math.min(minutes, longest));
    const other = own.find((job) => job.from < to && wished < job.to);
    if (other) return enter(provider, clock.slotIn(minutesBetween(clock.now, other.to)), minutes);
    jobs.set(provider, [...own, { from: wished, to }]);
    return wished;
  };
  return { enter };
}
