import { paymentsContract } from "~/contract/payments";
import { maskIban } from "../bank-accounts/iban-rules";
import { readAccount } from "../bank-accounts/read-account";
import { conflict, notFound } from "../errors";
import type { Operation } from "../operation";
import { withOrder } from "../orders/own-moves";
import { tellEverywhere } from "../outside/tell-everywhere";
import { countChange } from "../rate-limit";
import { findPayment, findRefund } from "./payment-store";
import { setAccount } from "./refund-by-hand-moves";
import { accountAsked } from "./refund-can-rules";
import { factsOf } from "./refund-facts";
import { findOwnRefund } from "./refund-store";

/** Named again as it stands, it changes nothing and tells nobody. */
export const nameAccount: Operation<(typeof paymentsContract)["nameAccount"]> = async (
  { id, ...typed },
  ctx,
) => {
  const own = await findOwnRefund(ctx.db, id, ctx.user.id);
  if (!own) throw notFound();
  const account = readAccount(typed);
  let isChanged = false;
  await withOrder(ctx, own.orderId, async (act, request) => {
    const [payment, refund] = [await findPayment(act.tx, own.paymentId), await findRefund(act.tx, id)];
    if (!payment || !refund) throw notFound();
    const { status, iban, holder, amount: price } = refund;
    const facts = factsOf(payment, refund, ctx);
    if (!accountAsked(status, facts))
      throw conflict(status === "done" ? "api:refundIsPaid" : "api:refundAsksNoAccount", {
        refund_status: status,
      });
    if (iban === account.iban && holder === account.holder) return;
    await countChange(act.tx, paymentsContract.nameAccount, ctx);
    await setAccount(act, request.id, refund, { account, facts });
    const shown = { iban: maskIban(account.iban) };
    const params = { ...shown, price, currency: payment.currency };
    const told = iban
      ? ({ kind: "refund_account_changed", template: "refundAccountChanged" } as const)
      : ({ kind: "refund_account_named", template: "refundAccount" } as const);
    await tellEverywhere(act, ctx.user, { ...told, path: "/payment", params, shown });
    isChanged = iban !== null;
  });
  ctx.say(isChanged ? "api:refundAccountChanged" : "api:refundAccountNamed");
  return null;
};
