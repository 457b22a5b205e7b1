import { Crumbs } from "~/components/ui/crumbs";
import type { Constraints } from "~/components/ui/form-context";
import type { Checkout } from "~/contract/payment-fields";
import { useT } from "~/i18n/use-t";
import { checkoutStage, hasFailed, type Stage } from "./checkout-stage";
import { CheckoutState } from "./checkout-state";
import { isAddedLast } from "./paid";
import { PayForm } from "./pay-form";

type Props = { checkout: Checkout; isChoosing: boolean; constraints: Constraints };

const titles: Record<Stage, string> = {
  choose: "title",
  begun: "open.title",
  transfer: "transfer.title",
  waiting: "waiting.title",
  checked: "checked.title",
  paid: "paid.title",
  settled: "settled.title",
  takenBack: "takenBack.title",
  inactive: "inactive.title",
  over: "over.title",
};

/** Paying for an order, from the choice of a way to what became of it; needs the dictionaries `payments`, `orders`, `offers`. */
export function CheckoutPage({ checkout, isChoosing, constraints }: Props) {
  const t = useT();
  const { request, payment } = checkout;
  const stage = checkoutStage(checkout, isChoosing);
  const isBegun = stage === "begun";
  const isAsked = isBegun && payment?.status === "requires_action";
  const settled = stage === "settled" && isAddedLast(checkout) ? "settled.added.title" : titles[stage];
  const title = isBegun && hasFailed(checkout) ? "declined.title" : isAsked ? "open.confirm" : settled;
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div className="stack gap-2">
          <Crumbs
            trail={[{ to: `/requests/${request.id}`, label: request.title }]}
            here={t("payments:crumb")}
          />
          <h1>{t(`payments:${title}`)}</h1>
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
