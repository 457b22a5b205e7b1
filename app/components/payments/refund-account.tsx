import { BankAccountFields } from "~/components/ui/bank-account-fields";
import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import type { Refund } from "~/contract/payment-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { isToName } from "./checkout-stage";
import { MaskedIban } from "./masked-iban";

type Props = { refund: Refund; constraints: Constraints };

/** Asks for the account that a refund goes to: openly where it cannot go without, else on demand. */
export function RefundAccount({ refund, constraints }: Props) {
  const t = useT();
  const { id, account, asks_account } = refund;
  const intent = `account ${id}`;
  return (
    <>
      {asks_account === "possible" && account ? (
        <p>
          <Text k="payments:account.instead" values={{ iban: <MaskedIban account={account} /> }} />
        </p>
      ) : null}
      <Disclosure
        summary={t(`payments:account.${account ? "change" : "name"}`)}
        icon="landmark"
        open={isToName(refund)}
        holds={intent}
      >
        <AccountForm intent={intent} constraints={constraints} />
      </Disclosure>
    </>
  );
}

function AccountForm({ intent, constraints }: { intent: string; constraints: Constraints }) {
  const t = useT();
  return (
    <Form
      intent={intent}
      constraints={constraints}
      labels={{ iban: "payments:transfer.iban", holder: "payments:transfer.holder" }}
      className="stack gap-4"
    >
      <BankAccountFields
        iban={{ label: t("payments:transfer.iban"), hint: t("payments:account.ibanHint") }}
        holder={{ label: t("payments:transfer.holder"), hint: t("payments:account.holderHint") }}
      />
      <p className="sm muted">{t("payments:account.note")}</p>
      <SubmitButton busyLabel={t("payments:account.saving")} className="justify-self-start">
        {t("payments:account.save")}
      </SubmitButton>
    </Form>
  );
}
