import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createStaff } from "~/api/auth/staff-account";
import { openEmbedded } from "~/api/db/embedded";
import { demoSecret } from "~/api/demo-secret";
import { sealSecretsWith } from "~/api/sealed";
import { settingsFor } from "~/api/settings";
import { codeAt } from "~/api/totp";

/** What the command says of an account that it made. */
export type Member = { email: string; password: string; totpSecret: string };

const file = "staff.json";
const names = [
  "Amira Nabil",
  "Karim Said",
  "Dina Fathy",
  "Sami Lotfy",
  "Rania Adel",
  "Hoda Magdy",
  "Tamer Adly",
];

/** Members of staff besides the demonstration's own, which is not running: a code is taken once, so each story has one to itself. */
export async function addMembers(folder: string): Promise<void> {
  const { db, close } = await openEmbedded(folder);
  sealSecretsWith(await demoSecret(folder));
  const house = { db, settings: settingsFor("EG"), now: new Date() };
  const members: Member[] = [];
  for (const [place, name] of names.entries()) {
    const [email, phone] = [`staff${place}@example.test`, `+2010999999${10 + place}`];
    members.push(await createStaff({ name, email, phone }, house));
  }
  await close();
  writeFileSync(join(folder, file), JSON.stringify(members));
}

/** Tells the tests' processes of the members that a demonstration has. */
export function nameMembers(folder: string): void {
  process.env.STAFF_MEMBERS = readFileSync(join(folder, file), "utf8");
}

/** One of them, who signs in nowhere else. */
export function memberOf(place: number): Member {
  const members = JSON.parse(process.env.STAFF_MEMBERS ?? "[]") as Member[];
  const found = members[place];
  if (!found) throw new Error(`There is no member ${place}`);
  return found;
}

/** The code that a member's app shows now. */
export const codeOf = ({ totpSecret }: Member): string => codeAt(totpSecret, new Date());
