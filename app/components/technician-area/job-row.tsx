import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import { WaitingLine } from "~/components/ui/waiting-line";
import type { Order } from "~/contract/order-fields";
import { ListRow } from "./list-row";

/** An own job in a list: what, for whom, where, when, at which price, how far it is. */
export function JobRow({ job }: { job: Order }) {
  const { request, customer, price, status } = job;
  return (
    <ListRow
      request={request}
      customer={customer}
      time={{ key: "startsAt", iso: job.starts_at, within: job.arrival_minutes }}
      end={
        <>
          <Price minor={price.amount} currency={price.currency} />
          <StatusBadge kind="order" status={status} />
        </>
      }
    >
      <WaitingLine waits={job.waits} />
    </ListRow>
  );
}
