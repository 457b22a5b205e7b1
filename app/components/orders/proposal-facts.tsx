import type { ReactNode } from "react";
import { Appointment } from "~/components/ui/appointment";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { OrderDetails, Proposal } from "~/contract/order-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import { OrderPhotos } from "./order-photos";

/** What became of it: of a visit or of who did not come in words that agree with a claim; a new time holds once it is agreed on. */
function State({ proposal: { kind, status } }: { proposal: Pick<Proposal, "kind" | "status"> }) {
  if (kind === "warranty") return <StatusBadge kind="claim" status={status} />;
  if (kind === "no_show") return <StatusBadge kind="claim" status={missed[status] ?? status} />;
  return (
    <StatusBadge kind="proposal" status={kind === "reschedule" && status === "done" ? "agreed" : status} />
  );
}

const missed: Partial<Record<Proposal["status"], "settled" | "objected">> = {
  done: "settled",
  declined: "objected",
};

type Facts = {
  proposal: Omit<Proposal, "by" | "can" | "is_unheard" | "payout"> &
    Partial<Pick<Proposal, "payout">> & { by?: string };
  order: Pick<OrderDetails, "starts_at" | "arrival_minutes">;
  title: string;
  /** Since when it is there: for who judges later, the very time. */
  at?: "relative" | "dateTime";
  /** Whose account is closed, so that nothing comes of it. */
  away?: string;
  children?: ReactNode;
};

/** What somebody proposed, with its reason and what became of it. @param children what can be done with it */
export function ProposalFacts({ proposal, order, title, at = "relative", away, children }: Facts) {
  const t = useT();
  const { reason, answer, photos, created_at } = proposal;
  return (
    <>
      <div className="row between top gap-x-4 gap-y-1.5">
        <p>
          <span className="med block">{title}</span>
          <DateTime iso={created_at} as={at} className="sm muted" />
        </p>
        <State proposal={proposal} />
      </div>
      <Terms proposal={proposal} order={order} />
      {reason ? (
        <p className="said sm" dir="auto">
          {reason}
        </p>
      ) : null}
      <OrderPhotos photos={photos} />
      {answer ? (
        <p className="sm">
          <span className="muted">{t("orders:proposal.answer")}</span> <bdi>{answer}</bdi>
        </p>
      ) : null}
      <Due proposal={proposal} away={away} />
      {children}
    </>
  );
}

/** What would be, beside what is. */
function Terms({ proposal, order }: Pick<Facts, "proposal" | "order">) {
  const t = useT();
  const money = useMoney();
  const { price, price_before, difference, payout, starts_at, status } = proposal;
  const mayCome = status === "proposed" || status === "agreed";
  // One that came to nothing took no other's place.
  const replaces = mayCome || status === "done";
  if (price && price_before && difference)
    return (
      <div>
        <p className="row gap-x-3 gap-y-1">
          <Price
            {...{ minor: price.amount, currency: price.currency }}
            {...(replaces && { was: price_before.amount, size: "xl" })}
          />
          <Price minor={difference.amount} currency={difference.currency} signed className="muted" />
        </p>
        {payout && mayCome ? (
          <p className="sm muted">{t("orders:proposal.payout", { amount: money(payout) })}</p>
        ) : null}
      </div>
    );
  if (!starts_at) return null;
  const missed = proposal.by === "you" ? "orders:proposal.missed.you" : "orders:proposal.missed";
  return (
    <div>
      <p className="med">
        <Appointment iso={starts_at} within={order.arrival_minutes} />
      </p>
      {proposal.kind === "reschedule" && status === "proposed" ? (
        <p className="sm muted">
          <Text
            k="orders:proposal.insteadOf"
            values={{ when: <DateTime iso={order.starts_at} as="when" isInside /> }}
          />
        </p>
      ) : null}
      {status === "missed" ? <p className="sm">{t(missed)}</p> : null}
    </div>
  );
}

/** Until when something is due, and what follows where nothing is said. */
function Due({ proposal: { kind, status, due_at, price }, away }: Pick<Facts, "proposal" | "away">) {
  const isPaidNext = status === "agreed" && price !== null;
  if (status !== "proposed" && !isPaidNext) return null;
  return (
    <p className="sm muted">
      <Text
        k={away ? "orders:due.inactive" : isPaidNext ? "orders:due.pay" : `orders:due.${kind}`}
        values={{ due: <DateTime iso={due_at} as="limit" />, ...(away && { name: away }) }}
      />
    </p>
  );
}
