import type { draftsContract } from "~/contract/drafts";
import { oldestDraft } from "../ago";
import { askerOf } from "../asker";
import type { Context } from "../context";
import { transact } from "../db/transaction";
import { invalid, notFound } from "../errors";
import { releasePhotos } from "../files/unattached-store";
import { type Check, checked, type Operations } from "../operation";
import { type Act, change } from "../record/change";
import { insertDraft } from "../requests/draft-store";
import { formFaults, readFields } from "../requests/fields";
import { findGuestForm } from "../requests/form-store";
import { requestForm } from "../requests/form-view";
import { checkInvitee } from "../requests/invitee";
import { wholeFaults } from "../requests/publish-moves";
import { holdRequest, updateRequest } from "../requests/request-store";
import { digest, newId, newSecret } from "../secrets";
import { deleteDrafts, holdGuestDraft } from "./draft-store";

type Contract = typeof draftsContract;
type Drafts = Operations<Contract>;

const keyHashOf = (ctx: Context): string => {
  const { draftKeyHash } = askerOf(ctx);
  if (!draftKeyHash) throw notFound();
  return draftKeyHash;
};

/** A guest's draft, reached by a key that only the guest has. */
export const start: Drafts["start"] = async ({ provider_id }, ctx) => {
  const { db, now, settings } = ctx;
  if (provider_id) await checkInvitee(ctx, provider_id);
  const key = newSecret();
  await insertDraft(db, {
    ...{ id: newId(), draftKeyHash: digest(key), currency: settings.country.currency },
    ...(provider_id && { visibility: "direct", directProviderId: provider_id }),
    ...{ createdAt: now, updatedAt: now },
  });
  return { key };
};

export const get: Drafts["get"] = async (_, ctx) => {
  const { draftKeyHash } = askerOf(ctx);
  const row = draftKeyHash && (await findGuestForm(ctx.db, draftKeyHash, oldestDraft(ctx), ctx.now));
  return row ? requestForm(row, ctx.locale) : null;
};

type Saved = Parameters<Drafts["save"]>[0];

/** What is typed is kept whatever it lacks; only a whole form is marked to be published. */
async function saveDraft(act: Act, { publish = false, ...fields }: Saved, ctx: Context) {
  const { tx } = act;
  const held = await holdGuestDraft(tx, keyHashOf(ctx), oldestDraft(ctx));
  if (!held) throw notFound();
  const { patch, isMasked } = await readFields(tx, fields, held.serviceId, publish ? ctx : null);
  const request = publish ? await holdRequest(tx, held.id) : null;
  const faults = request ? await wholeFaults(act, request, patch) : {};
  const isWhole = Object.keys(faults).length === 0;
  await updateRequest(tx, held.id, { ...patch, wantsPublish: publish && isWhole, updatedAt: ctx.now });
  return { faults, isWhole, isMasked };
}

const check: Check<Contract["save"]> = async ({ publish, ...fields }, ctx) => {
  const { draftKeyHash } = askerOf(ctx);
  const held = draftKeyHash && (await findGuestForm(ctx.db, draftKeyHash, oldestDraft(ctx), ctx.now));
  return held ? formFaults(ctx.db, fields, held.serviceId, publish ? ctx : null) : {};
};

export const save = checked<Contract["save"]>(check, async (input, ctx) => {
  const keyHash = keyHashOf(ctx);
  const author = { actor: "customer", id: null } as const;
  const { faults, isWhole, isMasked } = await change(ctx, author, ctx.now, (act) =>
    saveDraft(act, input, ctx),
  );
  if (!isWhole) throw invalid(faults);
  const row = await findGuestForm(ctx.db, keyHash, oldestDraft(ctx), ctx.now);
  if (!row) throw notFound();
  ctx.say(isMasked ? "api:requestSavedMasked" : "api:requestDraftSaved");
  return requestForm(row, ctx.locale);
});

export const discard: Drafts["discard"] = async (_, ctx) => {
  const { draftKeyHash } = askerOf(ctx);
  await transact(ctx.db, async (tx) => {
    const held = draftKeyHash && (await holdGuestDraft(tx, draftKeyHash, oldestDraft(ctx)));
    if (!held) return;
    await releasePhotos(tx, [held.id]);
    await deleteDrafts(tx, [held.id]);
  });
  ctx.say("api:requestDiscarded");
  return null;
};
