import type { draftsContract } from "~/contract/drafts";
import { oldestDraft } from "../ago";
import { askerOf } from "../asker";
import type { Operation } from "../operation";
import { type Act, change } from "../record/change";
import { countDraft } from "../requests/draft-moves";
import { hasRoom, publishRequest, wholeFaults } from "../requests/publish-moves";
import { findWhole } from "../requests/publish-store";
import { holdRequest } from "../requests/request-store";
import { giveDraft, holdClaimed } from "./draft-store";

/**
 * Publishes a claimed draft, if it still validates and there is room for it.
 * @returns its state, and the key of the sentence that says what became of it
 */
async function publishClaimed(act: Act, id: string) {
  const request = await holdRequest(act.tx, id);
  if (!request) throw new Error("A held draft is gone");
  const whole = { ...request, ...(await findWhole(act.tx, id)) };
  const faults = await wholeFaults(act, request, whole);
  if (Object.keys(faults).length > 0) return { status: "draft", said: "api:draftKept" } as const;
  if (!(await hasRoom(act, request))) return { status: "draft", said: "api:draftKeptNoRoom" } as const;
  return publishRequest(act, request);
}

/**
 * Makes the guest's draft the customer's, once: a repeat, or a second try at the same moment, finds it claimed. It is published when
 * the guest asked for that.
 */
export const claim: Operation<(typeof draftsContract)["claim"]> = async (_, ctx) => {
  const { draftKeyHash } = askerOf(ctx);
  if (!draftKeyHash) return null;
  const { user, now } = ctx;
  return change(ctx, { actor: "customer", id: user.id }, now, async (act) => {
    const held = await holdClaimed(act.tx, draftKeyHash, user.id, oldestDraft(ctx));
    if (!held) return null;
    const { id, status, wantsPublish } = held;
    if (held.customerId) return { id, status };
    await giveDraft(act.tx, id, user.id, now);
    countDraft(act, user.id);
    if (!wantsPublish) {
      ctx.say("api:draftClaimed");
      return { id, status };
    }
    const published = await publishClaimed(act, id);
    ctx.say(published.said, { count: ctx.settings.openRequestsPerCustomer });
    return { id, status: published.status };
  });
};
