import type { filesContract } from "~/contract/files";
import { type Asker, askerOf, isClosed } from "../asker";
import type { Context } from "../context";
import { transact } from "../db/transaction";
import { conflict, notFound } from "../errors";
import type { Operation } from "../operation";
import { fireDue } from "../time/timers";
import { keyOf, removeSizes } from "./bytes";
import { detachPhoto, findFile } from "./file-store";
import { detachReviewPhoto } from "./review-photo-store";
import { fileView } from "./rules";
import { deleteUnattached } from "./unattached-store";

type Files = typeof filesContract;

/** A file as it stands once the overdue steps of its request are made. */
async function currentFile(id: string, asker: Asker, ctx: Context) {
  const load = () => findFile(ctx.db, id, asker, ctx.now);
  const file = await load();
  if (file && file.purpose !== "complaint_file" && isClosed(ctx) && asker.userId)
    return currentFile(id, { ...asker, userId: null }, ctx);
  if (!file?.dueRequestId || !file.hasDue) return file;
  await fireDue(ctx, file.dueRequestId, ctx.now);
  return load();
}

/** Whoever has a closed account is a guest to all files but those of complaints. */
const isReader = (file: { purpose: string }, ctx: Context) =>
  file.purpose === "complaint_file" || !isClosed(ctx);

/** The bytes of a file for whom it may be shown to; to others it does not exist. */
export const read: Operation<Files["read"]> = async ({ id, size = "medium" }, ctx) => {
  const asker = askerOf(ctx);
  const file = await currentFile(id, asker, ctx);
  if (!file) throw notFound();
  const { status, visibility, isTheirs, isInvolved } = file;
  const view = fileView({
    purpose: file.purpose,
    isAttached: file.attachedAt !== null,
    isOwner: isReader(file, ctx) && file.ownerId !== null && file.ownerId === asker.userId,
    isParty: file.isParty,
    isStaff: ctx.caller.kind === "user" && ctx.caller.user.type === "staff",
    review: file.orderId ? (file.reviewStatus ?? "awaited") : null,
    request: status && visibility ? { status, visibility, isOwner: isTheirs, isInvolved } : null,
  });
  const bytes = view && (await ctx.outside.files.get(keyOf(id, size)));
  if (!bytes) throw notFound();
  return { bytes: new Uint8Array(bytes), mime: file.mime, isPublic: view === "public" };
};

/** Takes a photo away from an own draft or open request, or an upload that nothing refers to yet. */
export const remove: Operation<Files["remove"]> = async ({ id }, ctx) => {
  const asker = askerOf(ctx);
  const file = await currentFile(id, asker, ctx);
  if (file && !isReader(file, ctx)) throw notFound();
  const isOwn = file?.requestId ? file.isTheirs : file?.ownerId && file.ownerId === asker.userId;
  if (!file || !isOwn) throw notFound();
  const { requestId, orderId } = file;
  const isGone = orderId
    ? await transact(ctx.db, (tx) => detachReviewPhoto(tx, id, orderId))
    : requestId
      ? await transact(ctx.db, (tx) => detachPhoto(tx, id, requestId, ctx.now))
      : await deleteUnattached(ctx.db, id);
  if (!isGone && orderId) throw conflict("api:reviewPhotosLocked");
  if (!isGone && !requestId) throw conflict("api:fileInUse");
  if (!isGone) throw conflict("api:fileLocked", { request_status: file.status });
  await removeSizes(ctx.outside.files, id);
  return null;
};
