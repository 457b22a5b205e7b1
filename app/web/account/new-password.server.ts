import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { setCookie } from "../answer-headers.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Form, type Outcome, submit } from "../forms/submit.server";
import type { Page } from "../page.server";
import { readProof, writeProof } from "../session/proof.server";
import { enterOnce } from "./entered-code.server";
import { askedFor, startAgain } from "./forgotten.server";
import { afterLogin, deviceOf, keepingWanted, landing, startSession, wantedPath } from "./sign-in.server";

/** `reset`: after a right code, for the account with this phone. `change`: signed in, with the present password. */
type Way = { kind: "reset"; phone: string } | { kind: "change"; phone: null };

const backOf = ({ viewer }: Page) => (viewer?.type === "staff" ? "/admin" : "/profile");

/** Which of the two ways this visitor goes; who can go neither is sent to its beginning, or on to the code. */
async function wayOf(page: Page): Promise<Way> {
  // The password is chosen, and the page leads on: nothing is asked any more.
  if (page.exchange.isLeaving) return { kind: "change", phone: null };
  const asked = await askedFor(page);
  if (asked?.is_verified) return { kind: "reset", phone: asked.phone };
  if (page.viewer) return { kind: "change", phone: null };
  throw await (asked ? page.leaveTo(keepingWanted(page, "/otp")) : startAgain(page));
}

export async function newPasswordForm(page: Page) {
  const way = await wayOf(page);
  return {
    ...way,
    m: messages(page.locale, ["account"]),
    head: {
      title: page.t("account:newPassword.title"),
      description: page.t("account:newPassword.text"),
      isPrivate: true,
    },
    backPath: way.kind === "reset" ? keepingWanted(page, "/enter-phone-number") : backOf(page),
    constraints: constraintsOf(contract.password[way.kind]),
    form: await page.form(),
  };
}

/** After the code: signed in as by a login. Who pressed twice is so by both. */
async function reset(page: Page, form: Form): Promise<Outcome> {
  const proof = await readProof(page.request);
  if (!proof) throw await startAgain(page);
  const typed = { ...form.input(contract.password.reset), proof, ...deviceOf(page) };
  const signed = await enterOnce(page, { secret: proof, typed: "reset" }, () =>
    page.api.password.reset(typed),
  );
  await startSession(page, signed);
  setCookie(page.exchange, await writeProof(page.request, null));
  return landing(page, signed);
}

/** Signed in: this session stays. */
async function change(page: Page, form: Form): Promise<Outcome> {
  await page.api.password.change(form.input(contract.password.change));
  return { leave: { to: wantedPath(page) ?? backOf(page), after: afterLogin } };
}

export const choosePassword = (page: Page) =>
  submit(page, (form) => (form.intent === "reset" ? reset(page, form) : change(page, form)));
