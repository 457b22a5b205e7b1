import type { Db } from "../db/client";
import type { AuditDetail, NoticeParams } from "../db/columns";
import { audit, notifications } from "../db/schema";
import { type Journal, writeJournals } from "../ledger/ledger-store";
import { newId } from "../secrets";
import type { Actor } from "./life-cycle";
import type { NoticeKind } from "./notices";
import { Tally, type TotalName } from "./tally";

/** Who makes a change; time and the gateway have no id. */
export type Author = { actor: Actor; id: string | null };

/** A line of the audit log: what happened to what. */
export type Line = {
  entity: (typeof audit.entity.enumValues)[number];
  entityId: string;
  requestId: string | null;
  event: string;
  from: string | null;
  to: string | null;
  detail?: AuditDetail;
};

/** A message to a person, put into words when it is read. `path` has no locale. */
export type Notice = { userId: string; kind: NoticeKind; params: NoticeParams; path: string };

/** What is in a book, whoever of a change has put it there. */
class Kept {
  readonly lines: (Line & { actor: Actor; actorId: string | null })[] = [];
  readonly notices: Notice[] = [];
  readonly journals: Journal[] = [];
  readonly tally = new Tally();
  /** By what is looked at: how it is compared with what it was. */
  readonly watched = new Map<string, () => Promise<void>>();
}

/** What a transaction has to write beside the rows that it changes: kept to its end, then written at once. */
export class Book {
  /** @param at when the change takes effect: for a step of time, when it was due; `now`: when it is written down */
  constructor(
    readonly author: Author,
    readonly at: Date,
    readonly now: Date,
    private readonly kept = new Kept(),
  ) {}

  /** The same book for what somebody else has decided: it is written with the rest. */
  by(author: Author): Book {
    return new Book(author, this.at, this.now, this.kept);
  }

  line(line: Line): void {
    const { actor, id: actorId } = this.author;
    this.kept.lines.push({ actor, actorId, ...line });
  }

  tell(notice: Notice): void {
    this.kept.notices.push(notice);
  }

  /** Moves money: written with the rows that it belongs to, or not at all. */
  post(journal: Omit<Journal, "id">): void {
    this.kept.journals.push({ id: newId(), ...journal });
  }

  /** Changes a total of the table `counters`. */
  count(name: string, by: number): void {
    this.kept.tally.count(name, by);
  }

  /** Changes a total that stands on a provider's or a service's own row. */
  add(name: TotalName, id: string, by: number): void {
    this.kept.tally.add(name, id, by);
  }

  /**
   * Looks at something before this change first touches it, and once more at the end: totals follow whatever has become of it meanwhile.
   * @param count adds the difference to them
   */
  async watch<T>(name: string, look: () => Promise<T>, count: (before: T, after: T) => void): Promise<void> {
    if (this.kept.watched.has(name)) return;
    const before = await look();
    this.kept.watched.set(name, async () => count(before, await look()));
  }

  async close(tx: Db): Promise<void> {
    const { at, now } = this;
    const { lines, notices, journals, tally, watched } = this.kept;
    for (const compare of watched.values()) await compare();
    const written = lines.map((line) => ({ id: newId(), ...line, createdAt: at }));
    if (written.length > 0) await tx.insert(audit).values(written);
    const told = notices.map((notice) => ({ id: newId(), ...notice, createdAt: now }));
    if (told.length > 0) await tx.insert(notifications).values(told);
    await writeJournals(tx, journals, at);
    await tally.write(tx);
  }
}
