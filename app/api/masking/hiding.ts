import type { Context } from "../context";
import { maskContacts } from "./masking";

/** @returns the text to store, without contacts; where it had any, the answer says that they are hidden */
export function hide(ctx: Pick<Context, "sayBesides">, whole: string): string {
  const { text, isMasked } = maskContacts(whole);
  if (isMasked) ctx.sayBesides("api:contactsHidden");
  return text;
}
