import { createCookie } from "@remix-run/node";
import { isSecure } from "./session.server";

/** As long as the API waits for a code. */
const halfAnHour = 30 * 60;

const cookie = (secure: boolean) =>
  createCookie("proof", { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: halfAnHour });

/** What this browser proves with that it asked for the code of a forgotten password. */
export async function readProof(request: Request): Promise<string | null> {
  const proof: unknown = await cookie(false).parse(request.headers.get("Cookie"));
  return typeof proof === "string" && /^[A-Za-z0-9_-]{43}$/.test(proof) ? proof : null;
}

/** The `Set-Cookie` value that keeps the proof, or with null removes it. */
export const writeProof = (request: Request, proof: string | null): Promise<string> =>
  proof ? cookie(isSecure(request)).serialize(proof) : cookie(isSecure(request)).serialize("", { maxAge: 0 });
