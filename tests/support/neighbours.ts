import type { BrowserContext } from "@playwright/test";
import { signIn } from "./sign-in";

/** People of the demonstration of whom no page's figures are told: they sign in by their phones. */
export const neighbours = {
  /** With hardly any request open. */
  customers: {
    salma: "+201000002078",
    yasmin: "+201000002006",
    asmaa: "+201000002073",
    marwan: "+201000002069",
  },
  /** In Cairo, for taps and mixers among others. */
  plumbers: {
    osama: "+201000001012",
    michael: "+201000001015",
    ramy: "+201000001007",
    ibrahim: "+201000001011",
    gamal: "+201000001013",
  },
  /** With more available than a payout needs. */
  earners: {
    magdy: "+201000001030",
    nabil: "+201000001049",
  },
};

/** This browser becomes theirs. */
export async function become(context: BrowserContext, phone: string): Promise<void> {
  await context.addCookies(await signIn(process.env.SITE_URL ?? "", phone));
}
