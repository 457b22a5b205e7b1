import { ButtonLink } from "~/components/ui/button";
import { StatusBadge } from "~/components/ui/status-badge";
import type { ComplaintChoices } from "~/contract/complaint-choices";
import type { Side } from "~/contract/people";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";

type Job = ComplaintChoices["orders"][number];
type Props = {
  jobs: readonly Job[];
  /** How the reader stands to them. */
  reader: Side;
};

/** The jobs of a closed account whose money is held still: what comes of each, and the way to be heard about it. */
export function HeldJobs({ jobs, reader }: Props) {
  const t = useT();
  if (jobs.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby="jobs">
      <div className="stack gap-2">
        <h2 id="jobs" className="text-h4">
          {t("complaints:inactive.jobs")}
        </h2>
        <p className="muted measure">{t("complaints:inactive.jobs.text")}</p>
      </div>
      <ul className="panel list">
        {jobs.map((job) => (
          <li key={job.id}>
            <HeldJob job={job} reader={reader} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeldJob({ job, reader }: Pick<Props, "reader"> & { job: Job }) {
  const t = useT();
  const money = useMoney();
  const { id, request, other, status, price, confirms_at } = job;
  return (
    <div className="pad stack gap-2 justify-items-start">
      <div className="row top between gap-3 w-full">
        <h3 className="text-h4">
          <bdi>{request.title}</bdi>
        </h3>
        <StatusBadge kind="order" status={status} />
      </div>
      <p>
        <Text
          k={`complaints:inactive.jobs.${status}.${reader}`}
          values={{
            ...{ name: other.name, price: money(price) },
            due: confirms_at ? <DateTime iso={confirms_at} as="limit" /> : "",
          }}
        />
      </p>
      <ButtonLink to={`/complaints/new?order=${id}`} variant="line" icon="scale">
        {t("complaints:dispute.title")}
      </ButtonLink>
    </div>
  );
}
