import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { Order } from "~/contract/orders";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** An own job in a list: what, for whom, where, when, at which price, how far it is. */
export function JobRow({ job }: { job: Order }) {
  const t = useT();
  const { request } = job;
  return (
    <li className="pad">
      <div className="row between top gap-3">
        <div className="grow basis-48 stack gap-1">
          <h2 className="text-h4">
            <Link to={`/technician/requests/${request.id}`} className="plain">
              <bdi>{request.title}</bdi>
            </Link>
          </h2>
          <p className="sm muted row gap-x-3 gap-y-1">
            <bdi>{job.customer.name}</bdi>
            {request.city ? (
              <span>
                {t("words:place", { district: request.district?.name ?? "", city: request.city.name })}
              </span>
            ) : null}
            <span>
              <Text
                k="technicianArea:offers.startsAt"
                values={{
                  when: <DateTime iso={job.starts_at} as="when" within={job.arrival_minutes} isInside />,
                }}
              />
            </span>
          </p>
        </div>
        <div className="stack gap-1 justify-items-end">
          <Price minor={job.price.amount} currency={job.price.currency} />
          <StatusBadge kind="order" status={job.status} />
        </div>
      </div>
    </li>
  );
}
