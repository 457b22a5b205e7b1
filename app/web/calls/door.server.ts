import { findEndpoint } from "~/contract/contract";
import type { Locale } from "~/i18n/locale";
import { connect } from "../api.server";
import type { Session } from "../session/session.server";
import type { Door } from "./client.server";

type Speaker = { session: Session; draftKey: string | null; address: string | null; requestId: string };

/** The way to the API for a session. Its token opens what is the account's; until that is verified, its otp_token opens the code. */
export function doorFor({ session, draftKey, address, requestId }: Speaker, locale: Locale): Door {
  const voice = { draftKey, locale, address, requestId };
  const own = connect({ ...voice, token: session.is_authenticated ? session.token : null });
  const code = connect({ ...voice, token: session.otp_token });
  return (area, operation, ...call) => {
    const access = findEndpoint(area, operation)?.access;
    return (access === "otp" || access === "factor" ? code : own)(area, operation, ...call);
  };
}
