import { AffixField } from "~/components/ui/affix-field";
import { SubmitButton } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/choices";
import { DateField } from "~/components/ui/date-field";
import { fileSource } from "~/components/ui/file-source";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { StatusBadge } from "~/components/ui/status-badge";
import type { WaitingTransfer } from "~/contract/transfer-fields";
import { symbolOf } from "~/i18n/currency";
import { DateTime } from "~/i18n/date-time";
import { dateValue } from "~/i18n/field-values";
import { formatMoney } from "~/i18n/money";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Refuse } from "./decision-forms";
import { MoneyFacts } from "./money-facts";

const labels = {
  amount: "staff:transfers.amount",
  is_another: "staff:transfers.another",
  arrived_on: "staff:transfers.arrived",
};

type CaseProps = { transfer: WaitingTransfer; constraints: Constraints };

/** A transfer: what is to come, the picture of its receipt, and the ways to decide on it that there are. */
export function TransferCase({ transfer, constraints }: CaseProps) {
  const t = useT();
  const { id, customer, proof, status, can } = transfer;
  return (
    <div className="pad stack gap-4">
      <div className="row nowrap between top gap-3">
        <MoneyFacts money={transfer} since="transfers.since" />
        <StatusBadge kind="payment" status={status} />
      </div>
      {proof ? (
        <Proof id={proof} of={customer.name} />
      ) : (
        <p className="muted">{t("staff:transfers.noProof")}</p>
      )}
      {can.length > 0 ? (
        <div className="stack gap-3 measure">
          <Confirm transfer={transfer} constraints={constraints} />
          {can.includes("reject") ? (
            <Refuse intent={`reject ${id}`} text="transfers.reject" constraints={constraints} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** As much has come as was asked for; another amount, as the bank's statement says it, has to be said. And when it came. */
function Confirm({ transfer, constraints }: Pick<CaseProps, "transfer" | "constraints">) {
  const t = useT();
  const { locale, digits, now, timeZone } = useReading();
  const { id, amount, due_at } = transfer;
  const price = formatMoney(locale, digits, amount.amount, amount.currency);
  const today = dateValue(now, timeZone);
  return (
    <Form
      className="stack gap-4"
      intent={`confirm ${id}`}
      constraints={constraints}
      labels={labels}
      summary={false}
    >
      <AffixField
        name="amount"
        label={t("staff:transfers.amount")}
        hint={t("staff:transfers.amountHint", { price })}
        before={symbolOf(amount.currency, locale)}
        autoComplete="off"
      />
      <Checkbox name="is_another" label={t("staff:transfers.another")} />
      <DateField
        name="arrived_on"
        label={t("staff:transfers.arrived")}
        hint={
          <Text k="staff:transfers.arrivedHint" values={{ when: <DateTime iso={due_at} as="limit" /> }} />
        }
        defaultValue={today}
        max={today}
      />
      <SubmitButton icon="check" className="justify-self-start" busyLabel={t("staff:money.busy")}>
        {t("staff:transfers.confirm")}
      </SubmitButton>
    </Form>
  );
}

function Proof({ id, of }: { id: string; of: string }) {
  const t = useT();
  return (
    <ul className="docs">
      <li>
        <a href={fileSource(id, "large")} target="_blank" rel="noopener">
          <img
            src={fileSource(id, "medium")}
            alt={t("staff:transfers.proof", { name: of })}
            width="320"
            height="240"
            loading="lazy"
          />
        </a>
      </li>
    </ul>
  );
}
