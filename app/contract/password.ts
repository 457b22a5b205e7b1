import { z } from "zod";
import { codeState } from "./auth";
import { done, endpoint } from "./endpoint";
import { password, phoneText, signedIn, sixDigits } from "./people";

/** What only the browser that asked for a code has: 256 random bits, base64url. It goes in bodies alone, never in an address. */
const proof = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** How a forgotten password's code stands; `is_verified` once it was entered right, and the new password may be chosen. */
const resetState = codeState.extend({ is_verified: z.boolean() });

export const passwordContract = {
  forgot: endpoint({
    method: "POST",
    path: "/auth/password/forgot",
    access: "guest",
    summary:
      "Ask for a code to choose a new password with: the same answer whether or not the phone is known",
    input: z.object({ phone: phoneText }),
    output: resetState.extend({ proof: z.string() }),
  }),
  code: endpoint({
    method: "POST",
    path: "/auth/password/code",
    access: "guest",
    summary: "How that code stands; null when its time is over or its password chosen",
    input: z.object({ proof }),
    output: resetState.nullable(),
  }),
  resend: endpoint({
    method: "POST",
    path: "/auth/password/code/resend",
    access: "guest",
    summary: "Send a new code in the place of the last",
    input: z.object({ proof }),
    output: resetState,
  }),
  verify: endpoint({
    method: "POST",
    path: "/auth/password/code/verify",
    access: "guest",
    summary: "Enter the six digits; then the proof opens the choice of a new password, for some minutes",
    input: z.object({ proof, code: sixDigits }),
    output: resetState,
  }),
  reset: endpoint({
    method: "POST",
    path: "/auth/password/reset",
    access: "guest",
    summary: "Choose a new password with a verified proof, once; ends all sessions and answers like sign-in",
    input: z.object({ proof, password, device: z.string().max(200).optional() }),
    output: signedIn,
  }),
  change: endpoint({
    method: "POST",
    path: "/auth/password/change",
    access: "user",
    summary: "Change one's password; ends all other sessions",
    input: z.object({ current_password: z.string().min(1).max(128), password }),
    output: done,
  }),
};
