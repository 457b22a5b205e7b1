import type { ReactNode } from "react";
import type { Order } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { RequestPlace } from "./request-place";

type ListRowProps = Pick<Order, "request" | "customer"> & {
  /** What the time says: a text of `technicianArea:offers`. */
  time: { key: "startsAt" | "closedAt" | "validUntil"; iso: string; within: number };
  /** Price and state. */
  end: ReactNode;
  children?: ReactNode;
};

/** A row of the technician's own jobs or offers: what, for whom, where and when. */
export function ListRow({ request, customer, time, end, children }: ListRowProps) {
  const { key, iso, within } = time;
  return (
    <div className="pad stack gap-3">
      <div className="row nowrap top gap-3">
        <div className="grow stack gap-1">
          <h2 className="text-h4">
            <Link to={`/technician/requests/${request.id}`} className="plain">
              <bdi>{request.title}</bdi>
            </Link>
          </h2>
          <p className="sm muted row gap-x-3 gap-y-1">
            <bdi>{customer.name}</bdi>
            <RequestPlace of={request} />
            <span>
              <Text
                k={`technicianArea:offers.${key}`}
                values={{
                  when:
                    key === "validUntil" ? (
                      <DateTime iso={iso} as="limit" />
                    ) : (
                      <DateTime iso={iso} as="when" within={within} isInside />
                    ),
                }}
              />
            </span>
          </p>
        </div>
        <div className="grid gap-1 justify-items-end text-end">{end}</div>
      </div>
      {children}
    </div>
  );
}
