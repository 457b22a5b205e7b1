import type { Actor } from "../../../record/life-cycle";
import type { Clock } from "../clock";
import type { Random } from "../random";
import type { Diary } from "./diary";
import type { Plan } from "./plan";
import type { Unwritten } from "./review";
import type { AuditRow, RequestRow, Story } from "./rows";

/** What every part of a story is told with. */
export type Teller = {
  plan: Plan;
  clock: Clock;
  random: Random;
  /** Ids do not depend on choices that the clock makes. */
  id: () => string;
  story: Story;
  diary: Diary;
  /** Reviews of all stories: their words are chosen last. */
  unwritten: Unwritten[];
  /** Sentences of offers on this request: nobody repeats another's words while there are others. */
  said: Set<string>;
  /** Writes the line of a change of status. */
  note: (line: Line) => void;
};

type Line = Pick<AuditRow, "entity" | "entityId" | "event" | "from" | "to" | "detail"> & {
  at: Date;
  by: Actor;
  id?: string | null;
};

/** What all stories are told with. */
export type Telling = Pick<Teller, "clock" | "random" | "id" | "diary" | "unwritten">;

const empty = (request: RequestRow): Story => ({
  request,
  offers: [],
  rounds: [],
  orders: [],
  reviews: [],
  audit: [],
});

export function teller(
  plan: Plan,
  request: RequestRow,
  { clock, random, id, diary, unwritten }: Telling,
): Teller {
  const story = empty(request);
  const note = ({ at, by, id: named, detail = {}, ...line }: Line) => {
    const actorId = named ?? (by === "customer" ? plan.customer.id : null);
    story.audit.push({
      id: id(),
      requestId: request.id,
      actor: by,
      actorId,
      detail,
      createdAt: at,
      ...line,
    });
  };
  return { plan, clock, random, id, story, note, diary, unwritten, said: new Set() };
}

/** One of the list, and one that was not taken yet where there is one. */
export function fresh(list: readonly string[], taken: Set<string>, random: Random): string {
  const left = list.filter((one) => !taken.has(one));
  const chosen = random.pick(left.length > 0 ? left : list);
  taken.add(chosen);
  return chosen;
}

/** An instant between two others; the earlier one when they are the wrong way round. */
export function within(from: Date, to: Date, random: Random): Date {
  const span = Math.max(0, to.getTime() - from.getTime());
  return new Date(from.getTime() + Math.floor(span * (0.1 + random.next() * 0.8)));
}
