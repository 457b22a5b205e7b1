import type { passwordContract } from "~/contract/password";
import { conflict, invalid, refused } from "../errors";
import type { Operation } from "../operation";
import { change } from "../record/change";
import { hashPassword } from "../secrets";
import { findStanding } from "./forgotten";
import { passwordFaults } from "./password-faults";
import { setPassword } from "./password-moves";
import { findOwner, holdOwner } from "./password-store";
import { forgiveTries } from "./password-tries";
import { useReset } from "./reset-store";
import { startSession } from "./session";
import { removeTokens } from "./token-store";

const over = () => refused("errors:resetOver");

/** A new password for the proof of a code that was right: once. Whoever was signed in with the old one is so no longer. */
export const reset: Operation<typeof passwordContract.reset> = async (
  { proof, password, device = null },
  ctx,
) => {
  const found = await findStanding(proof, ctx);
  if (found?.standing !== "password") throw over();
  const { id, userId, phone } = found.reset;
  const owner = userId && (await findOwner(ctx.db, userId, phone));
  if (!owner) throw over();
  const faults = passwordFaults(password, owner);
  if (faults.password) throw invalid(faults);
  const passwordHash = await hashPassword(password);
  const author = { actor: owner.type, id: owner.id };
  const answer = await change(ctx, author, ctx.now, async (act) => {
    const held = await holdOwner(act.tx, owner.id, phone);
    if (!held) throw over();
    if (!(await useReset(act.tx, id, ctx.now))) throw conflict("errors:alreadySent");
    await setPassword(act, held, { event: "reset_password", passwordHash });
    await removeTokens(act.tx, held.id);
    return startSession(act.tx, held, device, ctx.now);
  });
  // Who could not remember it has tried it often enough.
  await forgiveTries(owner.id, ctx);
  ctx.say("api:password.reset", { name: owner.name });
  return answer;
};
