import { toLatinDigits } from "~/i18n/digits";
import { parsePhone } from "~/i18n/phone-parse.server";
import type { Db } from "../db/client";
import { nameFault, tidyName } from "../masking/person-name";
import { type Act, change } from "../record/change";
import { seal } from "../sealed";
import { hashPassword, newId } from "../secrets";
import type { Settings } from "../settings";
import { newTotpSecret } from "../totp";
import { isEmailTaken, isPhoneTaken } from "./account-store";
import { replaceFactor } from "./factor-store";
import { isEmail } from "./rules";
import { findStaff, insertStaff, savePassword } from "./staff-store";
import { removeTokens } from "./token-store";

type House = { db: Db; settings: Settings; now: Date };

/** What a new member of staff is told once, and nobody can read again. */
export type Credentials = { email: string; password: string; totpSecret: string };

type Given = { name: string; email: string; phone: string };

/** 80 random bits, easy to read out. */
const newPassword = () => newId().replace(/(.{4})(?=.)/g, "$1-");

/** By a command: whoever runs it has no account here. */
const byCommand = { actor: "staff", id: null } as const;

function readGiven({ name, email, phone }: Given, { settings }: House): Given {
  const read = {
    name: tidyName(name),
    email: toLatinDigits(email).trim().toLowerCase(),
    phone: parsePhone(phone, settings.country.code),
  };
  if (nameFault(read.name)) throw new Error("--name: a full name, in letters");
  if (!isEmail(read.email)) throw new Error("--email: a full e-mail address");
  if (!read.phone)
    throw new Error(
      `--phone: a full mobile number, with its country unless it is of ${settings.country.code}`,
    );
  return { ...read, phone: read.phone };
}

/** Gives an account a password and a secret that nobody has had before. */
async function give(
  { tx, book }: Act,
  userId: string,
  event: "create_staff" | "renew_staff",
): Promise<string> {
  const totpSecret = newTotpSecret();
  await replaceFactor(tx, userId, seal(totpSecret, userId));
  const [from, to] = [event === "create_staff" ? null : "active", "active"];
  book.line({ entity: "user", entityId: userId, requestId: null, event, from, to });
  return totpSecret;
}

/**
 * Makes an account of staff.
 * @throws Error in one line that names what is wrong, or taken
 */
export async function createStaff(given: Given, house: House): Promise<Credentials> {
  const { name, email, phone } = readGiven(given, house);
  if (await isEmailTaken(house.db, email)) throw new Error(`--email: ${email} has an account already`);
  if (await isPhoneTaken(house.db, phone)) throw new Error(`--phone: ${phone} has an account already`);
  const [id, password] = [newId(), newPassword()];
  const passwordHash = await hashPassword(password);
  const totpSecret = await change(house, byCommand, house.now, async (act) => {
    await insertStaff(act.tx, { id, name, email, phone, passwordHash, createdAt: house.now });
    return give(act, id, "create_staff");
  });
  return { email, password, totpSecret };
}

/**
 * Gives an account of staff another password and secret: they were lost, or the secret that seals them is another. Its sessions end.
 * @throws Error in one line when there is no such account
 */
export async function renewStaff(typed: string, house: House): Promise<Credentials> {
  const email = toLatinDigits(typed).trim().toLowerCase();
  const id = await findStaff(house.db, email);
  if (!id) throw new Error(`--email: no account of staff has ${email}`);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const totpSecret = await change(house, byCommand, house.now, async (act) => {
    await savePassword(act.tx, id, passwordHash);
    await removeTokens(act.tx, id);
    return give(act, id, "renew_staff");
  });
  return { email, password, totpSecret };
}
