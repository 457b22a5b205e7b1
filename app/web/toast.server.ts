import { createCookieSessionStorage } from "@remix-run/node";
import { getToast } from "remix-toast";
import { isSecure } from "./session/session.server";
import { sessionSecret } from "./session/session-secret.server";

export type Toast = {
  type: "success" | "error" | "warning" | "info";
  message: string;
  /** The same in Arabic, for an English page. */
  description?: string;
};

/** Name of the cookie that carries a message to the next page. */
export const toastCookie = "toast";

/** remix-toast's own cookie is not signed; this one is. It reads the key "flash". */
const storage = async (secure: boolean) =>
  createCookieSessionStorage({
    cookie: {
      name: toastCookie,
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      secrets: [await sessionSecret()],
    },
  });

/** The `Set-Cookie` value that shows `toast` on the next page. */
export async function flash(request: Request, toast: Toast): Promise<string> {
  const { getSession, commitSession } = await storage(isSecure(request));
  const session = await getSession();
  session.flash("flash", { toast });
  return commitSession(session);
}

/** The toast that waits, and the `Set-Cookie` value that takes it off; without a toast no cookie, so that pages can be cached. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; cookie: string | null }> {
  if (!request.headers.get("Cookie")?.includes(`${toastCookie}=`)) return { toast: null, cookie: null };
  const { toast, headers } = await getToast(request, await storage(isSecure(request)));
  return {
    toast: toast ? shownPart(toast) : null,
    cookie: toast ? headers.get("Set-Cookie") : null,
  };
}

function shownPart({ type, message, description }: Toast): Toast {
  return { type, message, ...(description && { description }) };
}
