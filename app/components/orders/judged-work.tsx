import { Panel } from "~/components/ui/panel";
import type { JobAtIssue } from "~/contract/decision-basis-fields";
import { useT } from "~/i18n/use-t";
import { Delivery, EarlierDeliveries } from "./delivery";
import { ProposalFacts } from "./proposal-facts";

/** For staff: what was delivered, what was to be changed, and what either side proposed on the way. */
export function JudgedWork({ job }: { job: JobAtIssue }) {
  const t = useT();
  return (
    <>
      <Panel title={t("staff:complaints.work")}>
        <div className="stack gap-5">
          {job.delivery ? (
            <Delivery order={job} />
          ) : (
            <p className="muted">{t("staff:complaints.notDelivered")}</p>
          )}
          <EarlierDeliveries changes={job.changes_asked} />
          {job.pause_reason ? (
            <div className="stack gap-1">
              <p className="med">{t("orders:pause.said")}</p>
              <p className="said sm" dir="auto">
                {job.pause_reason}
              </p>
            </div>
          ) : null}
        </div>
      </Panel>
      <Proposed job={job} />
    </>
  );
}

/** Other prices and times, that somebody did not come, visits under warranty: each by its side's name. */
function Proposed({ job }: { job: JobAtIssue }) {
  const t = useT();
  if (job.proposals.length === 0) return null;
  const title = ({ kind, by }: JobAtIssue["proposals"][number]) => {
    const [name, other] = [job[by].name, job[by === "customer" ? "provider" : "customer"].name];
    if (kind === "no_show")
      return t(`staff:complaints.noShow${by === "provider" ? ".customer" : ""}`, { name, other });
    return t(`orders:proposal.${kind}.other`, { name });
  };
  return (
    <Panel title={t("orders:proposals.title")}>
      <ol className="props">
        {job.proposals.map((proposal) => (
          <li key={proposal.id} className="prop">
            <ProposalFacts proposal={proposal} order={job} title={title(proposal)} at="dateTime" />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
