import type { staffContract } from "~/contract/staff";
import type { Context, User } from "../context";
import { notFound } from "../errors";
import type { Operation } from "../operation";
import { page } from "../page";
import { findType } from "../profile/account-store";
import { moveVerification } from "../profile/verification-moves";
import { changeAsStaff } from "../record/change";
import { waitingVerification } from "./user-view";
import { listWaiting, verificationsOrder } from "./verification-store";

type Staff = typeof staffContract;

/** The queue: who has waited longest comes first. */
export const verifications: Operation<Staff["verifications"]> = async ({ cursor, parts }, ctx) => {
  const { perPage } = ctx.settings;
  const list = { name: "staff.verifications", filters: {}, cursor, parts, perPage, ...verificationsOrder };
  const { content, meta } = await page(
    { ...list, isAscending: true },
    (window) => listWaiting(ctx.db, window),
    ({ submittedAt, id }) => ({ key: submittedAt, id }),
  );
  return { content: content.map((row) => waitingVerification(row, ctx)), meta };
};

const path = "/technician/user-profile";

/** Decides on a technician's documents; of anybody else there are none. */
async function decide(
  { id, submitted_at }: { id: string; submitted_at: string },
  reason: string | null,
  ctx: Context & { user: User },
): Promise<void> {
  const read = new Date(submitted_at);
  if ((await findType(ctx.db, id)) !== "provider") throw notFound();
  await changeAsStaff(ctx, async (act) => {
    if (reason === null) {
      await moveVerification(act, id, "verify", { read });
      act.book.tell({ userId: id, kind: "verification_verified", params: {}, path });
    } else {
      await moveVerification(act, id, "reject", { reason, read });
      act.book.tell({ userId: id, kind: "verification_rejected", params: { reason }, path });
    }
  });
}

export const verify: Operation<Staff["verify"]> = async (decided, ctx) => {
  await decide(decided, null, ctx);
  ctx.say("api:staff.verified");
  return null;
};

export const reject: Operation<Staff["reject"]> = async ({ reason, ...decided }, ctx) => {
  await decide(decided, reason, ctx);
  ctx.say("api:staff.rejected");
  return null;
};
