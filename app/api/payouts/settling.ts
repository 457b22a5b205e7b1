import type { payoutsContract } from "~/contract/payouts";
import { seenOf } from "../cleaned-input";
import { conflict, invalid } from "../errors";
import { findBalances, hasJournal, holdBank } from "../ledger/house-store";
import type { Operations } from "../operation";
import { bookSettlement, findTwin } from "../payments/settlement-moves";
import { type Act, changeAsStaff } from "../record/change";
import { dateIn } from "../zone";

type Settling = Pick<Operations<typeof payoutsContract>, "settle">;

/** A gateway pays out what it has taken in. @throws ApiError invalid */
async function checkOwed({ tx }: Act, gross: number, currency: string): Promise<void> {
  const { gateway } = await findBalances(tx, currency);
  const amount = Math.max(0, gateway);
  if (gross > amount)
    throw invalid({ gross: [{ key: "api:settledTooMuch", params: { amount: { amount, currency } } }] });
}

/** The gateway may have told of it already, or somebody recorded it under another name. @throws ApiError invalid */
async function checkTwin(act: Act, of: { gross: number; fee: number; currency: string }): Promise<void> {
  const twin = await findTwin(act, of, act.book.at, "anybody");
  if (!twin) return;
  const day = dateIn(twin.at, act.settings.country.timeZone);
  const params = { reference: twin.cause, date: { day } };
  throw invalid({ is_another: [{ key: "api:settlementTwin", params }] });
}

export const settling: Settling = {
  settle: async ({ gross, fee, reference, is_another: isAnother = false }, ctx) => {
    // Copied from a gateway's page, with whatever stands around it there: the gateway tells the bare name.
    const cause = seenOf(reference).trim();
    if (fee > gross) throw invalid({ fee: ["api:feeAboveGross"] });
    const { currency } = ctx.settings.country;
    await changeAsStaff(ctx, async (act) => {
      await holdBank(act.tx, currency);
      if (await hasJournal(act.tx, "settlement", cause)) throw conflict("api:settlementKnown");
      await checkOwed(act, gross, currency);
      if (!isAnother) await checkTwin(act, { gross, fee, currency });
      bookSettlement(act, { gross, fee, currency, cause });
    });
    ctx.say("api:settled");
    const { gateway, bank } = await findBalances(ctx.db, currency);
    return { gateway: { amount: gateway, currency }, bank: { amount: bank, currency } };
  },
};
