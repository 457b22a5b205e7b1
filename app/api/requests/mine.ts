import { type OwnRequestCard, type RequestStatus, workState } from "~/contract/request-fields";
import { type RequestTab, type requestsContract, requestTab } from "~/contract/requests";
import { shortName } from "~/i18n/names";
import { requests } from "../db/schema";
import { waitOf } from "../next-step/wait";
import type { Operation } from "../operation";
import { page } from "../page";
import type { Viewpoint } from "../reading";
import { requestCard } from "./card-view";
import { type AgreedRow, countMine, listMine } from "./mine-store";
import { requestCounter } from "./totals";

type Counted = Awaited<ReturnType<typeof countMine>>;

/** The stored totals, moved on by what time has done since. */
function countsOf(
  customerId: string,
  { totals, expired, lapsed, released, approved }: Counted,
): Record<RequestTab, number> {
  const stored = (tab: RequestTab) => totals[requestCounter(customerId, tab)] ?? 0;
  return {
    open: stored("open") - expired + released,
    awarding: stored("awarding") - lapsed,
    assigned: stored("assigned") - approved,
    completed: stored("completed") + approved,
    closed: stored("closed") + expired + lapsed - released,
    draft: stored("draft"),
  };
}

const isoOf = (time: string) => new Date(time).toISOString();

/** What was agreed, while it stands: a payment that lapsed has opened the request again. */
function agreedOf(status: RequestStatus, row: AgreedRow | null): OwnRequestCard["agreed"] {
  if (!row || status === "open" || status === "expired") return null;
  const doneAt = row.completedAt ?? (status === "completed" ? row.confirmsAt : null);
  return {
    provider_name: shortName(row.name),
    price: { amount: row.price, currency: row.currency },
    starts_at: isoOf(row.startsAt),
    arrival_minutes: row.arrivalMinutes,
    payment_due_at: row.isPaid ? null : isoOf(row.payableUntil ?? row.paymentDueAt),
    is_transfer_sent: !row.isPaid && row.waits.isTransferSent,
    completed_at: doneAt && isoOf(doneAt),
    work: status === "assigned" ? (workState.options.find((state) => state === row.status) ?? null) : null,
  };
}

function waitsOf(status: RequestStatus, row: AgreedRow | null, now: Date): OwnRequestCard["waits"] {
  if (!row) return null;
  const confirmsAt = row.confirmsAt === null ? null : new Date(row.confirmsAt);
  // Approved by silence: the request says so already.
  const isDone = row.status === "delivered" && status === "completed";
  const order = { ...row, ...row.waits, confirmsAt, status: isDone ? ("completed" as const) : row.status };
  return waitOf(order, "customer", now);
}

function ownCard({ agreed, ...row }: Awaited<ReturnType<typeof listMine>>[number], viewpoint: Viewpoint) {
  const card = requestCard(row, viewpoint);
  return {
    ...card,
    agreed: agreedOf(card.status, agreed),
    waits: waitsOf(card.status, agreed, viewpoint.now),
  };
}

/** The customer's own requests in one tab, with the totals of all tabs. */
export const mine: Operation<(typeof requestsContract)["mine"]> = async (
  { tab = "open", cursor, parts },
  ctx,
) => {
  const { db, now, user, settings } = ctx;
  const names = requestTab.options.map((name) => requestCounter(user.id, name));
  const counted = await countMine(db, user.id, names, now);
  const { content, meta } = await page(
    {
      ...{ name: "requests.mine", filters: { tab }, cursor, parts, perPage: settings.perPage },
      ...{ key: requests.updatedAt, id: requests.id },
    },
    (window) => listMine(db, user.id, tab, now, window),
    ({ updatedAt, id }) => ({ key: updatedAt, id }),
  );
  return { content: content.map((row) => ownCard(row, ctx)), meta, counts: countsOf(user.id, counted) };
};
