import type { OrderDetails } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { DeedForm, ReasonField } from "./deed-form";
import type { MoreDeed } from "./more-deeds";

/** Until when what was done is under warranty. */
export function WarrantyUntil({ order: { warranty_until, is_under_warranty } }: { order: OrderDetails }) {
  if (!warranty_until) return null;
  return (
    <p className="sm muted">
      <Text
        k={is_under_warranty ? "orders:warranty.until" : "orders:warranty.over"}
        values={{ date: <DateTime iso={warranty_until} as="limit" /> }}
      />
    </p>
  );
}

/** A visit free of charge, while the warranty runs; of a technician whose account is closed, that there is none now. */
export function useWarrantyClaim({
  id,
  can,
  provider: { name },
  is_under_warranty,
  is_provider_active,
}: OrderDetails): MoreDeed | null {
  const t = useT();
  const intent = `claim-warranty ${id}`;
  const line = { intent, icon: "shield-check", label: t("orders:warranty.title") } as const;
  if (is_under_warranty && !is_provider_active)
    return { ...line, form: <p className="sm muted">{t("orders:warranty.inactive", { name })}</p> };
  if (!can.includes("claim_warranty")) return null;
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
