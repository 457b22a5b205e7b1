import { contract } from "~/contract/contract";
import type { SandboxPress } from "~/contract/sandbox";
import type { Path } from "~/i18n/link";
import { type Outcome, submit } from "../forms/submit.server";
import { ownPath } from "../own-path";
import type { Page } from "../page.server";

/** After these a gateway sends the payer back; the others leave something to do at its page. */
const last: readonly SandboxPress[] = ["pay", "confirm", "abandon", "payLate"];
const refusals: readonly SandboxPress[] = ["decline", "refuse"];

/** The site's page to which a session leads back. */
function wayBack({ url }: Page, returnTo: string): Path {
  const { pathname, search } = new URL(returnTo, url);
  return ownPath(pathname + search) ?? "/payment";
}

/** What the payer presses at the sandbox gateway's page. */
export function pressAt(page: Page, reference: string) {
  return submit(page, async (form): Promise<Outcome> => {
    const input = form.input(contract.sandbox.press);
    const session = await page.api.sandbox.press({ ...input, reference }, form.once);
    if (last.includes(input.press)) return { to: wayBack(page, session.return_to), toast: null };
    const isRefusal = refusals.includes(input.press);
    const toast = isRefusal ? { type: "error" as const, message: page.t("sandbox:declined") } : null;
    return { to: `/sandbox/pay/${reference}`, toast };
  });
}
