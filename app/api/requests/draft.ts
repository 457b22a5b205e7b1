import type { requestsContract } from "~/contract/requests";
import { notFound } from "../errors";
import { releasePhotos } from "../files/unattached-store";
import { type Check, checked, type Operation } from "../operation";
import { change } from "../record/change";
import { newId } from "../secrets";
import { upToDate } from "../time/timers";
import { countDraft } from "./draft-moves";
import { insertDraft } from "./draft-store";
import { formFaults, readFields } from "./fields";
import { findForm } from "./form-store";
import { requestForm } from "./form-view";
import { checkInvitee } from "./invitee";
import { discardRequest } from "./moves";
import { changeOwn } from "./own";
import { checkWhole } from "./publish-moves";
import { holdRequest } from "./request-store";

type Requests = typeof requestsContract;

const check: Check<Requests["create"]> = ({ provider_id: _, whole, ...fields }, ctx) =>
  formFaults(ctx.db, fields, null, whole ? ctx : null);

/** A new draft of a customer; for one technician alone when one is named. */
export const create = checked<Requests["create"]>(check, async ({ provider_id, whole, ...fields }, ctx) => {
  const { user, now, settings } = ctx;
  if (provider_id) await checkInvitee(ctx, provider_id);
  const author = { actor: "customer", id: user.id } as const;
  const { id, isMasked } = await change(ctx, author, now, async (act) => {
    const { tx } = act;
    const { patch, isMasked } = await readFields(tx, fields, null, whole ? ctx : null);
    const made = newId();
    await insertDraft(tx, {
      ...{ id: made, customerId: user.id, currency: settings.country.currency },
      ...(provider_id && { visibility: "direct", directProviderId: provider_id }),
      ...{ ...patch, createdAt: now, updatedAt: now },
    });
    const draft = whole ? await holdRequest(tx, made) : null;
    if (draft) await checkWhole(act, draft, patch);
    countDraft(act, user.id);
    return { id: made, isMasked };
  });
  if (isMasked) ctx.say("api:requestSavedMasked");
  return { id };
});

/** An own request as its form holds it. */
export const form: Operation<Requests["form"]> = async ({ id }, ctx) => {
  const row = await upToDate(ctx, ctx.now, () => findForm(ctx.db, id, ctx.user.id, ctx.now));
  if (!row) throw notFound();
  return requestForm(row, ctx.locale);
};

/** Throws a draft away; its photos are left to the sweeper. */
export const discard: Operation<Requests["discard"]> = async ({ id }, ctx) => {
  await changeOwn(ctx, id, async (act, request) => {
    await releasePhotos(act.tx, [id]);
    await discardRequest(act, request);
  });
  ctx.say("api:requestDiscarded");
  return null;
};
