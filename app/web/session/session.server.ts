import { createCookie } from "@remix-run/node";
import type { AccountType } from "~/contract/people";
import { env } from "~/env.server";
import { sessionSecret } from "./session-secret.server";

/** What the browser keeps for us, signed and out of reach of scripts. */
export type Session = {
  token: string | null;
  otp_token: string | null;
  is_authenticated: boolean;
  type: AccountType | null;
  /** Random; the forms' tokens are made from it. */
  csrf: string | null;
};

export const emptySession: Readonly<Session> = Object.freeze({
  token: null,
  otp_token: null,
  is_authenticated: false,
  type: null,
  csrf: null,
});

const days = 60 * 60 * 24;

/** Whether cookies are for TLS alone: where it was used, and where the site's address says so, though a proxy may keep silent. */
export const isSecure = ({ url }: Request) =>
  [url, env().PUBLIC_URL ?? url].some((address) => new URL(address).protocol === "https:");

const cookie = (secret: string, secure: boolean) =>
  createCookie("session", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: 90 * days,
    secrets: [secret],
  });

export async function readSession(request: Request): Promise<Session> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("session=")) return { ...emptySession };
  const value: unknown = await cookie(await sessionSecret(), false).parse(header);
  return { ...emptySession, ...(typeof value === "object" && value) };
}

/** The `Set-Cookie` value that keeps `session`, or removes it when nothing is left in it. */
export async function writeSession(request: Request, session: Session): Promise<string> {
  const jar = cookie(await sessionSecret(), isSecure(request));
  const isEmpty = !session.token && !session.otp_token && !session.csrf;
  return isEmpty ? jar.serialize("", { maxAge: 0 }) : jar.serialize(session);
}
