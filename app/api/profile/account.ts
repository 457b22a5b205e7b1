import type { Parsed } from "~/contract/endpoint";
import type { profileContract } from "~/contract/profile";
import { findUnknownCities } from "../catalogue/store";
import type { Context } from "../context";
import { transact } from "../db/transaction";
import { type Faults, invalid } from "../errors";
import { nameFault, tidyName } from "../masking/person-name";
import { checked, type Operation } from "../operation";
import { namedIn } from "../reading";
import { change } from "../record/change";
import { attachAvatar, detachAvatar, saveDigits, saveName } from "./account-store";
import { attachDocuments } from "./documents-store";
import { setTakingJobs as storeTakingJobs } from "./provider-store";
import { moveVerification } from "./verification-moves";

export const details: Operation<typeof profileContract.details> = async (_, { user, locale }) => ({
  user: {
    id: user.id,
    name: user.name,
    type: user.type,
    phone: user.phone,
    email: user.email,
    locale: user.locale,
    digits: user.digits,
    city: user.city && namedIn(locale, user.city),
    avatar: user.avatarId,
    is_verified: user.isVerified,
    is_completed: user.isCompleted,
    is_taking_jobs: user.isTakingJobs ?? false,
    unread_notifications: user.unread,
    created_at: user.createdAt.toISOString(),
    inactive_reason: user.inactiveReason,
    user: { is_active: user.isActive ? 1 : 0 },
  },
});

type SaveCustomer = typeof profileContract.saveCustomer;

async function customerFaults(
  { name, city_id }: Partial<Parsed<SaveCustomer>>,
  { db }: Context,
): Promise<Faults> {
  const wrongName = name === undefined ? null : nameFault(tidyName(name));
  const unknown = await findUnknownCities(db, city_id === undefined ? [] : [city_id]);
  return {
    ...(wrongName && { name: [`validation:${wrongName}`] }),
    ...(unknown.size > 0 && { city_id: ["validation:notOneOf"] }),
  };
}

export const saveCustomer = checked<SaveCustomer>(customerFaults, async (form, ctx) => {
  const faults = await customerFaults(form, ctx);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await saveName(ctx.db, ctx.user.id, { name: tidyName(form.name), cityId: form.city_id });
  ctx.say("api:profile.saved");
  return null;
});

export const setTakingJobs: Operation<typeof profileContract.setTakingJobs> = async (
  { is_taking_jobs },
  ctx,
) => {
  await storeTakingJobs(ctx.db, ctx.user.id, is_taking_jobs);
  ctx.say(is_taking_jobs ? "api:profile.takingJobs" : "api:profile.paused");
  return null;
};

export const setDigits: Operation<typeof profileContract.setDigits> = async ({ digits }, ctx) => {
  await saveDigits(ctx.db, ctx.user.id, digits);
  ctx.say("api:profile.saved");
  return null;
};

export const setAvatar: Operation<typeof profileContract.setAvatar> = async (
  { file_id },
  { db, user, now, say },
) => {
  await transact(db, async (tx) => {
    await detachAvatar(tx, user.id);
    if (file_id && !(await attachAvatar(tx, user.id, file_id, now)))
      throw invalid({ file_id: ["validation:invalid"] });
  });
  say(file_id ? "api:profile.photoSaved" : "api:profile.photoRemoved");
  return null;
};

export const submitDocuments: Operation<typeof profileContract.submitDocuments> = async (
  { file_ids },
  ctx,
) => {
  const { user, now } = ctx;
  const ids = [...new Set(file_ids)];
  await change(ctx, { actor: "provider", id: user.id }, now, async (act) => {
    if ((await attachDocuments(act.tx, user.id, ids, now)) < ids.length)
      throw invalid({ file_ids: ["validation:invalid"] });
    await moveVerification(act, user.id, "submit_documents", { detail: { files: ids.length } });
  });
  ctx.say("api:profile.documentsSubmitted");
  return null;
};
