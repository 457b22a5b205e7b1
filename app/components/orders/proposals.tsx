import { lasting, type Taken } from "~/components/ui/taken";
import { TakenAt } from "~/components/ui/taken-note";
import type { OrderDetails, Proposal } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import { useT } from "~/i18n/use-t";
import { CalendarLink } from "./calendar-link";
import { VisitComplaint } from "./complaining";
import { ProposalDeeds } from "./proposal-deeds";
import { ProposalFacts } from "./proposal-facts";

/** It waits for an answer, a payment or a visit. */
const waits = ({ status }: Proposal) => status === "proposed" || status === "agreed";

type Of = { order: OrderDetails; viewer: Side; taken?: Taken };

/** What either side proposed, first what is open, with the way to answer it, then the newest of what is over. */
export function Proposals({ order, viewer, taken }: Of) {
  const t = useT();
  if (order.proposals.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="proposals">
      <h3 id="proposals" className="text-h4">
        {t("orders:proposals.title")}
      </h3>
      <ol className="props">
        {order.proposals.map((proposal) => (
          <li key={proposal.id} className={waits(proposal) ? "prop open" : "prop"}>
            <ProposalRow proposal={proposal} order={order} viewer={viewer} taken={taken} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ProposalRow({ proposal, order, viewer, taken }: Of & { proposal: Proposal }) {
  const t = useT();
  const { kind, by, starts_at } = proposal;
  // Who opens the door is not there; who comes to it does not come.
  const isOfCustomer = kind === "no_show" && (by === "other") === (viewer === "customer");
  const name = viewer === "customer" ? order.provider.name : order.customer.name;
  return (
    <ProposalFacts
      proposal={proposal}
      order={order}
      title={t(`orders:proposal.${kind}.${by}${isOfCustomer ? ".customer" : ""}`, { name })}
      away={proposal.is_unheard ? name : undefined}
    >
      {starts_at && taken && waits(proposal) ? (
        <TakenAt taken={taken} iso={starts_at} minutes={lasting(order)} except={order.id} />
      ) : null}
      {kind === "warranty" && proposal.status === "agreed" ? (
        <CalendarLink
          to={`${viewer === "customer" ? "" : "/technician"}/requests/${order.request.id}/job.ics`}
        />
      ) : null}
      <VisitComplaint proposal={proposal} order={order} />
      <ProposalDeeds proposal={proposal} order={order} name={name} viewer={viewer} taken={taken} />
    </ProposalFacts>
  );
}
