import { contract } from "~/contract/contract";
import type { Input } from "~/contract/endpoint";
import type { SandboxPress, SandboxSession } from "~/contract/sandbox";
import type { Path } from "~/i18n/link";
import { type Outcome, submit } from "../forms/submit.server";
import { ownPath } from "../own-path";
import type { Page } from "../page.server";

/** After these a gateway sends the payer back; the others, and what a card makes of paying, leave something to do at its page. */
const last: readonly SandboxPress[] = ["pay", "confirm", "abandon", "payLate"];

/** It was paid, or left: a card that only makes the bank slow leaves the payer where they are. */
const isOver = (press: SandboxPress, { state }: SandboxSession) =>
  last.includes(press) && (press !== "pay" || state === "paid");

/** It was tried, and is to be paid again: the card, or the bank, said no. */
const isRefusal = (press: SandboxPress, { state }: SandboxSession) =>
  state === "open" && ["pay", "decline", "refuse"].includes(press);

type Endpoint = (typeof contract)["sandbox"]["press"];

/** The site's page to which a session leads back. */
function wayBack({ url }: Page, returnTo: string): Path {
  const { pathname, search } = new URL(returnTo, url);
  return ownPath(pathname + search) ?? "/payment";
}

/** What the payer presses at the sandbox gateway's page. */
export function pressAt(page: Page, reference: string) {
  return submit(page, async (form): Promise<Outcome> => {
    // Enter in a field presses none of the buttons: whoever types a card pays.
    const { press = "pay", ...input }: Partial<Input<Endpoint>> = form.input(contract.sandbox.press);
    const session = await page.api.sandbox.press({ ...input, press, reference }, form.once);
    if (isOver(press, session)) return { to: wayBack(page, session.return_to), toast: null };
    if (!isRefusal(press, session)) return { to: `/sandbox/pay/${reference}`, toast: null };
    // The address keeps what a toast tells for a moment only.
    const toast = { type: "error" as const, message: page.t("sandbox:declined") };
    return { to: `/sandbox/pay/${reference}?declined`, toast };
  });
}
