import type { NextStep } from "~/contract/next-step";
import type { RequestDetails } from "~/contract/request-fields";
import { shortName } from "~/i18n/names";
import { mayComplain } from "../complaints/question-rules";
import type { Viewpoint } from "../reading";
import { requestCard } from "./card-view";
import type { DetailsRow } from "./details-store";
import type { LineRow } from "./history-store";
import { sharingOf } from "./situation-view";

/** A structured answer in the reader's words. */
function answersOf(
  { answers, questions }: DetailsRow,
  locale: Viewpoint["locale"],
): RequestDetails["answers"] {
  return (questions ?? []).flatMap(({ code, label, options }): RequestDetails["answers"] => {
    const answer = answers[code];
    if (answer === undefined) return [];
    if (typeof answer === "number") return [{ code, label: label[locale], value: answer }];
    const word = (one: string) => options.find((option) => option.code === one)?.label[locale] ?? one;
    const value = [answer]
      .flat()
      .map(word)
      .join(locale === "ar" ? "، " : ", ");
    return [{ code, label: label[locale], value }];
  });
}

const callingOff = ["order.cancel", "order.backOut", "order.noShow"];

const reasonOf = (event: string, { reason }: LineRow["detail"]) =>
  callingOff.includes(event) && typeof reason === "string" && reason !== "" ? reason : null;

const absentIn = (event: string, { cancelledBy: by }: LineRow) =>
  event === "order.noShow" && (by === "customer" || by === "provider") ? by : null;

/** The history of a request, an event's name being that of its record and its own: `offer.send`. */
export function timelineOf(lines: readonly LineRow[], currency: string): RequestDetails["timeline"] {
  return lines.map((line) => {
    const { event, actor, detail, at, providerName } = line;
    const amount = detail.asked ?? detail.price;
    return {
      ...{ event, actor, name: providerName, absent: absentIn(event, line), at: at.toISOString() },
      reason: reasonOf(event, detail),
      amount: typeof amount === "number" ? { amount, currency } : null,
    };
  });
}

type View = Pick<RequestDetails, "view" | "can" | "timeline"> & {
  next: NextStep | null;
  isPrivateShown: boolean;
  /** The account that looks; null for a guest. */
  viewerId: string | null;
};

/** Whom the customer asked first: theirs to know, and the customer's, also once the request is open to all. */
const directProvider = ({ directProviderId, directName }: DetailsRow) =>
  directProviderId ? { id: directProviderId, name: directName ?? "" } : null;

/** Where and how the customer is found, and whether a provider is shown it, too. */
function privateOf(row: DetailsRow, viewpoint: Viewpoint): RequestDetails["private"] {
  const sharing = sharingOf(row, viewpoint);
  const shared = sharing && { until: sharing.until?.toISOString() ?? null };
  return { address: row.address, phone: row.customer.phone, shared };
}

function visitKeptOf({ visitKept }: DetailsRow): RequestDetails["visit_kept"] {
  if (!visitKept) return null;
  const { orderId, name, amount, currency, isPaidOut, complaint } = visitKept;
  return {
    ...{ order_id: orderId, provider_name: name, amount: { amount, currency } },
    is_paid_out: isPaidOut,
    complaint_id: complaint?.id ?? null,
    can_complain: mayComplain(
      { price: 0, released: amount },
      { freezes: false, standing: complaint?.standing ?? null },
    ),
  };
}

function rejectedOf({ rejectedTransfer }: DetailsRow): RequestDetails["rejected_transfer"] {
  if (!rejectedTransfer) return null;
  const { orderId, amount, currency, reference, reason, isAwaited } = rejectedTransfer;
  return { order_id: orderId, amount: { amount, currency }, reference, reason, is_awaited: isAwaited };
}

/** The job of a request: the one that stands, and for its owner, once the request is cancelled, the last that was paid. */
function orderIdOf({ order, status, calledOff }: DetailsRow, view: View["view"]): string | null {
  if (view === "public") return null;
  return order?.id ?? (view === "owner" && status === "cancelled" ? calledOff : null);
}

/** A request in full, as one of its viewers sees it. */
export function requestDetails(row: DetailsRow, view: View, viewpoint: Viewpoint): RequestDetails {
  const { isPrivateShown, viewerId, ...shown } = view;
  const isOwner = view.view === "owner";
  const { id, name, avatarId } = row.customer;
  const { currency } = row.card;
  const backOf = (amount: number) => (isOwner && amount > 0 ? { amount, currency } : null);
  return {
    ...requestCard(row.card, viewpoint),
    ...shown,
    description: row.description,
    answers: answersOf(row, viewpoint.locale),
    customer: { id, name: isOwner ? name : shortName(name), avatar: avatarId },
    version: row.version,
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_closed_to_offers: row.isClosedToOffers || !row.isOwnerActive,
    direct_provider: isOwner || row.directProviderId === viewerId ? directProvider(row) : null,
    private: isPrivateShown ? privateOf(row, viewpoint) : null,
    refunding: backOf(row.refunding),
    refund_to_name: backOf(row.refundToName),
    refund_failed: backOf(row.refundFailed),
    refund_undecided: backOf(row.refundUndecided),
    refunded: backOf(row.refunded),
    charged_back: backOf(row.chargedBack),
    bank_returned: view.timeline.some(({ event }) => event === "order.chargeBack") ? row.bankReturned : null,
    order_id: orderIdOf(row, view.view),
    visit_kept: isOwner ? visitKeptOf(row) : null,
    rejected_transfer: isOwner ? rejectedOf(row) : null,
  };
}
