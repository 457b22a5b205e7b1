import { ButtonLink } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { MoreLink } from "~/components/ui/panel";
import type { OrderDetails, Proposal } from "~/contract/order-fields";
import type { Path } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import type { MoreDeed } from "./more-deeds";

type Of = { order: OrderDetails; area: "/requests" | "/technician/requests" };

/** That there is a complaint about the job: whose it is, what it freezes, and the way to it. @param other the other side's name */
export function ComplaintNote({ order, other }: Pick<Of, "order"> & { other: string }) {
  const t = useT();
  const money = useMoney();
  const { complaint, status, price } = order;
  if (!complaint) return null;
  const isFrozen = status === "disputed" && complaint.is_dispute;
  const says = isFrozen
    ? t("complaints:job.frozen", { amount: money(price) })
    : t(
        `complaints:job.${complaint.is_open ? "complaintOpen" : complaint.is_dispute ? "disputeOver" : "complaintOver"}`,
      );
  const way = complaint.is_dispute ? "complaints:job.open" : "complaints:job.complaint";
  return (
    <Note tone={isFrozen ? "red" : "blue"} icon={isFrozen ? "scale" : "flag"} className="sm:items-center">
      <div className="row between gap-3">
        <span>
          <Text
            k={`complaints:job.by.${complaint.is_mine ? "you" : "other"}${complaint.is_dispute ? ".dispute" : ""}`}
            values={{ name: other }}
          />{" "}
          {says}
        </span>
        <ButtonLink to={`/complaints/${complaint.id}`} variant={isFrozen ? "primary" : "line"} size="sm">
          {t(complaint.is_open ? way : "complaints:job.ended")}
        </ButtonLink>
      </div>
    </Note>
  );
}

/** From a visit under warranty that did not come about to a complaint, where one can be opened. */
export function VisitComplaint({ proposal, order }: { proposal: Proposal; order: OrderDetails }) {
  const t = useT();
  const { kind, by, status } = proposal;
  const isRefused = status === "declined" || status === "lapsed" || status === "missed";
  if (kind !== "warranty" || by === "other" || !isRefused || !order.can_complain) return null;
  const name = order.can.includes("dispute") ? "complaints:dispute.title" : "complaints:new";
  return (
    <p className="sm">
      <MoreLink to={`/requests/${order.request.id}/dispute`}>{t(name)}</MoreLink>
    </p>
  );
}

/** The way to a complaint about the other side's conduct, whatever has become of the job. */
export function useConductComplaint({ order, area }: Of): MoreDeed {
  const t = useT();
  const other = area === "/requests" ? order.provider : order.customer;
  const { id, name } = other;
  return {
    ...{ intent: `conduct ${order.id}`, icon: "user-round", label: t("complaints:job.conduct", { name }) },
    form: (
      <div className="stack gap-4">
        <p className="sm muted">{t("complaints:job.conduct.text", { name })}</p>
        <ButtonLink to={`/complaints/new?user=${id}`} variant="line" className="justify-self-start">
          {t("complaints:new")}
        </ButtonLink>
      </div>
    ),
  };
}

/** The way to a dispute about a job, or to a complaint once its payment has been released, or that of a visit. */
export function useComplaining({ order, area }: Of): MoreDeed | null {
  const t = useT();
  const money = useMoney();
  const freezes = order.can.includes("dispute");
  if (!order.can_complain) return null;
  const released = order.status === "cancelled" ? "complaints:job.deed.visit" : "complaints:job.deed.cleared";
  return {
    ...{ intent: `dispute ${order.id}`, icon: "scale", label: t("complaints:job.deed") },
    form: (
      <div className="stack gap-4">
        <p className="sm muted">
          {freezes ? t("complaints:job.deed.text", { price: money(order.price) }) : t(released)}
        </p>
        <ButtonLink
          to={`${area}/${order.request.id}/dispute` as Path}
          variant="line"
          className="justify-self-start"
        >
          {t(freezes ? "complaints:dispute.title" : "complaints:new")}
        </ButtonLink>
      </div>
    ),
  };
}
