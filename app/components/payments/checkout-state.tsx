import { ButtonLink } from "~/components/ui/button";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { Checkout, Payment } from "~/contract/payment-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { CheckoutReceipt } from "./checkout-receipt";
import { MoneySteps } from "./money-steps";
import { RefundLines } from "./refund-lines";
import { RejectedTransfer } from "./rejected";
import { hasFailed, type Stage } from "./stage";
import { TransferStage } from "./transfer-stage";

type Props = { checkout: Checkout; stage: Exclude<Stage, "choose">; constraints: Constraints };

/** How it stands with a payment that was begun, made or given up, and the way on. */
export function CheckoutState({ checkout, stage, constraints }: Props) {
  const isOver = ["takenBack", "inactive", "over"].includes(stage);
  return (
    <div className="split pay-s [--aside:420px]">
      <div className="stack gap-6">
        <div className="stack gap-4" role="status">
          <Said checkout={checkout} stage={stage} constraints={constraints} />
        </div>
        {stage === "transfer" || stage === "waiting" ? <TransferStage checkout={checkout} /> : null}
      </div>
      <CheckoutReceipt checkout={checkout} isSent={stage === "waiting"}>
        <Onward checkout={checkout} stage={stage} />
      </CheckoutReceipt>
      {isOver ? null : <MoneySteps here={checkout.due || stage === "waiting" ? "pay" : "hold"} />}
    </div>
  );
}

function Said({ checkout, stage, constraints }: Props) {
  const t = useT();
  const { payment, provider_name } = checkout;
  if (stage === "begun")
    return (
      <>
        {hasFailed(checkout) ? <Note tone="red">{t("payments:failed")}</Note> : null}
        <p className="lg measure">{t("payments:open.text")}</p>
      </>
    );
  if (stage === "paid")
    return (
      <>
        {payment ? (
          <Note tone="green">
            <p className="med">
              <Text
                k="payments:paid.text"
                values={{
                  amount: <Price minor={payment.amount.amount} currency={payment.amount.currency} />,
                }}
              />
            </p>
          </Note>
        ) : null}
        <p className="lg measure">
          <Text k="payments:paid.next" values={{ name: provider_name }} />
        </p>
      </>
    );
  if (stage === "inactive")
    return (
      <Note tone="amber">
        <Text k="payments:inactive.text" values={{ name: <bdi>{provider_name}</bdi> }} />
      </Note>
    );
  if (payment?.paid_at && (stage === "over" || stage === "takenBack"))
    return <CameBack checkout={checkout} payment={payment} constraints={constraints} />;
  if (stage === "over" && payment?.rejection) return <RejectedTransfer checkout={checkout} />;
  if (stage === "over" && payment?.method === "transfer")
    return <p className="lg measure">{t("payments:over.transfer")}</p>;
  if (stage === "waiting")
    return (
      <Note tone="amber" icon="hourglass">
        {t("payments:waiting.text")}
      </Note>
    );
  if (stage === "transfer") return null;
  return <p className="lg measure">{t(`payments:${stage}.text`)}</p>;
}

/** Where the money of a payment is that a job no longer holds. */
function CameBack({ checkout, payment, constraints }: Omit<Props, "stage"> & { payment: Payment }) {
  const { kept, provider_name } = checkout;
  return (
    <>
      <RefundLines payment={payment} constraints={constraints} isFull />
      {kept ? (
        <p className="lg measure">
          <Text
            k={kept.is_paid_out ? "payments:over.kept" : "payments:over.kept.usta"}
            values={{
              amount: <Price minor={kept.amount} currency={kept.currency} />,
              name: <bdi>{provider_name}</bdi>,
            }}
          />
        </p>
      ) : null}
    </>
  );
}

/** One step on; the way to the gateway moves money, and is orange. */
function Onward({ checkout, stage }: Omit<Props, "constraints">) {
  const t = useT();
  const { order_id, payment, methods, request } = checkout;
  const other =
    checkout.due && methods.length > 0 ? (
      <ButtonLink to={`/payment?order=${order_id}&other=1`} variant="line" block>
        {t("payments:open.other")}
      </ButtonLink>
    ) : null;
  if (stage === "begun" && payment)
    return (
      <>
        <ButtonLink
          to={`/payment/go?payment=${payment.id}`}
          variant="accent"
          size="lg"
          block
          icon="lock-keyhole"
        >
          {t(hasFailed(checkout) ? "payments:open.retry" : "payments:open.continue")}
        </ButtonLink>
        {other}
      </>
    );
  if (checkout.due) return other;
  return (
    <>
      <ButtonLink to={`/requests/${request.id}`} size="lg" block>
        {t("payments:toRequest")}
      </ButtonLink>
      <ButtonLink to="/payment" variant="line" block>
        {t("payments:toPayments")}
      </ButtonLink>
    </>
  );
}
