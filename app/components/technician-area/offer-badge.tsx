import { StatusBadge } from "~/components/ui/status-badge";
import type { SentOffer } from "~/contract/offer-fields";

/** The state of an own offer; one that was chosen is not said to have been passed over because its job was called off. */
export function OfferBadge({ offer: { status, is_called_off } }: { offer: SentOffer }) {
  return <StatusBadge kind="offer" status={is_called_off ? "called_off" : status} />;
}
