import type { JobAtIssue } from "~/contract/decision-basis-fields";
import type { Db } from "../db/client";
import { readTogether } from "../db/together";
import { type OfferRow, selectOffer } from "../offers/view-store";
import { orderDetails } from "../orders/details-view";
import type { OrderViewRow } from "../orders/view-store";
import type { Viewpoint } from "../reading";
import { timelineOf } from "../requests/details-view";
import { listHistoryFor } from "../requests/history-store";

function offerOf(row: OfferRow | undefined): JobAtIssue["offer"] {
  if (!row) throw new Error("An order without its offer");
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    ...{ kind: row.kind, price: money(row.price), included: row.included, message: row.message },
    includes_materials: row.includesMaterials,
    rounds: row.rounds.map(({ by, kind, note, price, at }) => ({
      ...{ by, kind, note, price: money(price) },
      at: new Date(at).toISOString(),
    })),
  };
}

/** What both sides see of their job, without what is one's alone: the code of arrival, the commission, what each may do. */
export async function jobAtIssueView(db: Db, row: OrderViewRow, viewpoint: Viewpoint): Promise<JobAtIssue> {
  const seen = await orderDetails(db, row, "customer", viewpoint);
  const { id, status, price, visit_fee, starts_at, arrival_minutes, duration, warranty_days } = seen;
  const { paid_at, started_at, delivery, completed_at, changes_asked, pause_reason } = seen;
  const { lines, offers } = await readTogether(db, {
    lines: listHistoryFor(db, row.requestId, row.providerId),
    offers: selectOffer(db, row.offerId),
  });
  return {
    ...{ id, status, price, visit_fee, starts_at, arrival_minutes, duration, warranty_days },
    ...{ paid_at, started_at, delivery, completed_at, changes_asked, pause_reason },
    customer: row.customer,
    provider: { id: row.provider.id, name: row.provider.name },
    offer: offerOf(offers[0]),
    proposals: seen.proposals.map(({ by, can: _, is_unheard: __, payout: ___, ...proposal }) => ({
      ...proposal,
      by: by === "you" ? ("customer" as const) : ("provider" as const),
    })),
    timeline: timelineOf(lines, row.currency),
  };
}
