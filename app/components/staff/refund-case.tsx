import { Badge } from "~/components/ui/badge";
import { Checkbox } from "~/components/ui/choices";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { SeenField } from "~/components/ui/seen-field";
import type { WaitingRefund } from "~/contract/transfer-fields";
import { DateTime } from "~/i18n/date-time";
import { formatLimit } from "~/i18n/dates";
import { reasonOfRefund } from "~/i18n/refund-reason";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { AccountLine, HolderWarning } from "./account-line";
import { Press, Refuse } from "./decision-forms";
import { MoneyFacts } from "./money-facts";

type CaseProps = { refund: WaitingRefund; constraints: Constraints };

/** A refund that a person must see to, or that was paid from the bank, with what may be done about it. */
export function RefundCase({ refund, constraints }: CaseProps) {
  const t = useT();
  const { method, failure, sent_at, gone_gateway, was_asked } = refund;
  return (
    <div className="pad stack gap-4">
      <div className="row nowrap between top gap-3">
        <MoneyFacts money={refund} since={sinceOf(refund)} at={refund.done_at ?? undefined} />
        <Badge tone="outline">{t(`staff:refunds.${method}`)}</Badge>
      </div>
      <Account refund={refund} />
      {failure ? (
        <Note tone="red">
          <Failure code={failure} />
        </Note>
      ) : null}
      {gone_gateway ? <Note tone="amber">{t(`staff:refunds.gone.${gone_gateway}`)}</Note> : null}
      {gone_gateway && was_asked ? <Note tone="red">{t("staff:refunds.mayBeDone")}</Note> : null}
      {sent_at && !gone_gateway ? (
        <Note tone="amber">
          <Text k="staff:refunds.sent" values={{ when: <DateTime iso={sent_at} as="relative" isInside /> }} />
        </Note>
      ) : null}
      {refund.return_reason ? (
        <Note tone="red">
          <Text k="staff:refunds.sentBack" values={{ reason: <bdi>{refund.return_reason}</bdi> }} />
        </Note>
      ) : null}
      <div className="decide">
        <Presses refund={refund} />
        {withReason
          .filter((way) => refund.can.includes(way))
          .map((way) => (
            <Refuse
              key={way}
              intent={`${way} ${refund.id}`}
              text={`refunds.${way}`}
              constraints={constraints}
            >
              <SeenField name="round" value={refund.round} />
            </Refuse>
          ))}
      </div>
    </div>
  );
}

/** Of what a payer's bank gave back nobody has asked for anything. */
function sinceOf({ done_at, can }: WaitingRefund) {
  if (done_at) return "refunds.paid";
  return can.includes("give") ? "refunds.returned" : "refunds.since";
}

/** What needs a reason. */
const withReason = ["return", "withdraw"] as const;

/** Why it did not go through: in words, or the gateway's own code where there are none for it. */
function Failure({ code }: { code: string }) {
  const t = useT();
  const reason = reasonOfRefund(code);
  if (reason?.isOurs) return t(reason.key);
  return <Text k="staff:refunds.failure" values={{ reason: reason ? t(reason.key) : code }} />;
}

/** Where it is to go from the bank, or that the customer has not said it yet. */
function Account({
  refund: { account, asks_account, asked_at, customer, done_at },
}: {
  refund: WaitingRefund;
}) {
  const t = useT();
  const reading = useReading();
  const isInside = { as: "relative", isInside: true } as const;
  if (account)
    return (
      <div className="stack gap-1">
        <AccountLine iban={account.iban} holder={account.holder} />
        <p className="sm muted">
          <Text
            k="staff:refunds.accountNamed"
            values={{ when: <DateTime iso={account.named_at} {...isInside} /> }}
          />
        </p>
        {done_at ? null : <HolderWarning holder={account.holder} name={customer.name} />}
        {account.held_until ? (
          <Note tone="amber" icon="hourglass">
            {t("staff:refunds.accountHeld", { time: formatLimit(reading, account.held_until) })}
          </Note>
        ) : null}
      </div>
    );
  if (asks_account === "possible") return <p className="sm muted">{t("staff:refunds.accountPossible")}</p>;
  if (!asks_account) return null;
  return (
    <Note tone="amber" icon="hourglass">
      {asked_at ? (
        <Text k="staff:refunds.accountAsked" values={{ when: <DateTime iso={asked_at} {...isInside} /> }} />
      ) : (
        t("staff:refunds.accountUnasked")
      )}
    </Note>
  );
}

/** What may be done about it, the likelier first. */
function Presses({ refund }: { refund: WaitingRefund }) {
  const t = useT();
  const { id, customer, can, account, asks_account, round } = refund;
  return ways
    .filter(({ way }) => can.includes(way))
    .map(({ way, ...press }, index) => (
      <Press key={way} intent={`${way} ${id}`} about={customer.name} isQuiet={index > 0} {...press}>
        <SeenField name="round" value={round} />
        {way === "done" && account ? (
          <>
            <SeenField name="iban" value={account.iban} />
            <SeenField name="holder" value={account.holder} />
          </>
        ) : null}
        {way === "done" && asks_account === "needed" ? (
          <Checkbox name="to_sender" label={t("staff:refunds.toSender")} />
        ) : null}
      </Press>
    ));
}

const ways = [
  { way: "give", text: "refunds.give", icon: "rotate-ccw" },
  { way: "retry", text: "refunds.retry", icon: "refresh-cw" },
  { way: "done_there", text: "refunds.doneThere", icon: "check" },
  { way: "done", text: "refunds.done", icon: "landmark" },
] as const;
