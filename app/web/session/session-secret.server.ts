import { env } from "~/env.server";
import { demoSecret } from "../api.server";

let kept: Promise<string> | undefined;

/** The secret that signs cookies: SESSION_SECRET, or in demo mode one that the embedded API keeps beside its data. */
export function sessionSecret(): Promise<string> {
  const { SESSION_SECRET, DATA_DIR } = env();
  kept ??= SESSION_SECRET ? Promise.resolve(SESSION_SECRET) : demoSecret(DATA_DIR);
  return kept;
}
