import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Form, type Outcome, submit } from "../forms/submit.server";
import { addressWith } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { enterOnce } from "./entered-code.server";
import { afterSignUp, deviceOf, keepingWanted, landing, startSession } from "./sign-in.server";
import { dialCode, verifiedDestination } from "./sign-up.server";

/** `login`: the code that an unverified sign-in asks for. `sign-up`: the one after a registration. */
export type CodePurpose = "login" | "sign-up";

/** A page that asks for a code: where it went, and when another may be sent. Null for a visitor who has none to enter. */
export async function codeForm(page: Page) {
  const { otp_token, is_authenticated } = page.exchange.session;
  const code = otp_token && !is_authenticated ? await page.api.auth.codeState() : null;
  return {
    m: messages(page.locale, ["account"]),
    head: {
      title: page.t("account:code.title"),
      description: page.t("account:code.description"),
      isPrivate: true,
    },
    code,
    isSignedIn: page.viewer !== null,
    isChangingPhone: page.url.searchParams.has("change"),
    loginPath: keepingWanted(page, "/login"),
    dialCode: dialCode(),
    constraints: constraintsOf(contract.auth.changePhone),
    form: await page.form(),
  };
}

/** The answer to the form's code; the same to who pressed twice. */
function enteredCode(page: Page, form: Form) {
  const typed = form.input(contract.auth.verifyCode);
  const same = { secret: page.exchange.session.otp_token, typed: typed.code };
  return enterOnce(page, same, () => page.api.auth.verifyCode({ ...typed, ...deviceOf(page) }));
}

/** The three things to do with a code: enter it, ask for another, or correct the number it goes to. */
export function enterCode(page: Page, purpose: CodePurpose) {
  return submit(
    page,
    async (form): Promise<Outcome> => {
      if (form.intent === "resend") {
        await page.api.auth.resendCode();
        return { to: page.here };
      }
      if (form.intent === "change-phone") {
        await page.api.auth.changePhone(form.input(contract.auth.changePhone));
        return { to: addressWith(page, { change: null }) };
      }
      const signed = await enteredCode(page, form);
      await startSession(page, signed);
      if (purpose === "login") return landing(page, signed);
      return { leave: { to: await verifiedDestination(page, signed), after: afterSignUp } };
    },
    { field: "code" },
  );
}
