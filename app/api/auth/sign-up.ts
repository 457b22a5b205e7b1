import type { authContract } from "~/contract/auth";
import type { Parsed } from "~/contract/endpoint";
import type { SignedIn } from "~/contract/people";
import { toLatinDigits } from "~/i18n/digits";
import { parsePhone } from "~/i18n/phone-parse.server";
import { findUnknownCities, findUnknownServices } from "../catalogue/store";
import type { Context } from "../context";
import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import { type Faults, invalid } from "../errors";
import { nameFault, tidyName } from "../masking/person-name";
import { checked } from "../operation";
import { hashPassword, isPassword, newId } from "../secrets";
import { isPhoneTaken, startProfile } from "./account-store";
import { sendCode, takeCode } from "./codes";
import { passwordFaults } from "./password-faults";
import { type PendingAccount, savePending } from "./pending-store";
import { isEmail } from "./rules";
import { startSession } from "./session";

type Form = Parsed<typeof authContract.signUpCustomer>;
type Work = { services: string[]; cities: string[] };

/** What was typed, read for the operator's country; what is not there yet is empty. */
function readPerson({ name, phone, email }: Partial<Form>, { settings }: Context) {
  return {
    name: tidyName(name ?? ""),
    phone: phone === undefined ? null : parsePhone(phone, settings.country.code),
    email: email ? toLatinDigits(email).toLowerCase() : null,
  };
}

type Account = ReturnType<typeof readPerson>;

function personFaults(form: Partial<Form>, { name, phone, email }: Account, ctx: Context): Faults {
  const wrongName = form.name === undefined ? null : nameFault(name);
  const owner = { name, phone: phone ?? form.phone ?? "", email };
  return {
    ...(wrongName && { name: [`validation:${wrongName}`] }),
    ...(form.phone !== undefined &&
      !phone && { phone: [`validation:notPhone.${ctx.settings.country.code}`] }),
    ...(email && !isEmail(email) && { email: ["validation:notEmail"] }),
    ...(form.password !== undefined && passwordFaults(form.password, owner)),
    ...(form.accept_terms === false && { accept_terms: ["validation:acceptTerms"] }),
  };
}

/** A sentence for each wrong field among those that are there. */
async function faultsIn(form: Partial<Form & Work>, account: Account, ctx: Context): Promise<Faults> {
  const { city_id, cities = [], services = [] } = form;
  const unknownPlaces = await findUnknownCities(ctx.db, [...(city_id ? [city_id] : []), ...cities]);
  const unknownServices = await findUnknownServices(ctx.db, services);
  return {
    ...personFaults(form, account, ctx),
    ...(city_id && unknownPlaces.has(city_id) && { city_id: ["validation:notOneOf"] }),
    ...(unknownServices.size > 0 && { services: ["validation:wrongService"] }),
    ...(cities.some((id) => unknownPlaces.has(id)) && { cities: ["validation:notOneOf"] }),
  };
}

const check = (form: Partial<Form & Work>, ctx: Context): Promise<Faults> =>
  faultsIn(form, readPerson(form, ctx), ctx);

async function readAccount(form: Form, work: Work | null, ctx: Context) {
  const { phone, ...account } = readPerson(form, ctx);
  const faults = await faultsIn({ ...form, ...work }, { phone, ...account }, ctx);
  if (!phone || Object.keys(faults).length > 0) throw invalid(faults);
  return { phone, ...account };
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

export const signUpCustomer = checked<typeof authContract.signUpCustomer>(check, (form, ctx) =>
  register("customer", form, null, ctx),
);

export const signUpProvider = checked<typeof authContract.signUpProvider>(
  check,
  ({ services, cities, ...form }, ctx) =>
    register("provider", form, { services: [...new Set(services)], cities: [...new Set(cities)] }, ctx),
);
