import type { Delivery } from "~/contract/delivery-fields";
import type { OrderDetails } from "~/contract/order-fields";
import type { listOfJob } from "../files/attach-store";
import type { listDeliveries } from "./delivery-store";
import type { OrderViewRow } from "./view-store";

type Line = Awaited<ReturnType<typeof listDeliveries>>[number];
type File = Awaited<ReturnType<typeof listOfJob>>[number];

/**
 * What was delivered last, and what was to be changed of each delivery.
 * @param lines newest first
 * @param photos of all deliveries: each belongs to the first one that is not before it
 */
export function deliveries(
  { deliveredAt, deliveryNote }: Pick<OrderViewRow, "deliveredAt" | "deliveryNote">,
  lines: readonly Line[],
  photos: readonly File[],
): Pick<OrderDetails, "delivery" | "changes_asked"> {
  const made = lines.filter(({ event }) => event === "deliver");
  const shown = (at: Date, note: string): Delivery => {
    const since = made.find((line) => line.at < at)?.at;
    const isOfIt = ({ attachedAt }: File) =>
      attachedAt !== null && attachedAt <= at && (!since || attachedAt > since);
    return {
      ...{ at: at.toISOString(), note },
      photos: photos.filter(isOfIt).map(({ id, width, height }) => ({ id, width, height })),
    };
  };
  return {
    delivery: deliveredAt && shown(deliveredAt, deliveryNote),
    changes_asked: lines.flatMap(({ event, at, said }, index) => {
      if (event !== "askChanges") return [];
      const of = lines.slice(index).find((line) => line.event === "deliver");
      const isLast = of?.at.getTime() === deliveredAt?.getTime();
      return { at: at.toISOString(), reason: said, delivered: of && !isLast ? shown(of.at, of.said) : null };
    }),
  };
}
