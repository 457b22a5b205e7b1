import { AffixField } from "~/components/ui/affix-field";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Receipt } from "~/components/ui/definitions";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { MoreLink, Panel } from "~/components/ui/panel";
import { StatusBadge } from "~/components/ui/status-badge";
import type { Payout, PayoutMethod } from "~/contract/payout-fields";
import type { Balances } from "~/contract/wallet";
import { symbolOf } from "~/i18n/currency";
import { formatLimit } from "~/i18n/dates";
import type { Path } from "~/i18n/link";
import { formatMoney, writeAmount } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Account } from "./account";
import { LastPayout, OpenPayout } from "./open-payout";

type Props = {
  balances: Balances;
  method: PayoutMethod | null;
  open: Payout | null;
  /** The newest one, if it is over: told where it was rejected or did not come. */
  last?: Payout | null;
  constraints: Constraints;
  /** Where bank accounts are named. */
  methodsAt?: Path;
};

const ownPage = "/technician/payment";

/** Asks for a payout, or tells of the one under way: in one panel, so that whoever asked or took it back goes on there. */
export function PayoutPanel({ open, last, methodsAt = ownPage, ...asked }: Props) {
  const t = useT();
  return (
    <>
      {!open && last && hasNotCome(last) ? <LastPayout payout={last} /> : null}
      <Panel
        id="payout"
        title={t(open ? "wallet:ask.open" : "wallet:ask.title")}
        action={open ? <StatusBadge kind="payout" status={open.status} /> : null}
      >
        {open ? (
          <OpenPayout payout={open} all={methodsAt === ownPage ? ownPage : null} />
        ) : (
          <AskPayout methodsAt={methodsAt} {...asked} />
        )}
      </Panel>
    </>
  );
}

/** Its money is available again, and its technician is to read why. */
const hasNotCome = ({ status }: Payout) => status === "rejected" || status === "failed";

type AskProps = Omit<Props, "open" | "last"> & { methodsAt: Path };

function AskPayout({ balances, method, constraints, methodsAt }: AskProps) {
  const t = useT();
  const { locale, digits } = useReading();
  const { available, minimum } = balances;
  const inWords = ({ amount, currency }: typeof available) => formatMoney(locale, digits, amount, currency);
  const limits = { amount: inWords(available), least: inWords(minimum) };
  return (
    <>
      {method ? null : (
        <div className="stack gap-4">
          <p>{t("wallet:ask.noMethod")}</p>
          <ButtonLink to={methodsAt} icon="landmark">
            {t("wallet:ask.addMethod")}
          </ButtonLink>
        </div>
      )}
      {method && available.amount < minimum.amount ? <p>{t("wallet:ask.tooLittle", limits)}</p> : null}
      {method && available.amount >= minimum.amount ? (
        <Form intent="request" constraints={constraints} className="stack gap-4" summary={false}>
          <AffixField
            large
            name="amount"
            label={t("wallet:ask.amount")}
            before={symbolOf(available.currency, locale)}
            defaultValue={writeAmount(available.amount, available.currency)}
            hint={t("wallet:ask.most", limits)}
            autoComplete="off"
          />
          <Destination method={method} methodsAt={methodsAt} />
          <Receipt
            className=""
            lines={[]}
            total={{ term: t("wallet:ask.fee"), value: t("wallet:ask.free") }}
          />
          <SubmitButton variant="accent" size="lg" block busyLabel={t("wallet:ask.sending")}>
            {t("wallet:ask.send")}
          </SubmitButton>
          <p className="hint">{t("wallet:ask.when")}</p>
        </Form>
      ) : null}
    </>
  );
}

function Destination({ method, methodsAt }: { method: PayoutMethod; methodsAt: Path }) {
  const t = useT();
  const reading = useReading();
  return (
    <div className="stack gap-2">
      <p className="lbl">{t("wallet:ask.to")}</p>
      <Account method={method} />
      <p className="sm">
        <MoreLink to={methodsAt}>{t("wallet:ask.change")}</MoreLink>
      </p>
      {method.held_until ? (
        <Note tone="amber" icon="hourglass">
          {t("wallet:ask.held", { time: formatLimit(reading, method.held_until) })}
        </Note>
      ) : null}
    </div>
  );
}
