import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { OrderPhotos } from "./order-photos";

/** What the technician said and showed when the work was done. */
export function Delivery({ order: { delivery } }: { order: Pick<OrderDetails, "delivery"> }) {
  const t = useT();
  if (!delivery) return null;
  return (
    <section className="stack gap-3" aria-labelledby="delivery">
      <div className="row gap-x-3 gap-y-1">
        <h3 id="delivery" className="text-h4">
          {t("orders:delivery.title")}
        </h3>
        <DateTime iso={delivery.at} as="when" className="sm muted" />
      </div>
      {delivery.note ? (
        <p className="said" dir="auto">
          {delivery.note}
        </p>
      ) : null}
      <OrderPhotos photos={delivery.photos} />
      {!delivery.note && delivery.photos.length === 0 ? (
        <p className="sm muted">
          <Text k="orders:delivery.bare" />
        </p>
      ) : null}
    </section>
  );
}
