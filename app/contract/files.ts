import { z } from "zod";
import { done, endpoint, fileAnswer, id } from "./endpoint";

/** What may be uploaded: the API, the doors before it and the forms take it from here. */
export const uploadLimits = { bytes: 8 * 1024 * 1024, photosPerRequest: 6, photosPerReview: 6 };

const formTexts = 1024 * 1024;
/** The most bytes of a posted form: of all its names and texts together, and with all files of a request. */
export const formBytes = {
  texts: formTexts,
  withFiles: uploadLimits.photosPerRequest * uploadLimits.bytes + formTexts,
};

/** How long a file may be kept: one that everybody may see a day, any other not at all, since its reader may lose the right to it. */
export const fileKept = { public: "public, max-age=86400", private: "private, no-store" };
/** Whether an answer says of its file that everybody may see it; a proxy on the way may have changed for how long. */
export const isPublicFile = (cacheControl: string | null): boolean =>
  cacheControl?.startsWith("public") ?? false;
/** Nothing in a file can run. */
export const filePolicy = "default-src 'none'; sandbox";

/** What a file is uploaded for. Photos of a request belong to it at once, the others when something refers to them. */
export const filePurpose = z.enum([
  ...(["request_photo", "review_photo", "avatar", "document"] as const),
  ...(["delivery_photo", "proposal_photo", "transfer_proof", "complaint_file"] as const),
]);
export type FilePurpose = z.infer<typeof filePurpose>;

/** How many files of a purpose belong to one thing: so many a form's field takes. */
export const filesAtOnce: Record<FilePurpose, number> = {
  ...{ request_photo: uploadLimits.photosPerRequest, review_photo: uploadLimits.photosPerReview },
  ...{ avatar: 1, document: 4, delivery_photo: 6, proposal_photo: 6, transfer_proof: 1, complaint_file: 6 },
};

export const fileSize = z.enum(["small", "medium", "large"]);

export const filesContract = {
  upload: endpoint({
    method: "POST",
    path: "/uploads",
    access: "guest",
    inactive: true,
    summary: "Upload one photo or document: the raw bytes, at most 8 MiB; a guest needs a draft",
    input: z.object({ purpose: filePurpose, request_id: id.optional() }),
    output: z.object({ id, width: z.int(), height: z.int() }),
    success: 201,
    body: "file",
    idempotent: true,
    limits: [{ name: "uploads", by: "caller", max: 60, seconds: 3600 }],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/uploads/:id",
    access: "guest",
    inactive: true,
    summary: "Remove an own upload from its draft or request",
    input: z.object({ id }),
    output: done,
    owned: "id",
  }),
  read: endpoint({
    method: "GET",
    path: "/files/:id",
    access: "guest",
    inactive: true,
    summary: "The bytes of a file that the caller may see",
    input: z.object({ id, size: fileSize.optional() }),
    output: fileAnswer,
    answer: "file",
    owned: "id",
  }),
};
