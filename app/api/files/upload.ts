import type { FilePurpose, filesContract } from "~/contract/files";
import { oldestDraft } from "../ago";
import { askerOf, isClosed, userOf } from "../asker";
import type { Context } from "../context";
import type { Db } from "../db/client";
import { transact } from "../db/transaction";
import { ApiError, conflict, invalid, notFound, type Sentence } from "../errors";
import type { Operation } from "../operation";
import type { PictureFault } from "../outside/picture-header";
import type { Picture } from "../outside/picture-sizes";
import { newId } from "../secrets";
import { upToDate } from "../time/timers";
import { putSizes, removeSizes } from "./bytes";
import { attachPhoto, deleteFile, findTarget, insertFile } from "./file-store";
import { attachReviewPhoto, findReviewTarget } from "./review-photo-store";
import { takesPhotos } from "./rules";

const faults: Record<PictureFault, ApiError> = {
  notPicture: new ApiError("unsupported", {
    fields: { file: ["validation:fileType"] },
    message: "validation:fileType",
  }),
  heic: new ApiError("unsupported", {
    fields: { file: ["validation:fileHeic"] },
    message: "validation:fileHeic",
  }),
  tooManyPixels: invalid({ file: ["api:filePixels"] }),
  broken: invalid({ file: ["validation:fileBroken"] }),
};

const tooMany = (count: number): ApiError => {
  const sentence: Sentence = { key: "validation:tooManyFiles", params: { count } };
  return invalid({ file: [sentence] });
};

const locked = (status: string) => conflict("api:fileLocked", { request_status: status });

async function pictureOf(ctx: Context, isSquare: boolean): Promise<Picture> {
  const bytes = await ctx.bytes();
  if (bytes.byteLength === 0) throw invalid({ file: ["validation:fileEmpty"] });
  // Loaded with the first picture: it is a seventh of a start.
  const { readPicture } = await import("../outside/pictures");
  const picture = await readPicture(bytes, isSquare);
  if (typeof picture === "string") throw faults[picture];
  return picture;
}

/** Gives a stored photo to what it is for. @returns why that takes none */
type Attach = (tx: Db, id: string) => Promise<ApiError | null>;

/** The request or the guest's draft that the photo is for, while it takes another. */
async function toRequest(ctx: Context, asked: string | undefined): Promise<Attach> {
  const { db, now, settings } = ctx;
  const most = settings.photosPerRequest;
  const find = () => findTarget(db, asked ?? null, askerOf(ctx), { draftsSince: oldestDraft(ctx), now });
  const target = await upToDate(ctx, now, find);
  if (!target) throw notFound();
  if (!target.isEditable) throw locked(target.status);
  if (target.photosCount >= most) throw tooMany(most);
  return async (tx, id) => {
    const hindrance = await attachPhoto(tx, id, target.requestId, most, now);
    if (!hindrance) return null;
    if (hindrance === "gone") return notFound();
    return hindrance === "full" ? tooMany(most) : locked(hindrance.closed);
  };
}

/** The finished job whose review shows the photo, while its customer may write it. */
async function toReview(ctx: Context, requestId = ""): Promise<Attach> {
  const { db, now, settings } = ctx;
  const me = userOf(ctx).id;
  const target = await upToDate(ctx, now, () => findReviewTarget(db, requestId, me, now));
  if (!target) throw notFound();
  const closed = conflict("api:reviewPhotosLocked");
  if (!takesPhotos(target, now, settings.reviewWithin)) throw closed;
  const most = settings.photosPerReview;
  return async (tx, id) => {
    const hindrance = await attachReviewPhoto(tx, id, target.orderId, most, now);
    return hindrance && (hindrance === "full" ? tooMany(most) : closed);
  };
}

/**
 * Who may send what: photos whoever owns the request, draft or review, pictures every account, documents technicians; an account that
 * is closed nothing but what goes with its complaint.
 */
async function attachFor(
  ctx: Context,
  purpose: FilePurpose,
  requestId: string | undefined,
): Promise<Attach | null> {
  if (isClosed(ctx) && purpose !== "complaint_file") throw notFound();
  if (purpose === "request_photo") return toRequest(ctx, requestId);
  if (purpose === "review_photo") return toReview(ctx, requestId);
  const user = userOf(ctx);
  if (purpose === "document" && user.type !== "provider") throw new ApiError("forbidden");
  return null;
}

/**
 * Stores one file. A photo belongs to its request or review at once; a picture or document waits to be referred to, for a day at
 * most. The row comes first, so that the sweeper finds what a stopped process left behind.
 */
export const upload: Operation<(typeof filesContract)["upload"]> = async (input, ctx) => {
  const { db, now, outside } = ctx;
  const attach = await attachFor(ctx, input.purpose, input.request_id);
  const picture = await pictureOf(ctx, input.purpose === "avatar");
  const id = newId();
  const { width, height } = picture;
  await insertFile(db, {
    ...{ id, width, height, purpose: input.purpose, mime: "image/webp", createdAt: now },
    ownerId: askerOf(ctx).userId,
    bytes: picture.sizes.large.byteLength,
  });
  await putSizes(outside.files, id, picture);
  const fault = attach && (await transact(db, (tx) => attach(tx, id)));
  if (!fault) return { id, width, height };
  await removeSizes(outside.files, id);
  await deleteFile(db, id);
  throw fault;
};
