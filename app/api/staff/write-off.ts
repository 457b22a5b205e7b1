import type { staffContract } from "~/contract/staff";
import { conflict, invalid, notFound } from "../errors";
import { writtenOff } from "../ledger/journal-rules";
import { holdPurse } from "../ledger/ledger-store";
import type { Operation } from "../operation";
import { findType } from "../profile/account-store";
import { changeAsStaff } from "../record/change";
import { newId } from "../secrets";
import { fireDueOfProvider } from "../time/current";

/** L9. The debt is held first: of two presses at once the second finds another debt than it has read. */
export const writeOff: Operation<(typeof staffContract)["writeOff"]> = async (
  { id, amount, debt: read, reason },
  ctx,
) => {
  if ((await findType(ctx.db, id)) !== "provider") throw notFound();
  await fireDueOfProvider(ctx, id, ctx.now);
  const { currency } = ctx.settings.country;
  await changeAsStaff(ctx, async ({ tx, book }) => {
    const { debt } = await holdPurse(tx, id, currency);
    const price = { amount: debt, currency };
    if (debt !== read)
      throw conflict(debt > 0 ? { key: "api:staff.debtIs", params: { price } } : "api:staff.debtIsNone", {
        debt,
      });
    if (amount > debt) throw invalid({ amount: [{ key: "api:staff.aboveDebt", params: { price } }] });
    book.post({ kind: "write_off", cause: newId(), currency, lines: writtenOff(id, amount) });
    book.line({
      ...{ entity: "user", entityId: id, requestId: null, event: "write_off", from: null, to: null },
      detail: { debt, loss: amount, reason },
    });
    const params = { price: amount, currency };
    book.tell({ userId: id, kind: "debt_written_off", params, path: "/technician/wallet" });
  });
  ctx.say("api:staff.writtenOff");
  return null;
};
