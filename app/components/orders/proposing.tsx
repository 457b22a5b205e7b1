import { AffixField } from "~/components/ui/affix-field";
import { lasting, type Taken } from "~/components/ui/taken";
import { TimeField } from "~/components/ui/time-field";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { symbolOf } from "~/i18n/currency";
import { useMoney } from "~/i18n/use-money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { DeedForm, ReasonField } from "./deed-form";
import type { MoreDeed } from "./more-deeds";

type Of = { order: OrderDetails; viewer: Side };

/** What either side may propose to the other now, first that the other did not come. @param taken when a technician who proposes has something else to do */
export function useProposing({ order, viewer, taken }: Of & { taken?: Taken }): (MoreDeed | null)[] {
  const t = useT();
  const may = (can: OrderDetails["can"][number]) => order.can.includes(can);
  return [
    may("claim_no_show")
      ? {
          ...{ intent: `no-show ${order.id}`, icon: "user-round-x" },
          label: t(`orders:noShow.${viewer}.title`),
          form: <ClaimNoShow order={order} viewer={viewer} />,
        }
      : null,
    may("propose_time")
      ? {
          ...{ intent: `propose-time ${order.id}`, icon: "calendar-clock", label: t("orders:time.title") },
          form: <ProposeTime order={order} taken={taken} />,
        }
      : null,
    may("propose_price")
      ? {
          ...{ intent: `propose-price ${order.id}`, icon: "tag", label: t("orders:newPrice.title") },
          form: <ProposePrice order={order} />,
        }
      : null,
  ];
}

function ProposePrice({ order }: { order: OrderDetails }) {
  const t = useT();
  const { locale } = useReading();
  const money = useMoney();
  return (
    <DeedForm
      intent={`propose-price ${order.id}`}
      says={t("orders:newPrice.text", { price: money(order.price) })}
      button={t("orders:newPrice.submit")}
      withPhotos
    >
      <AffixField
        name="price"
        label={t("orders:newPrice.price")}
        before={symbolOf(order.price.currency, locale)}
      />
      <ReasonField label={t("orders:newPrice.reason")} />
    </DeedForm>
  );
}

function ProposeTime({ order, taken }: { order: OrderDetails; taken?: Taken }) {
  const t = useT();
  const others = taken && { ...taken, jobs: taken.jobs.filter((job) => job.order_id !== order.id) };
  return (
    <DeedForm
      intent={`propose-time ${order.id}`}
      says={t("orders:time.text")}
      button={t("orders:time.submit")}
    >
      <TimeField name="starts_at" label={t("orders:time.start")} taken={others} minutes={lasting(order)} />
      <ReasonField label={t("orders:time.reason")} optional />
    </DeedForm>
  );
}

function ClaimNoShow({ order, viewer }: Of) {
  const t = useT();
  const money = useMoney();
  const fee = order.visit_cost;
  const payout = order.visit_payout ?? fee;
  const values = {
    ...{ fee: money(fee), payout: money(payout), price: money(order.price), name: order.provider.name },
  };
  const visit = payout.amount > 0 ? "text" : "kept";
  const says = viewer === "customer" ? "text" : fee.amount === 0 ? "free" : visit;
  return (
    <DeedForm
      intent={`no-show ${order.id}`}
      says={t(`orders:noShow.${viewer}.${says}`, values)}
      button={t("orders:noShow.submit")}
      withPhotos
    >
      <ReasonField label={t("orders:noShow.reason")} />
    </DeedForm>
  );
}
