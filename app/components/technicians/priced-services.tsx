import { Price } from "~/components/ui/price";
import { Table } from "~/components/ui/table";
import { Link } from "~/i18n/link";
import { formatDuration } from "~/i18n/spans";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import type { ProfileData } from "./profile-data";

/** What a technician does, how long it usually takes, from how much. */
export function PricedServices({ services }: { services: ProfileData["services"] }) {
  const t = useT();
  if (services.length === 0) return <p className="muted">{t("technicians:profile.noServices")}</p>;
  return (
    <Table
      caption={t("technicians:profile.services.caption")}
      headless
      framed
      rows={services}
      rowId={({ id }) => id}
      columns={[
        {
          id: "service",
          head: t("technicians:profile.service"),
          names: true,
          cell: ({ id, name, minutes }) => (
            <>
              <Link to={`/services/all-services/${id}`} className="plain med">
                {name}
              </Link>
              <span className="sm muted block sm:hidden">{formatDuration(t, minutes)}</span>
            </>
          ),
        },
        {
          id: "duration",
          head: t("technicians:profile.duration"),
          className: "muted sm max-sm:hidden",
          cell: ({ minutes }) => formatDuration(t, minutes),
        },
        {
          id: "price",
          head: t("technicians:profile.price"),
          amount: true,
          cell: ({ from }) =>
            from ? (
              <Text
                k="technicians:fromPrice"
                values={{ price: <Price minor={from.amount} currency={from.currency} className="strong" /> }}
              />
            ) : (
              <span className="muted sm">{t("technicians:priceByOffer")}</span>
            ),
        },
      ]}
    />
  );
}
