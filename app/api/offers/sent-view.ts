import type { Offer, SentOffer } from "~/contract/offer-fields";
import { shortName } from "~/i18n/names";
import { oneIn, over } from "../db/states";
import type { Viewpoint } from "../reading";
import { requestCard } from "../requests/card-view";
import { earningOf, offerView } from "./offer-view";
import type { SentRow } from "./sent-store";

/** A validity that ran out ended it by itself; anything else that ends an offer is written down when it happens. */
const closedAt = ({ status, valid_until }: Offer, writtenAt: Date): string | null => {
  if (!oneIn(over, status)) return null;
  return status === "expired" ? valid_until : writtenAt.toISOString();
};

/** An offer as its sender sees it: with the request, and what would be earned. */
export function sentOffer(row: SentRow, viewpoint: Viewpoint): SentOffer {
  const request = requestCard(row.request, viewpoint);
  const state = { isOpen: request.status === "open", version: row.version };
  const view = offerView(row.offer, state, "provider", viewpoint);
  const { asked_price: asked, price } = view;
  // Approved by silence: the request says so, before the clock has written it down.
  const isDone = row.orderStatus === "delivered" && request.status === "completed";
  const orderStatus = isDone ? "completed" : row.orderStatus;
  return {
    ...view,
    request,
    customer: { id: row.customer.id, name: shortName(row.customer.name) },
    order_status: view.status === "accepted" ? orderStatus : null,
    is_called_off: row.isCalledOff,
    closed_at: closedAt(view, row.updatedAt),
    earning: earningOf((asked ?? price).amount, row.commission, viewpoint.settings),
  };
}
