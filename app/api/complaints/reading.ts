import type { ComplaintChoices } from "~/contract/complaint-choices";
import type { ComplaintMessage } from "~/contract/complaint-fields";
import type { complaintsContract } from "~/contract/complaints";
import { shortName } from "~/i18n/names";
import type { ContextFor } from "../context";
import type { Db } from "../db/client";
import { invalid } from "../errors";
import { listAttached } from "../files/attach-store";
import type { Operations } from "../operation";
import { freezes } from "../orders/dispute-moves";
import { page, type Window } from "../page";
import { atIssueView, selectAtIssue } from "./at-issue-view";
import { listDealtWith, listOrdersOf, listPaymentsOf, listReviewsOf } from "./choices-store";
import { isOpen } from "./clock-rules";
import { type Party, partyOf } from "./complaint-facts";
import { type ComplaintRow, takenBackOf } from "./complaint-store";
import { complaintView, rowView } from "./complaint-view";
import { judgesBarredFrom, listDecisions, listSplits } from "./decision-store";
import { kindsFor } from "./kinds-rules";
import { currentComplaint, currentWith, standingAppeal } from "./own-moves";
import { figuresFor, readKept } from "./split-view";
import { listMessages, listOwn, type MessageRow, messageOrder, ownOrder } from "./view-store";

type Reading = Pick<
  Operations<typeof complaintsContract>,
  "choices" | "mine" | "get" | "messages" | "figures"
>;

/** How a reader sees the author of a message: staff have names for staff alone, customers their short ones for the other side. */
function authorName({ author, side }: MessageRow, reader: Party | "staff", isStaff: boolean): string {
  if (isStaff) return author.name;
  if (side === "staff") return "";
  return side === reader || author.type !== "customer" ? author.name : shortName(author.name);
}

function messageView(message: MessageRow, complaint: ComplaintRow, user: Reader): ComplaintMessage {
  const { author, side, files } = message;
  const reader = partyOf(complaint, user.id) ?? "staff";
  const theirs = side === "staff" ? "staff" : "other";
  return {
    ...{ id: message.id, kind: message.kind, side, text: message.body },
    ...{ author_type: author.type, by: author.id === user.id ? "you" : theirs },
    name: authorName(message, reader, user.type === "staff"),
    ...{ files, created_at: message.createdAt.toISOString() },
  };
}

/** So many of each are offered. */
const mostChoices = 30;

type Reader = ContextFor<"user">["user"];

/** What a reader is to call the other sides. */
const namesFor = ({ type }: Reader) => (type === "provider" ? shortName : (name: string) => name);

/** Jobs of a reader about whose money one may complain; of an inactive one, those whose money is held still. */
async function ordersFor(db: Db, user: Reader): Promise<ComplaintChoices["orders"]> {
  const [rows, nameOf] = [await listOrdersOf(db, user, mostChoices, !user.isActive), namesFor(user)];
  return rows.map((order) => ({
    ...{ id: order.id, request: order.request, status: order.status, freezes: freezes(order) },
    other: { id: order.other.id, name: nameOf(order.other.name) },
    price: { amount: order.price, currency: order.currency },
    confirms_at: order.confirmsAt?.toISOString() ?? null,
  }));
}

export const reading: Reading = {
  choices: async (_, ctx) => {
    const { db, user } = ctx;
    const all = kindsFor(user);
    const standing = all.includes("account_appeal") ? await standingAppeal(ctx) : null;
    const appeal = standing && {
      ...{ id: standing.id, is_open: isOpen(standing.status) },
      is_decided: standing.status === "decided",
    };
    const kinds = appeal ? all.filter((kind) => kind !== "account_appeal") : all;
    const none = { kinds, appeal, orders: [], people: [], reviews: [], payments: [] };
    if (!kinds.includes("order")) return none;
    const orders = await ordersFor(db, user);
    if (!user.isActive) {
      const held = orders.filter((order) => order.freezes);
      return { ...none, orders: held, kinds: kinds.filter((kind) => kind !== "order" || held.length > 0) };
    }
    const nameOf = namesFor(user);
    const people = await listDealtWith(db, user, mostChoices);
    const [reviews, payments] = [
      await listReviewsOf(db, user, mostChoices),
      await listPaymentsOf(db, user, mostChoices),
    ];
    return {
      ...{ kinds, appeal },
      orders,
      people: people.map(({ id, name }) => ({ id, name: nameOf(name) })),
      reviews: reviews.map(({ author, ...review }) => ({ ...review, author: nameOf(author) })),
      payments: payments.map(({ id, amount, currency, title, at }) => ({
        ...{ id, title, amount: { amount, currency }, at: at.toISOString() },
      })),
    };
  },

  mine: async ({ cursor, parts }, { db, user, now, settings }) => {
    const filters = { of: user.id };
    const { content, meta } = await page(
      { name: "complaints", filters, cursor, parts, perPage: settings.perPage, ...ownOrder },
      (window) => listOwn(db, user.id, now, window),
      ({ createdAt: key, id }) => ({ key, id }),
    );
    return { content: content.map((row) => rowView(row, { ...user, now })), meta };
  },

  get: async ({ id }, ctx) => {
    const { complaint, ...parts } = await currentWith(ctx, id, {
      splits: listSplits(ctx.db, id),
      decisions: listDecisions(ctx.db, id),
      files: listAttached(ctx.db, [id]),
      barred: judgesBarredFrom(ctx.db, id),
      takenBack: takenBackOf(id),
      ...selectAtIssue(ctx.db, id, ctx.now),
    });
    const shown = complaintView(complaint, parts, { ...ctx.user, now: ctx.now });
    return { ...shown, ...(await atIssueView(ctx, complaint, parts)) };
  },

  messages: async ({ id, cursor, parts }, ctx) => {
    const read = async (window: Window) => {
      const { complaint, messages } = await currentWith(ctx, id, {
        messages: listMessages(ctx.db, id, window),
      });
      return messages.map((message) => ({
        key: message.createdAt,
        view: messageView(message, complaint, ctx.user),
      }));
    };
    const { content, meta } = await page(
      { name: "complaint", filters: { id }, cursor, parts, perPage: ctx.settings.perPage, ...messageOrder },
      read,
      ({ key, view }) => ({ key, id: view.id }),
    );
    return { content: content.map(({ view }) => view), meta };
  },

  figures: async ({ id, ...named }, ctx) => {
    const complaint = await currentComplaint(ctx, id);
    const kept = readKept(complaint, named, ctx.user);
    if (complaint.amount === null) throw invalid({ kept: ["api:splitTooMuch"] });
    return figuresFor(complaint, kept, ctx.user);
  },
};
