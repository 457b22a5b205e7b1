import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Num } from "~/components/ui/num";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { PayoutCan, QueuedPayout } from "~/contract/payout-fields";
import { DateTime } from "~/i18n/date-time";
import { formatLimit } from "~/i18n/dates";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Reason } from "./account-facts";
import { AccountLine, HolderWarning } from "./account-line";
import { Press, Refuse } from "./decision-forms";
import { BankFile } from "./payout-batch";
import { InactiveBadge } from "./user-row";

type CaseProps = { payout: QueuedPayout; constraints: Constraints };

/** A payout in the queue: how much, to whom and where, and what can be done about it now. */
export function PayoutCase({ payout, constraints }: CaseProps) {
  const t = useT();
  const reading = useReading();
  const { reason, held_until, failed_before, status } = payout;
  return (
    <div className="pad stack gap-4">
      <Facts payout={payout} />
      {reason ? <Reason label={t("staff:user.reasonGiven")}>{reason}</Reason> : null}
      {held_until ? (
        <Note tone="amber" icon="hourglass">
          {t("staff:payouts.held", { time: formatLimit(reading, held_until) })}
        </Note>
      ) : null}
      {failed_before ? (
        <Note tone="red">
          <Text k="staff:payouts.failedBefore" values={{ reason: <bdi>{failed_before}</bdi> }} />
        </Note>
      ) : null}
      {isToGo(status) ? <Warnings payout={payout} /> : null}
      <Decisions payout={payout} constraints={constraints} />
    </div>
  );
}

/** Its money has not gone yet. */
const isToGo = (status: QueuedPayout["status"]) => status === "requested" || status === "approved";

/** What staff should know before its money goes. */
function Warnings({ payout: { holder, provider, debt, same_account } }: Pick<CaseProps, "payout">) {
  return (
    <>
      <HolderWarning holder={holder} name={provider.name} />
      {same_account.map(({ id, name }) => (
        <Note key={id} tone="amber">
          <Text
            k="staff:payouts.sameAccount"
            values={{ name: <Link to={`/admin/users/${id}`}>{name}</Link> }}
          />
        </Note>
      ))}
      {debt ? (
        <Note tone="amber">
          <Text
            k="staff:payouts.debt"
            values={{
              name: provider.name,
              amount: <Price minor={debt.amount} currency={debt.currency} />,
            }}
          />
        </Note>
      ) : null}
    </>
  );
}

function Facts({ payout }: Pick<CaseProps, "payout">) {
  const { id, amount, provider, holder, iban, created_at, sent_at, settled_at, status } = payout;
  return (
    <div className="stack gap-1">
      <div className="row nowrap between top gap-3">
        <h2>
          <Price minor={amount.amount} currency={amount.currency} size="xl" />
        </h2>
        <StatusBadge kind="payout" status={status} />
      </div>
      <p className="row gap-1.5">
        <Link to={`/admin/users/${provider.id}`}>
          <bdi>{provider.name}</bdi>
        </Link>
        {provider.is_active ? null : <InactiveBadge />}
      </p>
      <AccountLine holder={holder} iban={iban} />
      {sent_at ? (
        <p className="sm muted">
          <Text
            k="staff:payouts.reference"
            values={{
              reference: <Num className="select-all">{id}</Num>,
            }}
          />
        </p>
      ) : null}
      <p className="sm muted">
        <DateTime iso={settled_at ?? sent_at ?? created_at} as="dateTime" />
      </p>
    </div>
  );
}

function Decisions({ payout, constraints }: CaseProps) {
  const { id, can, provider, status, batch_id } = payout;
  const may = (one: PayoutCan) => can.includes(one);
  const refuse = (step: "reject" | "fail" | "return") => (
    <Refuse intent={`${step} ${id}`} text={`payouts.${step}`} constraints={constraints} />
  );
  const file = status === "sent" ? batch_id : null;
  if (can.length === 0 && !file) return null;
  return (
    <div className="decide">
      {may("approve") ? (
        <Press intent={`approve ${id}`} text="payouts.approve" icon="check" about={provider.name} />
      ) : null}
      {may("mark_paid") ? (
        <Press intent={`paid ${id}`} text="payouts.paid" icon="check-check" about={provider.name} />
      ) : null}
      {file ? <BankFile id={file} /> : null}
      {may("reject") ? refuse("reject") : null}
      {may("mark_failed") ? refuse("fail") : null}
      {may("mark_returned") ? refuse("return") : null}
    </div>
  );
}
