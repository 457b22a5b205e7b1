import type { DayHours } from "../../columns";
import type { Random } from "../random";
import { demoProviders } from "./accounts";
import { phoneOf, type SeedProvider } from "./provider";
import { type Skill, skillsOf } from "./skills";

export type Provider = SeedProvider & {
  id: string;
  phone: string;
  email: string | null;
  skills: Skill[];
  hours: (DayHours | null)[];
  warrantyDays: number;
  /** Nine figures of who is registered for VAT. */
  vatNumber: string | null;
  verification: "none" | "submitted" | "verified" | "rejected";
  isTakingJobs: boolean;
  /** 0 to 1: how good the reviews are. */
  quality: number;
  /** Minutes after which an answer usually comes. */
  pace: number;
  /** Jobs finished before those of the living requests. */
  pastJobs: number;
  joined: number;
  seenMinutesAgo: number;
};

const daily = (opens: string, closes: string): DayHours => ({ opens, closes });

/** Sunday first. Most rest on Friday or begin after the noon prayer. */
function week(source: Random): (DayHours | null)[] {
  const day = source.pick([
    daily("09:00", "21:00"),
    daily("09:00", "18:00"),
    daily("10:00", "22:00"),
    daily("08:00", "17:00"),
  ]);
  const friday = source.chance(0.6) ? null : daily("14:00", "20:00");
  return [day, day, day, day, day, friday, day];
}

/** A technician as written, with everything that only needs to be likely. The first two are the demo's accounts. */
export function technician(written: SeedProvider, place: number, source: Random): Provider {
  const account = demoProviders[place];
  const isDemo = account !== undefined;
  return {
    ...written,
    id: source.id(),
    phone: account?.phone ?? phoneOf(1, place + 1),
    email: account?.email ?? null,
    skills: skillsOf(written, source),
    hours: week(source),
    warrantyDays: isDemo
      ? 90
      : source.weighted([
          [0, 2],
          [7, 1],
          [14, 1],
          [30, 4],
          [60, 1],
          [90, 4],
          [180, 2],
        ]),
    vatNumber: isDemo || place % 3 === 0 ? String(310_000_000 + place * 7_919) : null,
    verification: isDemo
      ? "verified"
      : source.weighted([
          ["verified", 70],
          ["submitted", 10],
          ["none", 16],
          ["rejected", 4],
        ]),
    isTakingJobs: isDemo || source.chance(0.93),
    quality: isDemo
      ? 0.93
      : source.weighted([
          [0.95, 3],
          [0.85, 4],
          [0.7, 3],
          [0.5, 1],
        ]) -
        source.next() * 0.1,
    pace: isDemo
      ? 9
      : source.weighted([
          [6, 2],
          [14, 3],
          [28, 3],
          [70, 2],
          [200, 1],
        ]),
    pastJobs: isDemo
      ? 46
      : source.weighted([
          [source.between(22, 40), 4],
          [source.between(8, 20), 4],
          [source.between(1, 6), 2],
          [0, 1],
        ]),
    joined: isDemo ? 640 : source.between(240, 1_100),
    seenMinutesAgo: source.weighted([
      [source.between(0, 1), 3],
      [source.between(3, 200), 5],
      [source.between(300, 5_000), 2],
    ]),
  };
}
