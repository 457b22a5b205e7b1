import { LookAgain } from "~/components/live/look-again";
import { ButtonLink } from "~/components/ui/button";
import type { MoneyPlace } from "~/components/ui/escrow";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Price } from "~/components/ui/price";
import type { Checkout } from "~/contract/payment-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { PayTerms } from "./cancel-terms";
import { CheckoutReceipt } from "./checkout-receipt";
import { begunState, hasFailed, hasFields, isOverNow, lookAgainAfter, type Stage } from "./checkout-stage";
import { MoneySteps } from "./money-steps";
import { heldOf, isAddedLast } from "./paid";
import { TransferStage } from "./transfer-stage";
import { WhatBecame } from "./what-became";

type Props = { checkout: Checkout; stage: Exclude<Stage, "choose">; constraints: Constraints };

/** How it stands with a payment that was begun, made or given up, and the way on. */
export function CheckoutState({ checkout, stage, constraints }: Props) {
  const isOver = ["takenBack", "inactive", "over"].includes(stage);
  return (
    <div className="split pay-s [--aside:420px]">
      <div className="stack gap-6">
        <div className={isOverNow(stage) ? "vh" : "stack gap-4"} role="status">
          <Said checkout={checkout} stage={stage} />
        </div>
        {isOverNow(stage) ? <WhatBecame checkout={checkout} constraints={constraints} /> : null}
        <LookAgain seconds={lookAgainAfter(stage, checkout)} hasFields={hasFields(stage, checkout)} />
        {stage === "transfer" || stage === "waiting" ? <TransferStage checkout={checkout} /> : null}
      </div>
      <CheckoutReceipt checkout={checkout} isSent={stage === "waiting"}>
        <Onward checkout={checkout} stage={stage} />
        {stage === "begun" || stage === "transfer" ? <PayTerms checkout={checkout} /> : null}
      </CheckoutReceipt>
      {isOver ? null : (
        <MoneySteps here={placeOf(checkout, stage)} isDisputed={checkout.status === "disputed"} />
      )}
    </div>
  );
}

/** What is approved already of a job that nothing is to be paid for. */
const afterWork: Partial<Record<Checkout["status"], MoneyPlace>> = {
  delivered: "approve",
  completed: "paidOut",
};

const placeOf = ({ due, is_checked, status }: Checkout, stage: Stage): MoneyPlace =>
  due || is_checked || stage === "waiting" ? "pay" : (afterWork[status] ?? "hold");

/** A sentence or two, read aloud as they change. */
function Said({ checkout, stage }: Omit<Props, "constraints">) {
  const t = useT();
  const { provider_name } = checkout;
  const held = heldOf(checkout);
  if (stage === "begun")
    return (
      <>
        {hasFailed(checkout) ? <Note tone="red">{t("payments:failed")}</Note> : null}
        <p className="lg measure">{t(`payments:${begunState(checkout)}.text`)}</p>
      </>
    );
  if (stage === "paid")
    return (
      <>
        {held ? (
          <Note tone="green">
            <p className="med">
              <Text
                k="payments:paid.text"
                values={{ amount: <Price minor={held.amount} currency={held.currency} /> }}
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
  if (isOverNow(stage)) return null;
  if (stage === "waiting")
    return (
      <Note tone="amber" icon="hourglass">
        {t("payments:waiting.text")}
      </Note>
    );
  if (stage === "transfer") return null;
  if (stage === "settled" && held && isAddedLast(checkout))
    return (
      <p className="lg measure">
        <Text
          k="payments:settled.added.text"
          values={{ amount: <Price minor={held.amount} currency={held.currency} /> }}
        />
      </p>
    );
  return <p className="lg measure">{t(`payments:${stage}.text`)}</p>;
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
