import type { payoutsContract } from "~/contract/payouts";
import { seenOf } from "../cleaned-input";
import { conflict, invalid } from "../errors";
import { findBalances, hasJournal, holdBank, holdGateway } from "../ledger/house-store";
import { type Settlement, settlementFault } from "../ledger/settlement-rules";
import type { Operations } from "../operation";
import { bookSettlement, findTwin } from "../payments/settlement-moves";
import { type Act, changeAsStaff } from "../record/change";
import { dateIn } from "../zone";

type Settling = Pick<Operations<typeof payoutsContract>, "settle">;

/** A gateway pays out what it has taken in, less its fee. @throws ApiError invalid */
async function checkSums({ tx }: Act, said: Settlement): Promise<void> {
  const { currency } = said;
  const gateway = await holdGateway(tx, currency);
  const fault = settlementFault(said, { currency, gateway });
  if (fault === "fee") throw invalid({ fee: ["api:feeAboveGross"] });
  const params = { amount: { amount: Math.max(0, gateway), currency } };
  if (fault) throw invalid({ gross: [{ key: "api:settledTooMuch", params }] });
}

/** The gateway may have told of it already, or somebody recorded it under another name. @throws ApiError invalid */
async function checkTwin(act: Act, said: Settlement): Promise<void> {
  const twin = await findTwin(act, said, act.book.at, "anybody");
  if (!twin) return;
  const day = dateIn(twin.at, act.settings.country.timeZone);
  const params = { reference: twin.cause, date: { day } };
  throw invalid({ is_another: [{ key: "api:settlementTwin", params }] });
}

export const settling: Settling = {
  settle: async ({ gross, fee, reference, is_another: isAnother = false }, ctx) => {
    // Copied from a gateway's page, with whatever stands around it there: the gateway tells the bare name.
    const cause = seenOf(reference).trim();
    const { currency } = ctx.settings.country;
    const said = { gross, fee, currency };
    await changeAsStaff(ctx, async (act) => {
      await holdBank(act.tx, currency);
      if (await hasJournal(act.tx, "settlement", cause)) throw conflict("api:settlementKnown");
      await checkSums(act, said);
      if (!isAnother) await checkTwin(act, said);
      bookSettlement(act, { ...said, cause });
    });
    ctx.say("api:settled");
    const { gateway, bank } = await findBalances(ctx.db, currency);
    return { gateway: { amount: gateway, currency }, bank: { amount: bank, currency } };
  },
};
