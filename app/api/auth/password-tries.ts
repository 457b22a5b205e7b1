import type { Context } from "../context";
import { placeOf } from "../network-place";
import { clearUses, countUses, giveBackUses, type Limit, ofAddress, perHour } from "../rate-limit";

/** Tries are counted before the password is looked at, so that many at once gain nothing; a right one is taken back. */
function limitsOf(account: string, { settings, address }: Context): { ofAccount: Limit[]; ofPlace: Limit[] } {
  return {
    ofAccount: [
      {
        name: "sign-in",
        subject: `${account} ${placeOf(address ?? "")}`,
        max: settings.signInTries,
        seconds: settings.signInWindow,
      },
      perHour("sign-in-account", account, settings.signInTriesPerAccountHour),
    ],
    ofPlace: ofAddress(address, {
      name: "sign-in-address",
      max: settings.signInTriesFromAddress,
      seconds: settings.signInWindow,
    }),
  };
}

/**
 * Counts a try of a password, or refuses it.
 * @param account its id; where there is none, what was typed
 */
export async function countTry(account: string, ctx: Context): Promise<void> {
  const { ofAccount, ofPlace } = limitsOf(account, ctx);
  await countUses(ctx.db, [...ofAccount, ...ofPlace], ctx.now);
}

/** The password was right: the account's tries are forgotten, and this one's place has it back. */
export async function forgiveTries(account: string, ctx: Context): Promise<void> {
  const { ofAccount, ofPlace } = limitsOf(account, ctx);
  await clearUses(ctx.db, ofAccount);
  await giveBackUses(ctx.db, ofPlace);
}
