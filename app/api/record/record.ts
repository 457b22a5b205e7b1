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

/** What a transaction has to write beside the rows that it changes: kept to its end, then written at once. */
export class Book {
  private readonly lines: Line[] = [];
  private readonly notices: Notice[] = [];
  private readonly journals: Journal[] = [];
  private readonly tally = new Tally();

  /** @param at when the change takes effect: for a step of time, when it was due */
  constructor(
    readonly author: Author,
    readonly at: Date,
    private readonly now: Date,
  ) {}

  /** A book of the same moment for what somebody else has decided; it is closed by itself. */
  by(author: Author): Book {
    return new Book(author, this.at, this.now);
  }

  line(line: Line): void {
    this.lines.push(line);
  }

  tell(notice: Notice): void {
    this.notices.push(notice);
  }

  /** Moves money: written with the rows that it belongs to, or not at all. */
  post(journal: Omit<Journal, "id">): void {
    this.journals.push({ id: newId(), ...journal });
  }

  /** Changes a total of the table `counters`. */
  count(name: string, by: number): void {
    this.tally.count(name, by);
  }

  /** Changes a total that stands on a provider's or a service's own row. */
  add(name: TotalName, id: string, by: number): void {
    this.tally.add(name, id, by);
  }

  async close(tx: Db): Promise<void> {
    const { author, at, now } = this;
    const lines = this.lines.map((line) => ({
      ...{ id: newId(), actor: author.actor, actorId: author.id, createdAt: at },
      ...line,
    }));
    if (lines.length > 0) await tx.insert(audit).values(lines);
    const notices = this.notices.map((notice) => ({ id: newId(), ...notice, createdAt: now }));
    if (notices.length > 0) await tx.insert(notifications).values(notices);
    await writeJournals(tx, this.journals, at);
    await this.tally.write(tx);
  }
}
