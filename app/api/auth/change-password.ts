import type { passwordContract } from "~/contract/password";
import { ApiError, type Faults, invalid, refused } from "../errors";
import type { Operation } from "../operation";
import { change as changing } from "../record/change";
import { hashPassword, isPassword } from "../secrets";
import { holdByPassword } from "./account-store";
import { passwordFaults } from "./password-faults";
import { setPassword } from "./password-moves";
import { findPassword } from "./password-store";
import { countTry, forgiveTries } from "./password-tries";
import { removeOtherTokens } from "./token-store";

const wrongPassword = () => invalid({ current_password: ["validation:passwordWrong"] });

/** Another password in the place of the present one, which is tried under the limits of signing in. Other sessions end. */
export const change: Operation<typeof passwordContract.change> = async (
  { current_password: current, password },
  ctx,
) => {
  const { user, caller } = ctx;
  const stored = caller.kind === "user" ? await findPassword(ctx.db, user.id) : null;
  if (!stored || caller.kind !== "user") throw new ApiError("unauthenticated");
  if (stored.isDemo) throw refused("api:password.demo");
  const isSame = password.normalize("NFKC") === current.normalize("NFKC");
  const faults: Faults = isSame ? { password: ["validation:passwordSame"] } : passwordFaults(password, user);
  if (faults.password) throw invalid(faults);
  await countTry(user.id, ctx);
  if (!(await isPassword(stored.passwordHash, current))) throw wrongPassword();
  await forgiveTries(user.id, ctx);
  const passwordHash = await hashPassword(password);
  await changing(ctx, { actor: user.type, id: user.id }, ctx.now, async (act) => {
    // Somebody may have chosen another one meanwhile.
    if (!(await holdByPassword(act.tx, user.id, stored.passwordHash))) throw wrongPassword();
    await setPassword(act, user, { event: "change_password", passwordHash });
    await removeOtherTokens(act.tx, user.id, caller.tokenHash);
  });
  ctx.say("api:password.changed");
  return null;
};
