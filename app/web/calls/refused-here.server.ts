import { createCookie } from "@remix-run/node";
import { setCookie } from "../answer-headers.server";
import { pageAddress } from "../page-locale.server";
import { isSecure } from "../session/session.server";

/** The data of one page carries it, for as long as scripts take to read that again once they have their answer. */
function mark(request: Request) {
  const [path] = pageAddress(new URL(request.url)).split("?");
  return createCookie("refused", {
    ...{ path: `${path}.data`, maxAge: 10 },
    ...{ httpOnly: true, sameSite: "strict", secure: isSecure(request) },
  });
}

/** Where scripts sent a form, its page is read again by a request of its own, which is to know that it was refused. */
export async function markRefused(request: Request, answer: { headers: Headers }): Promise<void> {
  // Else the answer is the page.
  if (request.headers.get("Sec-Fetch-Mode") !== "cors") return;
  setCookie(answer, await mark(request).serialize(1));
}

/** Whether this is that request; its answer takes the mark off. */
export async function takeRefused(request: Request, answer: { headers: Headers }): Promise<boolean> {
  if (request.method !== "GET" || !/(^|; )refused=/.test(request.headers.get("Cookie") ?? "")) return false;
  setCookie(answer, await mark(request).serialize("", { maxAge: 0 }));
  return true;
}
