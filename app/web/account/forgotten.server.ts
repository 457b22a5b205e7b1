import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { setCookie } from "../answer-headers.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Outcome, submit } from "../forms/submit.server";
import type { Page } from "../page.server";
import { readProof, writeProof } from "../session/proof.server";
import { enterOnce } from "./entered-code.server";
import { keepingWanted } from "./sign-in.server";
import { dialCode } from "./sign-up.server";

/** The start of the way to a new password: which phone. */
export async function phoneForm(page: Page) {
  return {
    m: messages(page.locale, ["account"]),
    head: {
      title: page.t("account:forgot.title"),
      description: page.t("account:forgot.description"),
      isPrivate: true,
    },
    dialCode: dialCode(),
    loginPath: keepingWanted(page, "/login"),
    /** Of who comes back here with a code on its way. */
    codePath: (await readProof(page.request)) ? keepingWanted(page, "/otp") : null,
    constraints: constraintsOf(contract.password.forgot),
    form: await page.form(),
  };
}

/** Asks for the code: the browser keeps the proof that it was who asked. Who presses twice has asked once. */
export const askForCode = (page: Page) =>
  submit(page, async (form): Promise<Outcome> => {
    const typed = form.input(contract.password.forgot);
    const same = { secret: page.exchange.session.csrf, typed: form.text("phone") };
    const { proof } = await enterOnce(page, same, () => page.api.password.forgot(typed));
    setCookie(page.exchange, await writeProof(page.request, proof));
    return { to: keepingWanted(page, "/otp") };
  });

/** How what this browser asked for stands; null where it asked for nothing, or too long ago. */
export async function askedFor(page: Page) {
  const proof = await readProof(page.request);
  return proof ? page.api.password.code({ proof }) : null;
}

/** Back to the start, for who has nothing to enter, and why where it was there before. */
export async function startAgain(page: Page): Promise<Response> {
  const wasThere = (await readProof(page.request)) !== null;
  if (wasThere) setCookie(page.exchange, await writeProof(page.request, null));
  const toast = wasThere ? ({ type: "error", message: page.t("errors:resetOver") } as const) : undefined;
  return page.leaveTo(keepingWanted(page, "/enter-phone-number"), toast);
}

/** The page that asks for the code. */
export async function resetCodeForm(page: Page) {
  const code = await askedFor(page);
  if (!code) throw await startAgain(page);
  if (code.is_verified) throw await page.leaveTo(keepingWanted(page, "/change-password"));
  return {
    m: messages(page.locale, ["account"]),
    head: {
      title: page.t("account:code.title"),
      description: page.t("account:forgot.description"),
      isPrivate: true,
    },
    code,
    phonePath: keepingWanted(page, "/enter-phone-number"),
    form: await page.form(),
  };
}

/** Enters the code, or asks for another. */
export const enterResetCode = (page: Page) =>
  submit(
    page,
    async (form): Promise<Outcome> => {
      const proof = await readProof(page.request);
      if (!proof) throw await startAgain(page);
      if (form.intent === "resend") {
        await page.api.password.resend({ proof });
        return { to: page.here };
      }
      await page.api.password.verify({ ...form.input(contract.password.verify), proof });
      return { to: keepingWanted(page, "/change-password") };
    },
    { field: "code" },
  );
