import type { filesContract } from "~/contract/files";
import { oldestDraft } from "../ago";
import { askerOf, userOf } from "../asker";
import type { Context } from "../context";
import { transact } from "../db/transaction";
import { ApiError, conflict, invalid, notFound, type Sentence } from "../errors";
import type { Operation } from "../operation";
import type { PictureFault } from "../outside/picture-header";
import type { Picture } from "../outside/picture-sizes";
import { newId } from "../secrets";
import { upToDate } from "../time/timers";
import { putSizes, removeSizes } from "./bytes";
import { attachPhoto, deleteFile, findTarget, insertFile } from "./file-store";

type Purpose = "request_photo" | "avatar" | "document";

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

/** The request or the guest's draft that the photo is for, while it takes another. */
async function targetOf(ctx: Context, requestId: string | undefined): Promise<string> {
  const { db, now, settings } = ctx;
  const find = () => findTarget(db, requestId ?? null, askerOf(ctx), { draftsSince: oldestDraft(ctx), now });
  const target = await upToDate(ctx, now, find);
  if (!target) throw notFound();
  if (!target.isEditable) throw locked(target.status);
  if (target.photosCount >= settings.photosPerRequest) throw tooMany(settings.photosPerRequest);
  return target.requestId;
}

/** Who may send what: request photos whoever owns the request or draft, pictures every account, documents technicians. */
async function checkPurpose(
  ctx: Context,
  purpose: Purpose,
  requestId: string | undefined,
): Promise<string | null> {
  if (purpose === "request_photo") return targetOf(ctx, requestId);
  const user = userOf(ctx);
  if (purpose === "document" && user.type !== "provider") throw new ApiError("forbidden");
  return null;
}

/**
 * Stores one file. A photo belongs to its request at once; a picture or document waits to be referred to, for a day at most.
 * The row comes first, so that the sweeper finds what a stopped process left behind.
 */
export const upload: Operation<(typeof filesContract)["upload"]> = async (input, ctx) => {
  const { db, now, settings, outside } = ctx;
  const requestId = await checkPurpose(ctx, input.purpose, input.request_id);
  const picture = await pictureOf(ctx, input.purpose === "avatar");
  const id = newId();
  const { width, height } = picture;
  await insertFile(db, {
    ...{ id, width, height, purpose: input.purpose, mime: "image/webp", createdAt: now },
    ownerId: askerOf(ctx).userId,
    bytes: picture.sizes.large.byteLength,
  });
  await putSizes(outside.files, id, picture);
  if (!requestId) return { id, width, height };
  const most = settings.photosPerRequest;
  const hindrance = await transact(db, (tx) => attachPhoto(tx, id, requestId, most, now));
  if (!hindrance) return { id, width, height };
  await removeSizes(outside.files, id);
  await deleteFile(db, id);
  if (hindrance === "gone") throw notFound();
  throw hindrance === "full" ? tooMany(most) : locked(hindrance.closed);
};
