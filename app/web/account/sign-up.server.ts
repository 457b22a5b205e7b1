import { contract } from "~/contract/contract";
import type { Side, SignedIn } from "~/contract/people";
import type { Path } from "~/i18n/link";
import { country } from "../country.server";
import { choicesOf } from "../forms/choices.server";
import { constraintsOf } from "../forms/constraints.server";
import { submit } from "../forms/submit.server";
import type { Page } from "../page.server";
import {
  afterLogin,
  afterSignUp,
  claimDraft,
  keepingWanted,
  leadingOn,
  startSession,
  wantedPath,
} from "./sign-in.server";

/** The rows "verified" of the specification's redirects. */
const verifiedPath = {
  customer: "/register/provider/success",
  provider: "/register-profile",
} as const;

/** What stands before a mobile number as people here write it: "+20". */
export const dialCode = () => `+${country().callingCode}`;

/** What a sign-up form needs: places, for a provider the catalogue, and the constraints of its fields. */
export async function signUpForm(page: Page, kind: Side) {
  const endpoint = kind === "customer" ? contract.auth.signUpCustomer : contract.auth.signUpProvider;
  const [{ cities }, groups] = await Promise.all([
    page.api.catalogue.places(),
    kind === "provider" ? page.api.catalogue.services({}).then((answer) => answer.groups) : [],
  ]);
  return {
    cities: choicesOf(cities),
    groups: groups.map(({ name, icon, services }) => ({
      ...{ label: name, icon },
      options: choicesOf(services),
    })),
    constraints: constraintsOf(endpoint),
    hasDraft: page.exchange.draftKey !== null,
    dialCode: dialCode(),
    loginPath: keepingWanted(page, "/login"),
    form: await page.form(),
  };
}

/** Registers, and leads on: to the code, or where a remote API has verified at once, to the row "verified". */
export function signUp(page: Page, kind: Side) {
  return submit(page, async (form) => {
    const signed: SignedIn =
      kind === "customer"
        ? await page.api.auth.signUpCustomer(form.input(contract.auth.signUpCustomer))
        : await page.api.auth.signUpProvider(form.input(contract.auth.signUpProvider));
    await startSession(page, signed);
    if (!signed.is_verified)
      return { leave: { to: keepingWanted(page, "/register/provider-otp"), after: afterLogin } };
    return { leave: { to: await verifiedDestination(page, signed), after: afterSignUp } };
  });
}

/**
 * After a correct sign-up code, as after a sign-up that needed none. A customer's draft is taken over on the way; the page of
 * success leads on to it, or to what the visitor wanted.
 */
export async function verifiedDestination(page: Page, signed: SignedIn): Promise<Path> {
  const draft = await claimDraft(page, signed);
  if (signed.type === "provider") return verifiedPath.provider;
  return leadingOn(verifiedPath.customer, draft ?? wantedPath(page));
}
