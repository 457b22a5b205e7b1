import { removeTokens } from "../auth/token-store";
import { ApiError, conflict, notFound } from "../errors";
import { holdQueuedOn, settleOffers } from "../offers/moves";
import { type Owner, tellEverywhere } from "../outside/tell-everywhere";
import type { Act } from "../record/change";
import { showRequests } from "../requests/moves";
import { holdRequestsOf } from "../requests/request-store";
import { type AccountEvent, transition } from "./account-rules";
import { findType, holdAccount, saveActivity } from "./account-store";
import { countListing } from "./listing";
import { lockProfile, setPublic } from "./provider-store";

/** A technician whose account is closed is in no list, and counts nowhere. */
async function list(act: Act, userId: string, isPublic: boolean): Promise<void> {
  const before = await lockProfile(act.tx, userId);
  if (before.isPublic === isPublic) return;
  await setPublic(act.tx, userId, isPublic);
  await countListing(act, isPublic ? [] : before.services, isPublic ? before.services : []);
}

/** Whoever is closed out reads no notices any more: a message says so, and the reason stands where they may still go. */
async function tellOwner(act: Act, owner: Owner, isActive: boolean, reason: string): Promise<void> {
  const { id: userId } = owner;
  if (isActive) return act.book.tell({ userId, kind: "account_reactivated", params: {}, path: "/" });
  const told = { kind: "account_deactivated", params: { reason }, path: "/complaints" } as const;
  await tellEverywhere(act, owner, { ...told, template: "accountClosed" });
}

/** Why, in the words of whoever decides; in Arabic, too, where `reason` is in English. */
type Said = { reason: string; reason_ar?: string };

/**
 * Closes or opens an account, with its line in the audit log, and tells its owner.
 * @param said of a closed account its owner reads it
 * @throws ApiError notFound, forbidden for one's own account, conflict when somebody was faster
 */
export async function moveAccount(act: Act, userId: string, event: AccountEvent, said: Said): Promise<void> {
  const { tx, book } = act;
  const type = await findType(tx, userId);
  // In the order in which an offer is sent, a profile saved, and a request published.
  const queuedOn = type === "provider" ? await holdQueuedOn(act, userId) : [];
  if (type === "provider") await lockProfile(tx, userId);
  if (type === "customer") await holdRequestsOf(tx, userId);
  const held = await holdAccount(tx, userId);
  if (!held) throw notFound();
  const from = held.isActive ? "active" : "inactive";
  const isOwn = book.author.id === userId;
  const { to, refusal } = transition(from, event, book.author.actor, { isOwn });
  if (refusal === "own") throw new ApiError("forbidden", { message: "api:staff.ownAccount" });
  if (!to) throw conflict(`api:staff.is.${from}`, { account: from });
  const isActive = to === "active";
  await saveActivity(tx, userId, { isActive, inactiveReason: isActive ? null : said.reason });
  if (type === "provider") await list(act, userId, isActive && held.isListed);
  if (type === "customer") await showRequests(act, userId, isActive);
  // Nothing is left to staff, not even an appeal.
  if (type === "staff" && !isActive) await removeTokens(tx, userId);
  else await tellOwner(act, held, isActive, said.reason);
  for (const request of queuedOn) await settleOffers(act, request);
  book.line({
    ...{ entity: "user", entityId: userId, requestId: null, event, from, to },
    detail: said,
  });
}
