import { DataIcon, Icon } from "~/components/ui/icon";
import { Price } from "~/components/ui/price";
import type { Money } from "~/contract/endpoint";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";

/** A service as a row of the catalogue; `web/services/service-pages` makes it. */
export type ServiceRowData = {
  id: string;
  icon: string;
  name: string;
  from: Money;
  technicians: number;
  open: number;
};

/** One service: who does it, who asks for it, from how much. */
export function ServiceRow({ service }: { service: ServiceRowData }) {
  const { id, icon, name, from, technicians, open } = service;
  return (
    <Link to={`/services/all-services/${id}`} className="srv">
      <DataIcon name={icon} />
      <strong>{name}</strong>
      <span className="srv-n sm muted">
        <span>
          <Text k="services:technicians" count={technicians} />
        </span>
        <span>
          <Text k="services:openRequests" count={open} />
        </span>
      </span>
      <span className="srv-p sm">
        <Text
          k="services:from"
          values={{ price: <Price minor={from.amount} currency={from.currency} className="strong" /> }}
        />
      </span>
      <Icon name="chevron-right" size="m" className="req-c" />
    </Link>
  );
}
