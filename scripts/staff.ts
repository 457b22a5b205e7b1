import { parseArgs } from "node:util";
import { createStaff, renewStaff } from "~/api/auth/staff-account";
import type { Db } from "~/api/db/client";
import { settingsFor } from "~/api/settings";
import { totpAddress } from "~/api/totp";
import { env } from "~/env.server";
import { fixedT } from "~/i18n/messages.server";

const usage = "npm run staff:create -- --email … --name … --phone …, or -- --email … --renew";

/** What the command was given. @throws Error in one line */
export function readStaff(args: string[]) {
  const text = { type: "string" } as const;
  const options = { email: text, name: text, phone: text, renew: { type: "boolean" } } as const;
  const { email, name, phone, renew } = parsed(() => parseArgs({ args, options }).values);
  if (email && renew) return { email, renew };
  if (email && name && phone) return { email, name, phone };
  throw new Error(usage);
}

function parsed<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new Error(usage);
  }
}

/** Makes an account of staff, or gives one another password and secret, and says them once. */
export async function giveStaff(db: Db, given: ReturnType<typeof readStaff>): Promise<void> {
  const house = { db, settings: settingsFor(env().COUNTRY), now: new Date() };
  const { email, password, totpSecret } = await ("renew" in given
    ? renewStaff(given.email, house)
    : createStaff(given, house));
  const told = {
    ...{ "sign in at": "/admin/login", email, password, "TOTP secret": totpSecret },
    "for an app": totpAddress(totpSecret, fixedT("en")("common:brand"), email),
  };
  const lines = Object.entries(told).map(([name, said]) => `  ${name.padEnd(14)}${said}`);
  const advice = "This is shown once: keep the password, and give the secret to an authenticator app.";
  console.log(["", ...lines, "", advice].join("\n"));
}
