import { Crumbs } from "~/components/ui/crumbs";
import type { Constraints } from "~/components/ui/form-context";
import type { Checkout } from "~/contract/payment-fields";
import { useT } from "~/i18n/use-t";
import { begunState, checkoutStage, type Stage } from "./checkout-stage";
import { CheckoutState } from "./checkout-state";
import { heldOf, isAddedLast } from "./paid";
import { PayForm } from "./pay-form";

type Props = { checkout: Checkout; isChoosing: boolean; constraints: Constraints };

const titles: Record<Exclude<Stage, "begun">, string> = {
  choose: "title",
  transfer: "transfer.title",
  waiting: "waiting.title",
  checked: "checked.title",
  paid: "paid.title",
  settled: "settled.title",
  takenBack: "takenBack.title",
  inactive: "inactive.title",
  over: "over.title",
};

function titleOf(checkout: Checkout, stage: Stage): string {
  if (stage === "begun") return `${begunState(checkout)}.title`;
  // Its reader knows of the own step.
  if (stage === "over" && (checkout.unpaid_by === "time" || checkout.unpaid_by === "provider"))
    return `over.title.${checkout.unpaid_by}`;
  if (stage === "takenBack" && heldOf(checkout)?.amount) return "takenBack.title.part";
  return stage === "settled" && isAddedLast(checkout) ? "settled.added.title" : titles[stage];
}

/** Paying for an order, from the choice of a way to what became of it; needs the dictionaries `payments`, `orders`, `offers`. */
export function CheckoutPage({ checkout, isChoosing, constraints }: Props) {
  const t = useT();
  const { request } = checkout;
  const stage = checkoutStage(checkout, isChoosing);
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div className="stack gap-2">
          <Crumbs
            trail={[{ to: `/requests/${request.id}`, label: request.title }]}
            here={t("payments:crumb")}
          />
          <h1>{t(`payments:${titleOf(checkout, stage)}`)}</h1>
        </div>
        {stage === "choose" ? (
          <PayForm checkout={checkout} constraints={constraints} />
        ) : (
          <CheckoutState checkout={checkout} stage={stage} constraints={constraints} />
        )}
      </div>
    </div>
  );
}
