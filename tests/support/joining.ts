import type { Page } from "@playwright/test";
import type { SignedIn } from "~/contract/people";
import { codeFor, job, type Newcomer } from "./journeys";
import { profileForm } from "./profile-form";
import { signIn } from "./sign-in";
import { speak } from "./site-api";

const accountOf = ({ name, phone, password }: Newcomer) => ({
  ...{ name, phone, password, city_id: job.city, accept_terms: true },
});

/** Enters the code that went to the phone. @returns the token of the account */
async function verify(page: Page, person: Newcomer, { otp_token }: SignedIn): Promise<string> {
  const code = await codeFor(page, person.phone);
  return (await speak(otp_token, person.language).auth.verifyCode({ code })).token;
}

/** This browser becomes theirs. */
async function enter(page: Page, { phone, password }: Newcomer): Promise<void> {
  await page.context().addCookies(await signIn(process.env.SITE_URL ?? "", phone, {}, password));
}

/** A customer who joined a moment ago, without a page, and is signed in. */
export async function joinAsCustomer(page: Page, person: Newcomer): Promise<void> {
  const { auth } = speak(null, person.language);
  await verify(page, person, await auth.signUpCustomer(accountOf(person)));
  await enter(page, person);
}

/** A technician who joined a moment ago, without a page, with a whole profile, and is signed in. */
export async function joinAsProvider(page: Page, person: Newcomer): Promise<void> {
  const { auth } = speak(null, person.language);
  const trade = { services: [job.service], cities: [job.city] };
  const token = await verify(page, person, await auth.signUpProvider({ ...accountOf(person), ...trade }));
  await speak(token, person.language).profile.saveProvider({ ...profileForm, ...trade });
  await enter(page, person);
}
