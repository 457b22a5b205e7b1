import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newSecret } from "./secrets";

/** The demo's own signing secret, made at the first start so that sign-ins outlive a restart. */
export async function demoSecret(folder: string): Promise<string> {
  const path = join(folder, "session-secret");
  try {
    return await readFile(path, "utf8");
  } catch {
    const secret = newSecret();
    await mkdir(folder, { recursive: true });
    await writeFile(path, secret, { mode: 0o600, flag: "wx" });
    return secret;
  }
}
