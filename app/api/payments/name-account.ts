import type { paymentsContract } from "~/contract/payments";
import { readAccount } from "../bank-accounts/read-account";
import { tellEverywhere } from "../bank-accounts/tell-everywhere";
import { conflict, notFound } from "../errors";
import type { Operation } from "../operation";
import { withOrder } from "../orders/own-moves";
import { findPayment, findRefund } from "./payment-store";
import { factsOf } from "./refund-facts";
import { setAccount } from "./refund-moves";
import { accountAsked } from "./refund-rules";
import { findOwnRefund } from "./refund-store";

/** Named again as it stands, it changes nothing and tells nobody. */
export const nameAccount: Operation<(typeof paymentsContract)["nameAccount"]> = async (
  { id, ...typed },
  ctx,
) => {
  const own = await findOwnRefund(ctx.db, id, ctx.user.id);
  if (!own) throw notFound();
  const account = readAccount(typed);
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
    await setAccount(act, request.id, refund, { account, facts });
    const params = { price, currency: payment.currency };
    const kind = "refund_account_named";
    const told = { kind, template: "refundAccount", path: "/payment", params } as const;
    await tellEverywhere(act, ctx.user, account.iban, told);
  });
  ctx.say("api:refundAccountNamed");
  return null;
};
