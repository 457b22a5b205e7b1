import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** Makes an account of staff by the command, on a demonstration that is not running. */
function makeMember(folder: string, name: string, place: number): Member {
  const email = `staff${place}@example.test`;
  const given = ["--email", email, "--name", name, "--phone", `+2010999999${10 + place}`];
  const env = { ...process.env, DATA_DIR: folder, DEMO: "on" };
  const said = execFileSync(process.execPath, ["build/database.js", "staff", ...given], {
    env,
    encoding: "utf8",
  });
  const after = (label: string) => new RegExp(`^ *${label} +(\\S+)$`, "m").exec(said)?.[1] ?? "";
  return { email: after("email"), password: after("password"), totpSecret: after("TOTP secret") };
}

/** Members of staff besides the demonstration's own: a code is taken once, so each story has a member to itself. */
export function addMembers(folder: string): void {
  const members = names.map((name, place) => makeMember(folder, name, place));
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
