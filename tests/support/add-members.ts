// Adds members of staff to a site's demonstration, and prints what they sign in with. A process of its own: the end-to-end tests'
// runner does not read the product's texts.
import { createStaff } from "~/api/auth/staff-account";
import { openPostgres } from "~/api/db/postgres";
import { demoSecret } from "~/api/demo-secret";
import { sealSecretsWith } from "~/api/sealed";
import { settingsFor } from "~/api/settings";
import type { Member } from "./staff";

const names = [
  "Amira Nabil",
  "Karim Said",
  "Dina Fathy",
  "Sami Lotfy",
  "Rania Adel",
  "Hoda Magdy",
  "Tamer Adly",
  "Salma Refaat",
  "Adham Nour",
];

const [folder = "", databaseUrl = ""] = process.argv.slice(2);
const { db, close } = await openPostgres(databaseUrl);
sealSecretsWith(await demoSecret(folder));
const house = { db, settings: settingsFor("EG"), now: new Date() };
const members: Member[] = [];
for (const [place, name] of names.entries()) {
  const [email, phone] = [`staff${place}@example.test`, `+2010999999${10 + place}`];
  members.push({ ...(await createStaff({ name, email, phone }, house)), phone });
}
await close();
process.stdout.write(JSON.stringify(members));
