import { Num } from "~/components/ui/num";
import { FactTiles } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { Link } from "~/i18n/link";
import { formatDuration } from "~/i18n/spans";
import { useT } from "~/i18n/use-t";
import type { ServiceData } from "./service-data";

/** What one wants to know of a service before asking for it. */
export function ServiceFacts({ service }: { service: ServiceData }) {
  const t = useT();
  const { id, from, minutes, technicians, open } = service;
  return (
    <FactTiles
      className="srv-f"
      facts={[
        { term: t("services:fact.from"), value: <Price minor={from.amount} currency={from.currency} /> },
        { term: t("services:fact.duration"), value: formatDuration(t, minutes) },
        {
          term: t("services:fact.technicians"),
          value: (
            <Link to={`/technicians?service=${id}`}>
              <Num>{technicians}</Num>
            </Link>
          ),
        },
        {
          term: t("services:fact.open"),
          value: (
            <Link to={`/all-requests?service=${id}`}>
              <Num>{open}</Num>
            </Link>
          ),
        },
      ]}
    />
  );
}
