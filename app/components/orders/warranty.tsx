import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";
import { DeedForm, ReasonField } from "./deed-form";
import type { MoreDeed } from "./more-deeds";
import { isFree } from "./open-proposal";

/** Of a job that is done, which may be in dispute since. */
const hasWarranty = ({ status }: OrderDetails) => status === "completed" || status === "disputed";

const isWarranted = ({ warranty_until }: OrderDetails, now: string) =>
  warranty_until !== null && Date.parse(warranty_until) > Date.parse(now);

/** Until when what was done is under warranty. */
export function WarrantyUntil({ order }: { order: OrderDetails }) {
  const { now } = useSetting();
  if (!hasWarranty(order) || !order.warranty_until) return null;
  return (
    <p className="sm muted">
      <Text
        k={isWarranted(order, now) ? "orders:warranty.until" : "orders:warranty.over"}
        values={{ date: <DateTime iso={order.warranty_until} as="limit" /> }}
      />
    </p>
  );
}

/** A visit free of charge, while the warranty runs. */
export function useWarrantyClaim(order: OrderDetails): MoreDeed | null {
  const t = useT();
  const { now } = useSetting();
  if (!hasWarranty(order) || !isWarranted(order, now) || !isFree(order, "warranty")) return null;
  const intent = `claim-warranty ${order.id}`;
  const line = { intent, icon: "shield-check", label: t("orders:warranty.title") } as const;
  const { name } = order.provider;
  if (!order.is_provider_active)
    return { ...line, form: <p className="sm muted">{t("orders:warranty.inactive", { name })}</p> };
  return {
    ...line,
    form: (
      <DeedForm
        intent={intent}
        says={t("orders:warranty.text", { name })}
        button={t("orders:warranty.submit")}
        withPhotos
      >
        <ReasonField label={t("orders:warranty.reason")} />
      </DeedForm>
    ),
  };
}
