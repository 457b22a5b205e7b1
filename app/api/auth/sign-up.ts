import type { authContract } from "~/contract/auth";
import type { Parsed } from "~/contract/endpoint";
import type { SignedIn } from "~/contract/people";
import { toLatinDigits } from "~/i18n/digits";
import { fold } from "~/i18n/fold";
import { parsePhone } from "~/i18n/phone-parse.server";
import { findUnknownCities, findUnknownServices } from "../catalogue/store";
import type { Context } from "../context";
import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import { invalid } from "../errors";
import { nameFault, tidyName } from "../masking/person-name";
import type { Operation } from "../operation";
import { hashPassword, isPassword, newId } from "../secrets";
import { isPhoneTaken, startProfile } from "./account-store";
import { sendCode, takeCode } from "./codes";
import { type PendingAccount, savePending } from "./pending-store";
import { isEmail, passwordFault } from "./rules";
import { startSession } from "./session";

type Form = Parsed<typeof authContract.signUpCustomer>;
type Work = { services: string[]; cities: string[] };
type Faults = Record<string, string[]>;

const folded = (text: string) => fold(text).replace(/[\u200C\u200D]/g, "");

function passwordFaults(
  password: string,
  { name, phone, email }: { name: string; phone: string; email: string | null },
): Faults {
  const fault = passwordFault(folded(password), { name: folded(name), phone, email });
  return fault ? { password: [`validation:${fault}`] } : {};
}

/** What was typed, read for the operator's country; refused with a sentence for each wrong field. */
async function readAccount(form: Form, work: Work | null, ctx: Context) {
  const name = tidyName(form.name);
  const wrongName = nameFault(name);
  const phone = parsePhone(form.phone, ctx.settings.country.code);
  const email = form.email ? toLatinDigits(form.email).toLowerCase() : null;
  const unknownPlaces = await findUnknownCities(ctx.db, [form.city_id, ...(work?.cities ?? [])]);
  const unknownServices = await findUnknownServices(ctx.db, work?.services ?? []);
  const faults: Faults = {
    ...(wrongName && { name: [`validation:${wrongName}`] }),
    ...(!phone && { phone: [`validation:notPhone.${ctx.settings.country.code}`] }),
    ...(email && !isEmail(email) && { email: ["validation:notEmail"] }),
    ...(unknownPlaces.has(form.city_id) && { city_id: ["validation:notOneOf"] }),
    ...(unknownServices.size > 0 && { services: ["validation:wrongService"] }),
    ...(work?.cities.some((id) => unknownPlaces.has(id)) && { cities: ["validation:notOneOf"] }),
    ...passwordFaults(form.password, { name, phone: phone ?? form.phone, email }),
    ...(!form.accept_terms && { accept_terms: ["validation:acceptTerms"] }),
  };
  if (!phone || Object.keys(faults).length > 0) throw invalid(faults);
  return { name, phone, email };
}

/** An e-mail is nobody's before it is confirmed, so that one that somebody else gave keeps nobody from signing up. */
async function refuseTaken(db: Db, phone: string): Promise<void> {
  if (await isPhoneTaken(db, phone)) throw invalid({ phone: ["validation:phoneTaken"] });
}

/**
 * Stores the account, sends the code and starts the session. Where the limits on codes forbid one now, the account is stored
 * all the same, and the code page says when one may be asked for.
 */
async function register(
  type: PendingAccount["type"],
  form: Form,
  work: Work | null,
  ctx: Context,
): Promise<SignedIn> {
  const account = await readAccount(form, work, ctx);
  await refuseTaken(ctx.db, account.phone);
  const passwordHash = await hashPassword(form.password);
  const sends = (await takeCode(account.phone, ctx)) === null;
  const { locale, now } = ctx;
  const isOwn = (stored: string) => isPassword(stored, form.password);
  const { answer, hasCode } = await transact(ctx.db, async (tx) => {
    const waiting = {
      ...{ id: newId(), type, ...account, passwordHash, locale, cityId: form.city_id },
      ...{ isCompleted: type === "customer", createdAt: now },
    };
    const { user, keepsCode } = await savePending(tx, waiting, isOwn);
    // Somebody may have verified this phone since the form was read.
    await refuseTaken(tx, account.phone);
    if (work) await startProfile(tx, { userId: user.id, ...work, createdAt: now });
    if (sends) await sendCode(tx, user, ctx);
    return { answer: await startSession(tx, user, null, now), hasCode: sends || keepsCode };
  });
  ctx.say(hasCode ? "api:auth.codeSent" : "api:auth.codeEnded");
  return answer;
}

export const signUpCustomer: Operation<typeof authContract.signUpCustomer> = (form, ctx) =>
  register("customer", form, null, ctx);

export const signUpProvider: Operation<typeof authContract.signUpProvider> = (
  { services, cities, ...form },
  ctx,
) => register("provider", form, { services: [...new Set(services)], cities: [...new Set(cities)] }, ctx);
