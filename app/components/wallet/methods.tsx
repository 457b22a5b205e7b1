import { BankAccountFields } from "~/components/ui/bank-account-fields";
import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Panel } from "~/components/ui/panel";
import type { PayoutMethod } from "~/contract/payout-fields";
import { formatDate, formatLimit } from "~/i18n/dates";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Account } from "./account";

type Props = { methods: PayoutMethod[]; constraints: Constraints };

/** Where payouts go, and the form that names the account: openly while there is none, else on demand. */
export function Methods({ methods, constraints }: Props) {
  const t = useT();
  const [current] = methods;
  return (
    <Panel id="method" title={t("wallet:method.title")}>
      <div className="stack gap-5">
        {current ? <Method method={current} /> : <p>{t("wallet:method.noneText")}</p>}
        <Disclosure
          summary={t(current ? "wallet:method.change" : "wallet:ask.addMethod")}
          open={!current}
          holds="add-method"
        >
          <MethodForm constraints={constraints} />
        </Disclosure>
      </div>
    </Panel>
  );
}

function Method({ method }: { method: PayoutMethod }) {
  const t = useT();
  const reading = useReading();
  return (
    <div className="stack gap-3">
      <Account method={method}>
        <p className="sm muted">
          {t("wallet:method.since", { date: formatDate(reading, method.created_at) })}
        </p>
      </Account>
      {method.held_until ? (
        <Note tone="amber" icon="hourglass">
          {t("wallet:method.until", { time: formatLimit(reading, method.held_until) })}
        </Note>
      ) : null}
    </div>
  );
}

function MethodForm({ constraints }: Pick<Props, "constraints">) {
  const t = useT();
  return (
    <Form
      intent="add-method"
      constraints={constraints}
      labels={{ iban: "wallet:method.iban", holder: "wallet:method.holder" }}
      className="stack gap-4"
    >
      <BankAccountFields
        iban={{ label: t("wallet:method.iban"), hint: t("wallet:method.ibanHint") }}
        holder={{ label: t("wallet:method.holder"), hint: t("wallet:method.holderHint") }}
      />
      <p className="sm muted">{t("wallet:method.holdNote")}</p>
      <SubmitButton busyLabel={t("wallet:method.saving")} className="justify-self-start">
        {t("wallet:method.save")}
      </SubmitButton>
    </Form>
  );
}
