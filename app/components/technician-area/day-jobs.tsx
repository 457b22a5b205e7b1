import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import { WaitingLine } from "~/components/ui/waiting-line";
import type { JobOfDay } from "~/contract/technician-area-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { DayTools } from "./day-tools";
import { JobWhere } from "./job-where";

type DayProps = {
  jobs: JobOfDay[];
  /** There are jobs for a calendar, of this day or of another. */
  hasCalendar: boolean;
};

/** Today's jobs, and visits under warranty, by the hour. */
export function DayJobs({ jobs, hasCalendar }: DayProps) {
  const t = useT();
  return (
    <Panel
      className="d-jobs"
      title={t("technicianArea:jobs.title")}
      action={<DayTools hasTimes={jobs.length > 0} hasCalendar={hasCalendar} />}
      flush
    >
      {jobs.length === 0 ? (
        <EmptyState icon="calendar" title={t("technicianArea:jobs.none")} level={3}>
          {t("technicianArea:jobs.noneText")}
        </EmptyState>
      ) : (
        <ol className="day">
          {jobs.map((job, index) => (
            <DayJob key={`${job.id} ${job.at}`} job={job} isNext={index === 0} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

const tabs = (["to_start", "running"] as const).map(
  (tab) => [tab, `/technician/requests?tab=${tab}`] as const,
);

/** What is left of days that are over, which would be on no day's list: the last of it. The lists of jobs have the rest. */
export function LeftJobs({ jobs, areMore }: { jobs: JobOfDay[]; areMore: boolean }) {
  const t = useT();
  if (jobs.length === 0) return null;
  return (
    <Panel title={t("technicianArea:jobs.left")} flush>
      <ol className="day">
        {jobs.map((job) => (
          <DayJob key={`${job.id} ${job.at}`} job={job} isNext={false} isLeft />
        ))}
      </ol>
      {areMore ? (
        <div className="row between gap-2 p-4">
          <p className="sm muted">{t("technicianArea:jobs.left.more")}</p>
          {tabs.map(([tab, to]) => (
            <Link key={tab} to={to} className="sm">
              {t(`technicianArea:requests.tab.${tab}`)}
            </Link>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}

function DayJob({ job, isNext, isLeft = false }: { job: JobOfDay; isNext: boolean; isLeft?: boolean }) {
  const t = useT();
  const { at, is_visit, request } = job;
  const path = `/technician/requests/${request.id}` as const;
  return (
    <li className={isNext ? "nx" : undefined}>
      <DateTime iso={at} as="time" className="num" />
      <div className="day-c">
        <div className="row between top gap-y-0">
          <p className="med">
            <Link to={path} className="plain">
              <bdi>{request.title}</bdi>
            </Link>
          </p>
          {is_visit ? null : <Price minor={job.price.amount} currency={job.price.currency} />}
        </div>
        <JobWhere job={job} isLeft={isLeft} />
        <div className="row between gap-2 mt-2.5">
          {is_visit ? (
            <Badge tone="blue" icon="shield-check">
              {t("technicianArea:jobs.visit")}
            </Badge>
          ) : (
            <span className="row gap-1.5">
              <StatusBadge kind="order" status={job.status} />
              {job.is_late ? (
                <Badge tone="amber" icon="clock">
                  {t("technicianArea:jobs.late")}
                </Badge>
              ) : null}
            </span>
          )}
          {isNext && job.can.includes("start") ? (
            <ButtonLink to={path} variant="accent" size="sm">
              {t("technicianArea:jobs.start")}
            </ButtonLink>
          ) : null}
        </div>
        <WaitingLine waits={job.waits} />
      </div>
    </li>
  );
}
