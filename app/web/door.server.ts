import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import type { Locale } from "~/i18n/locale";
import { connect } from "./api.server";
import type { Door } from "./client.server";
import type { Session } from "./session.server";

type Speaker = { session: Session; draftKey: string | null; address: string | null; requestId: string };

/** The way to the API for a session. Its token opens what is the account's; until that is verified, its otp_token opens the code. */
export function doorFor({ session, draftKey, address, requestId }: Speaker, locale: Locale): Door {
  const voice = { draftKey, locale, address, requestId };
  const own = connect({ ...voice, token: session.is_authenticated ? session.token : null });
  const code = connect({ ...voice, token: session.otp_token });
  return (area, operation, ...call) => (isOfCode(area, operation) ? code : own)(area, operation, ...call);
}

function isOfCode(area: string, operation: string): boolean {
  const areas: Record<string, Record<string, Endpoint>> = contract;
  return areas[area]?.[operation]?.access === "otp";
}
