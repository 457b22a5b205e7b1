import type { Locale } from "~/i18n/locale";
import type {
  complaintDecisions,
  complaintMessages,
  complaintSplits,
  complaints,
} from "../../complaint-schema";
import type { audit, timers } from "../../schema";
import { clock, later, minutesBetween } from "../clock";
import { random } from "../random";
import type { World } from "../stories";
import type { OrderRow, Story } from "../stories/rows";
import { staffId } from "./staff";
import { wordsOfComplaints as words } from "./words-of-complaints";

type Rows = {
  complaints: (typeof complaints.$inferInsert & { createdAt: Date })[];
  messages: (typeof complaintMessages.$inferInsert)[];
  splits: (typeof complaintSplits.$inferInsert)[];
  decisions: (typeof complaintDecisions.$inferInsert)[];
  timers: (typeof timers.$inferInsert)[];
  audit: (typeof audit.$inferInsert & { createdAt: Date })[];
};

const [hour, day] = [60, 24 * 60];

const unnamed = {
  ...{ otherId: null, requestId: null, orderId: null, amount: null, currency: null },
  ...{ isDispute: false, timeLeft: null },
};

/** Writes complaints one after another, each with what follows from it. */
class Telling {
  readonly rows: Rows = { complaints: [], messages: [], splits: [], decisions: [], timers: [], audit: [] };
  private readonly source = random("complaints");

  id = () => this.source.id();

  file(row: Omit<Rows["complaints"][number], "id" | "updatedAt">): string {
    const id = this.id();
    this.rows.complaints.push({ ...row, id, updatedAt: row.createdAt });
    return id;
  }

  say(complaintId: string, authorId: string, body: string, createdAt: Date): void {
    const answer = { side: "other" as const, kind: "answer" as const };
    this.rows.messages.push({ id: this.id(), complaintId, authorId, ...answer, body, createdAt });
  }

  /** Its steps in the audit log, and the clock of its state. */
  note(
    id: string,
    steps: [event: string, to: string, actor: Rows["audit"][number]["actor"], by: string, at: Date][],
  ) {
    const row = this.rows.complaints.find((one) => one.id === id);
    if (!row) throw new Error("A complaint that was not filed");
    let from: string | null = null;
    for (const [event, to, actor, actorId, createdAt] of steps) {
      const line = { entity: "complaint" as const, entityId: id, requestId: row.requestId ?? null };
      const detail = { kind: row.kind };
      this.rows.audit.push({ id: this.id(), ...line, event, from, to, actor, actorId, detail, createdAt });
      from = to;
      row.updatedAt = createdAt;
    }
    const kind = { negotiating: "complaint_negotiation", decided: "complaint_appeal" }[row.status as string];
    if (!kind || !row.dueAt) return;
    const holder =
      row.kind === "order"
        ? { requestId: row.requestId, complaintId: null }
        : { requestId: null, complaintId: id };
    this.rows.timers.push({
      ...{ id: this.id(), subjectId: id, ...holder, dueAt: row.dueAt },
      kind: kind as Rows["timers"][number]["kind"],
    });
  }
}

/** A job in dispute: the technician has answered, and the customer has proposed a split. */
function tellDispute(to: Telling, { people, now }: World, { request }: Story, order: OrderRow): void {
  const localeOf = (userId: string): Locale =>
    [...people.customers, ...people.providers].find(({ id }) => id === userId)?.locale ?? "ar";
  const { customerId: filerId, providerId: otherId, price: amount, currency, updatedAt: filed } = order;
  const answered = later(filed, Math.min(2 * hour, minutesBetween(filed, now) / 3));
  const proposed = later(answered, minutesBetween(answered, now) / 2);
  const waited = order.deliveredAt ? minutesBetween(order.deliveredAt, filed) : 0;
  const complaintId = to.file({
    ...{ kind: "order", status: "negotiating", filerId, otherId, requestId: request.id, orderId: order.id },
    ...{ body: words.dispute[localeOf(filerId)], amount, currency, isDispute: true },
    ...{ timeLeft: Math.round((72 * hour - waited) * 60), dueAt: later(answered, 7 * day), createdAt: filed },
  });
  to.say(complaintId, otherId, words.answer[localeOf(otherId)], answered);
  to.rows.splits.push({
    ...{ id: to.id(), complaintId, side: "filer", number: 1, status: "open", createdAt: proposed },
    ...{ amount: Math.round(amount / 200) * 100, note: words.split[localeOf(filerId)] },
  });
  to.note(complaintId, [
    ["file", "awaiting_other", "customer", filerId, filed],
    ["answer", "negotiating", "provider", otherId, answered],
    ["propose", "negotiating", "customer", filerId, proposed],
  ]);
}

/** How a technician behaved: staff have decided, and either may appeal still. */
function tellConduct(to: Telling, { people, now }: World, order: OrderRow): void {
  const { ago } = clock(now);
  const [filed, answered, decided] = [ago(6 * day), ago(5 * day), ago(2 * day)];
  const { customerId: filerId, providerId: otherId } = order;
  const provider = people.providers.find(({ id }) => id === otherId);
  const complaintId = to.file({
    ...{ ...unnamed, kind: "conduct", status: "decided", filerId, otherId, createdAt: filed },
    ...{ body: words.conduct[people.nadia.locale], dueAt: later(decided, 7 * day) },
  });
  to.say(complaintId, otherId, words.regret[provider?.locale ?? "ar"], answered);
  to.rows.decisions.push({
    ...{ complaintId, round: 1, staffId, outcome: "upheld", kept: null, rule: null },
    ...{ reasonEn: words.decided.en, reasonAr: words.decided.ar, createdAt: decided },
  });
  to.note(complaintId, [
    ["file", "awaiting_other", "customer", filerId, filed],
    ["answer", "under_review", "provider", otherId, answered],
    ["decide", "decided", "staff", staffId, decided],
  ]);
}

/** An account that was closed asks to be opened again. */
function tellAppeal(to: Telling, { people, now }: World): void {
  const [filed, closed] = [clock(now).ago(day + 40), people.customers.find((one) => one.inactiveReason)];
  if (!closed) throw new Error("No account of the demo is closed");
  const complaintId = to.file({
    ...{ ...unnamed, kind: "account_appeal", status: "open", filerId: closed.id, createdAt: filed },
    ...{ body: words.appeal[closed.locale], dueAt: later(filed, 7 * day) },
  });
  to.note(complaintId, [["file", "open", "customer", closed.id, filed]]);
}

/** The demo's complaints: of every job in dispute, one of how a technician behaved, one of a closed account. */
export function complaintRows(told: World): Rows {
  const to = new Telling();
  const stories = [...told.living, ...told.past];
  for (const story of stories)
    for (const order of story.orders) if (order.status === "disputed") tellDispute(to, told, story, order);
  const orders = stories.flatMap((story) => story.orders);
  const done = orders.find((one) => one.customerId === told.people.nadia.id && one.status === "completed");
  if (!done) throw new Error("Nadia has no job behind her");
  tellConduct(to, told, done);
  tellAppeal(to, told);
  return to.rows;
}

/** Who finds them in their lists. */
export const partyRows = ({ complaints: rows }: Rows) =>
  rows.flatMap(({ id: complaintId, filerId, otherId, createdAt }) =>
    [filerId, otherId].flatMap((userId) => (userId ? [{ complaintId, userId, createdAt }] : [])),
  );
