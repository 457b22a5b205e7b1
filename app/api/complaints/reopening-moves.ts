import { moveAccount } from "../profile/account-moves";
import type { Act } from "../record/change";
import { isOpen } from "./clock-rules";
import { findAppeal, findComplaint, holdComplaint } from "./complaint-store";
import { moveComplaint } from "./moves";

/** An appeal that is under way, held before its account as by whoever decides on it. */
async function holdAppeal({ tx, book }: Act, userId: string) {
  const appeal = await findAppeal(tx, userId, book.at);
  if (!appeal || !isOpen(appeal.status) || !(await holdComplaint(tx, appeal.id))) return null;
  const held = await findComplaint(tx, appeal.id, book.at);
  return held && isOpen(held.status) ? held : null;
}

/**
 * Staff open an account by hand: what its owner asks for in an appeal, they have then.
 * @throws ApiError as `moveAccount` does
 */
export async function reopenByHand(act: Act, userId: string, reason: string): Promise<void> {
  const before = await holdAppeal(act, userId);
  await moveAccount(act, userId, "reactivate", { reason });
  // One may have come until the account was held; after that none does.
  const appeal = before ?? (await holdAppeal(act, userId));
  if (appeal) await moveComplaint(act, appeal, "reopen", { patch: { outcome: "upheld" } });
}
