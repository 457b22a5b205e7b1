import { clock } from "./clock";
import { type People, people } from "./people";
import { documentsOf, type Photo, photosOf } from "./photos";
import { plansFor } from "./plans";
import { random } from "./random";
import { releaseOrders } from "./rows/money";
import { diary } from "./stories/diary";
import type { Plan } from "./stories/plan";
import type { Unwritten } from "./stories/review";
import type { Story } from "./stories/rows";
import { tell } from "./stories/tell";
import { writeReviews } from "./stories/words-of-reviews";

/** Everything that happened in the demo up to `now`. The same at every call; only the dates move with `now`. */
export type World = {
  now: Date;
  people: People;
  /** 400 requests in every state with 2,000 offers, those of the demo's own accounts first. */
  living: Story[];
  /** Finished jobs of earlier months. */
  past: Story[];
  photos: Photo[];
};

export function world(now: Date): World {
  const everybody = people();
  const plans = plansFor(everybody);
  const time = clock(now);
  const unwritten: Unwritten[] = [];
  const jobs = diary(time);
  const tellAll = (list: Plan[], name: string) =>
    list.map((plan, place) => {
      const { id } = random(`ids of ${name} ${place}`);
      return tell(plan, { clock: time, random: random(`${name} ${place}`), id, unwritten, diary: jobs });
    });
  const living = tellAll(plans.living, "living");
  const past = tellAll(plans.past, "past stories");
  writeReviews(unwritten, random("reviews"));
  const photos = [...photosOf(living), ...documentsOf(everybody.providers, time)];
  const told = { now, people: everybody, living, past, photos };
  releaseOrders(told);
  return told;
}
