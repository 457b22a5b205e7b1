import { AffixField } from "~/components/ui/affix-field";
import { SubmitButton } from "~/components/ui/button";
import { Definitions } from "~/components/ui/definitions";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { SeenField } from "~/components/ui/seen-field";
import { TextArea } from "~/components/ui/text-field";
import type { Account } from "~/contract/staff-fields";
import { symbolOf } from "~/i18n/currency";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

type Purse = NonNullable<Account["provider"]>["purse"];
type MoneyProps = { purse: Purse; constraints: Constraints };

const accounts = ["held", "pending", "available", "in_payout", "debt"] as const;
const labels = { amount: "staff:writeOff.amount", reason: "staff:writeOff.reason" };

/** How a technician's money stands; where there is a debt, it can be given up. */
export function AccountMoney({ purse, constraints }: MoneyProps) {
  const t = useT();
  return (
    <Panel title={t("staff:user.money")}>
      <div className="stack gap-5">
        <Definitions
          rows={accounts.map((name) => ({
            term: t(`staff:user.money.${name}`),
            value: <Price minor={purse[name].amount} currency={purse[name].currency} />,
          }))}
        />
        {purse.debt.amount > 0 ? <WriteOff debt={purse.debt} constraints={constraints} /> : null}
      </div>
    </Panel>
  );
}

function WriteOff({ debt, constraints }: { debt: Purse["debt"]; constraints: Constraints }) {
  const t = useT();
  const { locale } = useReading();
  return (
    <Form
      key={debt.amount}
      className="stack gap-4"
      intent="write_off"
      constraints={constraints}
      labels={labels}
      aria-label={t("staff:writeOff.title")}
      summary={false}
    >
      <SeenField name="debt" value={debt.amount} />
      <p className="muted">{t("staff:writeOff.text")}</p>
      <AffixField
        name="amount"
        label={t("staff:writeOff.amount")}
        hint={t("staff:writeOff.amountHint")}
        before={symbolOf(debt.currency, locale)}
        autoComplete="off"
      />
      <TextArea
        name="reason"
        rows={3}
        label={t("staff:writeOff.reason")}
        hint={t("staff:writeOff.reasonHint")}
      />
      <SubmitButton variant="danger" busyLabel={t("staff:money.busy")}>
        {t("staff:writeOff.submit")}
      </SubmitButton>
    </Form>
  );
}
