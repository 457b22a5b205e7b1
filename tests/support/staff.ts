import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeAt } from "~/api/totp";
import type { SiteDemo } from "./site-demo";

/** What the command says of an account that it made. */
export type Member = { email: string; password: string; totpSecret: string; phone: string };

const file = "staff.json";
const withTools = { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` };

/** Adds members of staff to a demonstration that is not running: a code is taken once, so each story has one to itself. */
export function addMembers({ folder, databaseUrl }: SiteDemo): void {
  const members = execFileSync("tsx", ["tests/support/add-members.ts", folder, databaseUrl], {
    encoding: "utf8",
    env: withTools,
  });
  writeFileSync(join(folder, file), members);
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
