import { tellEverywhere } from "../outside/tell-everywhere";
import type { Act } from "../record/change";
import { type PasswordOwner, savePassword } from "./password-store";
import { endResets } from "./reset-store";

type Changed = { event: "change_password" | "reset_password"; passwordHash: string };

/** Gives an account its new password: written down, and told to its owner on every channel. Ending its sessions is the caller's. */
export async function setPassword(
  act: Act,
  owner: PasswordOwner,
  { event, passwordHash }: Changed,
): Promise<void> {
  const { id } = owner;
  await savePassword(act.tx, id, passwordHash);
  await endResets(act.tx, id);
  act.book.line({ entity: "user", entityId: id, requestId: null, event, from: null, to: null });
  await tellEverywhere(act, owner, {
    ...{ kind: "password_changed", params: {}, path: "/change-password" },
    template: "passwordChanged",
  });
}
