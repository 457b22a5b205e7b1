import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import { WaitingLine } from "~/components/ui/waiting-line";
import type { Order } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { useZoneName } from "~/i18n/zone-name";

/** Today's jobs by the hour. */
export function DayJobs({ jobs }: { jobs: Order[] }) {
  const t = useT();
  const zone = useZoneName();
  return (
    <Panel
      className="d-jobs"
      title={t("technicianArea:jobs.title")}
      action={jobs.length > 0 ? <span className="sm muted">{zone}</span> : null}
      flush
    >
      {jobs.length === 0 ? (
        <EmptyState icon="calendar" title={t("technicianArea:jobs.none")} level={3}>
          {t("technicianArea:jobs.noneText")}
        </EmptyState>
      ) : (
        <ol className="day">
          {jobs.map((job, index) => (
            <li key={job.id} className={index === 0 ? "nx" : undefined}>
              <DateTime iso={job.starts_at} as="time" className="num" />
              <div className="day-c">
                <div className="row between nowrap top">
                  <div>
                    <p className="med">
                      <Link to={`/technician/requests/${job.request.id}`} className="plain">
                        <bdi>{job.request.title}</bdi>
                      </Link>
                    </p>
                    <p className="sm muted row gap-x-3 gap-y-1">
                      <bdi>{job.customer.name}</bdi>
                      {job.request.district ? <span>{job.request.district.name}</span> : null}
                      {job.arrival_minutes > 0 ? (
                        <DateTime iso={job.starts_at} as="time" within={job.arrival_minutes} />
                      ) : null}
                    </p>
                  </div>
                  <Price minor={job.price.amount} currency={job.price.currency} />
                </div>
                <div className="row between gap-2 mt-2.5">
                  <StatusBadge kind="order" status={job.status} />
                  {index === 0 && job.can.includes("start") ? (
                    <ButtonLink to={`/technician/requests/${job.request.id}`} variant="accent" size="sm">
                      {t("technicianArea:jobs.start")}
                    </ButtonLink>
                  ) : null}
                </div>
                <WaitingLine waits={job.waits} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
