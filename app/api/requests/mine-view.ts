import { type OwnRequestCard, type RequestStatus, workState } from "~/contract/request-fields";
import { shortName } from "~/i18n/names";
import { waitOf } from "../next-step/wait";
import { isCodeLocked } from "../orders/view-rules";
import type { Viewpoint } from "../reading";
import { requestCard } from "./card-view";
import type { AgreedRow, listMine } from "./mine-store";

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

function waitsOf(
  status: RequestStatus,
  row: AgreedRow | null,
  { now, settings }: Viewpoint,
): OwnRequestCard["waits"] {
  if (!row) return null;
  const confirmsAt = row.confirmsAt === null ? null : new Date(row.confirmsAt);
  // Approved by silence: the request says so already.
  const isDone = row.status === "delivered" && status === "completed";
  const moved = { confirmsAt, status: isDone ? ("completed" as const) : row.status };
  const order = { ...row, ...row.waits, ...moved, isCodeLocked: isCodeLocked(row, settings) };
  return waitOf(order, "customer", now);
}

/** An own request in a list: what was agreed, and what of it waits for somebody. */
export function ownCard(
  { agreed, ...row }: Awaited<ReturnType<typeof listMine>>[number],
  viewpoint: Viewpoint,
): OwnRequestCard {
  const card = requestCard(row, viewpoint);
  return {
    ...card,
    agreed: agreedOf(card.status, agreed),
    waits: waitsOf(card.status, agreed, viewpoint),
  };
}
