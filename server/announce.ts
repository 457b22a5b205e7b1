import type { Server } from "node:http";
import type { Api } from "~/api/index";

/** Where the site is, and who can sign in to a demonstration. */
export function announce(http: Server, accounts: ReturnType<Api["demoAccounts"]>): void {
  const at = http.address();
  if (!at || typeof at === "string") return;
  const named = at.family === "IPv6" ? `[${at.address}]` : at.address;
  const host = ["0.0.0.0", "::"].includes(at.address) ? "localhost" : named;
  const people = accounts.map(
    ({ role, email, password, totpSecret }) =>
      `  ${role.padEnd(24)}${email.padEnd(28)}${password}${totpSecret ? `  TOTP secret ${totpSecret}` : ""}`,
  );
  const who = people.length > 0 ? ["", "Demonstration accounts:", ...people, ""] : [];
  console.log(["", `Usta is ready: http://${host}:${at.port}`, ...who].join("\n"));
}

/** What an operator has to know before people come. */
export function warn(api: Pick<Api, "deliversMessages" | "isReachable" | "mayMissOthers"> | null): void {
  if (api?.isReachable === false)
    console.warn("Visitors cannot reach you: neither OPERATOR_PHONE nor OPERATOR_EMAIL is set.");
  if (api?.deliversMessages === false)
    console.warn(
      "Codes and messages are not delivered: no provider of SMS or e-mail is configured (see README).",
    );
  if (api?.mayMissOthers)
    console.warn(
      "What is told at once reaches visitors of this process alone: several need PUSHER_APP_ID (see README).",
    );
}

/** One clear line for what the operator can mend; the trace for what is a mistake of ours. */
export function giveUp(error: NodeJS.ErrnoException & { port?: number }): never {
  const busy = { EADDRINUSE: "is in use", EACCES: "is not allowed to this user" }[error.code ?? ""];
  if (busy && error.syscall === "listen") console.error(`PORT: ${error.port} ${busy}`);
  else if (error.code === "ECONNREFUSED") console.error("DATABASE_URL: no server answers at this address");
  else console.error(/^[A-Z][A-Z_]+: /.test(error.message) ? error.message : error);
  process.exit(1);
}
