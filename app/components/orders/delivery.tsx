import { keyed } from "~/components/ui/keyed";
import type { ChangeAsked, Delivery as Delivered } from "~/contract/delivery-fields";
import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
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
      <SaidAndShown delivery={delivery} />
    </section>
  );
}

function SaidAndShown({ delivery: { note, photos } }: { delivery: Delivered }) {
  const t = useT();
  return (
    <>
      {note ? (
        <p className="said" dir="auto">
          {note}
        </p>
      ) : null}
      <OrderPhotos photos={photos} />
      {!note && photos.length === 0 ? <p className="sm muted">{t("orders:delivery.bare")}</p> : null}
    </>
  );
}

/** What the customer asked to be changed, each time, with the delivery that it is about where another took its place. */
export function EarlierDeliveries({ changes }: { changes: ChangeAsked[] }) {
  const t = useT();
  return keyed(changes, ({ at }) => at).map(({ key, entry: { at, reason, delivered } }) => (
    <div key={key} className="stack gap-3">
      <Said title={t("orders:changes.said")} iso={at} />
      <p className="said" dir="auto">
        {reason}
      </p>
      {delivered ? (
        <>
          <Said title={t("orders:delivery.before")} iso={delivered.at} />
          <SaidAndShown delivery={delivered} />
        </>
      ) : null}
    </div>
  ));
}

function Said({ title, iso }: { title: string; iso: string }) {
  return (
    <div className="row gap-x-3 gap-y-1">
      <h4 className="med">{title}</h4>
      <DateTime iso={iso} as="when" className="sm muted" />
    </div>
  );
}
