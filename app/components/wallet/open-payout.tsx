import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Note } from "~/components/ui/note";
import { MoreLink, Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { StatusBadge } from "~/components/ui/status-badge";
import type { Payout } from "~/contract/payout-fields";
import { DateTime } from "~/i18n/date-time";
import { formatLimit } from "~/i18n/dates";
import type { Path } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

/** The payout that is under way; until it is approved it can be taken back. @param all where all payouts stand */
export function OpenPayout({ payout, all }: { payout: Payout; all: Path | null }) {
  const t = useT();
  return (
    <div className="stack gap-4">
      <PayoutFacts payout={payout} />
      <p className="hint">{t("wallet:ask.openText")}</p>
      {payout.can_cancel ? <CancelPayout id={payout.id} /> : null}
      {all ? (
        <p className="sm">
          <MoreLink to={all}>{t("wallet:ask.all")}</MoreLink>
        </p>
      ) : null}
    </div>
  );
}

/** What became of the payout before: where no history of them opens. */
export function LastPayout({ payout }: { payout: Payout }) {
  const t = useT();
  return (
    <Panel
      id="last-payout"
      title={t("wallet:ask.last")}
      action={<StatusBadge kind="payout" status={payout.status} />}
    >
      <PayoutFacts payout={payout} />
    </Panel>
  );
}

/** When it came as far as it is. */
export const newestOf = ({ settled_at, sent_at, created_at }: Payout): string =>
  settled_at ?? sent_at ?? created_at;

/** How much goes where, since when, and why it waits or did not come. */
function PayoutFacts({ payout }: { payout: Payout }) {
  const { amount, currency } = payout.amount;
  return (
    <div className="stack gap-3">
      <div>
        <Price minor={amount} currency={currency} size="xl" />
        <p className="sm muted row gap-x-3 gap-y-1">
          <span>
            <Text k="wallet:history.to" values={{ iban: <bdi dir="ltr">{payout.iban}</bdi> }} />
          </span>
          <DateTime iso={newestOf(payout)} />
        </p>
      </div>
      <PayoutReasons payout={payout} />
    </div>
  );
}

/** Why it was rejected, did not come, or waits. */
export function PayoutReasons({ payout }: { payout: Payout }) {
  const t = useT();
  const reading = useReading();
  return (
    <>
      {payout.reason ? (
        <p className="sm">
          <Text k="wallet:history.reason" values={{ reason: payout.reason }} />
        </p>
      ) : null}
      {payout.held_until ? (
        <Note tone="amber" icon="hourglass">
          {t("wallet:method.until", { time: formatLimit(reading, payout.held_until) })}
        </Note>
      ) : null}
    </>
  );
}

export function CancelPayout({ id }: { id: string }) {
  const t = useT();
  return (
    <Form intent={`cancel ${id}`} summary={false}>
      <SubmitButton variant="line" busyLabel={t("wallet:ask.cancelling")}>
        {t("wallet:ask.cancel")}
      </SubmitButton>
    </Form>
  );
}
