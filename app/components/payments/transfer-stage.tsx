import { SubmitButton } from "~/components/ui/button";
import { Definitions } from "~/components/ui/definitions";
import { Disclosure } from "~/components/ui/disclosure";
import { FileField } from "~/components/ui/file-field";
import { Form } from "~/components/ui/form";
import { Note } from "~/components/ui/note";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { spacedIban } from "~/components/ui/spaced-iban";
import type { BankDetails, Checkout, Payment } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** Where a transfer goes and what is written on it, or was; then the word that it was sent, with its receipt if there is one. */
export function TransferStage({ checkout: { bank, payment } }: { checkout: Checkout }) {
  const t = useT();
  if (!payment) return null;
  if (!payment.is_sent)
    return (
      <div className="stack gap-6">
        <Transfer payment={payment} bank={bank} />
        <Panel title={t("payments:transfer.after")}>
          <ProofForm payment={payment} />
        </Panel>
      </div>
    );
  return (
    <div className="stack gap-4">
      {payment.has_proof ? (
        <Note tone="green" icon="circle-check">
          {t("payments:waiting.proof")}
        </Note>
      ) : null}
      <Transfer payment={payment} bank={bank} />
      <Disclosure
        summary={t(payment.has_proof ? "payments:waiting.another" : "payments:waiting.picture")}
        icon="image-plus"
        holds={intentOf(payment)}
      >
        <ProofForm payment={payment} />
      </Disclosure>
    </div>
  );
}

/** What is to be sent; of what was, the facts. */
function Transfer({ payment, bank }: { payment: Payment; bank: BankDetails | null }) {
  const t = useT();
  const { amount, due_at, reference, is_sent } = payment;
  const price = <Price minor={amount.amount} currency={amount.currency} />;
  const latin = (text: string, look = "") => (
    <bdi dir="ltr" className={`strong select-all inline-block wrap-anywhere ${look}`}>
      {text}
    </bdi>
  );
  return (
    <Panel title={t("payments:waiting.details")}>
      <div className="stack gap-5">
        <p className="measure">
          <Text
            k={is_sent ? "payments:waiting.facts" : "payments:transfer.text"}
            values={{ amount: price, when: <DateTime iso={due_at} as="limit" /> }}
          />
        </p>
        <Definitions
          stacked
          className="sm:grid-cols-2"
          rows={[
            { term: t("payments:transfer.amount"), value: price },
            {
              term: t(is_sent ? "payments:waiting.reference" : "payments:transfer.reference"),
              value: latin(reference ?? ""),
            },
            ...(bank
              ? [
                  { term: t("payments:transfer.iban"), value: latin(spacedIban(bank.iban), "iban") },
                  { term: t("payments:transfer.holder"), value: <bdi>{bank.holder}</bdi> },
                  { term: t("payments:transfer.bank"), value: <bdi>{bank.bank}</bdi> },
                ]
              : []),
          ]}
        />
      </div>
    </Panel>
  );
}

/** Before it was said to be sent, the word that it was; afterwards a picture of it. */
const intentOf = ({ id, is_sent }: Payment) => `${is_sent ? "picture" : "proof"} ${id}`;

/** The word that it was sent, with a picture if there is one; afterwards the picture alone. */
function ProofForm({ payment }: { payment: Payment }) {
  const t = useT();
  const { is_sent } = payment;
  return (
    <Form
      intent={intentOf(payment)}
      className="stack gap-4.5 justify-items-start"
      encType="multipart/form-data"
      constraints={is_sent ? { proof: { required: true } } : undefined}
      labels={{ proof: "payments:transfer.proof" }}
    >
      <FileField
        name="proof"
        label={t("payments:transfer.proof")}
        hint={t(is_sent ? "payments:waiting.hint" : "payments:transfer.proof.hint")}
        accept="image/jpeg,image/png,image/webp"
        className="w-full"
      />
      <SubmitButton className="max-sm:w-full" busyLabel={t("payments:transfer.sending")}>
        {t(is_sent ? "payments:waiting.send" : "payments:transfer.sent")}
      </SubmitButton>
    </Form>
  );
}
