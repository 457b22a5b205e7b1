import type { FilePurpose } from "~/contract/files";
import type { RequestStatus } from "~/contract/request-fields";
import type { ReviewStatus } from "~/contract/review-fields";

/** How the caller stands to a file. */
export type FileFacts = {
  purpose: FilePurpose;
  /** Something refers to it. */
  isAttached: boolean;
  isOwner: boolean;
  isStaff: boolean;
  /** One of the two sides of the order that it belongs to. */
  isParty: boolean;
  /** The state of the review that a photo belongs to. */
  review: ReviewStatus | null;
  /** The request that a photo belongs to. */
  request: {
    status: RequestStatus;
    visibility: "public" | "direct";
    /** The customer, or the guest with the draft's key. */
    isOwner: boolean;
    /** The technician asked directly, or one who made an offer. */
    isInvolved: boolean;
  } | null;
};

/** `public` may be kept by everybody on the way, `private` by the reader alone. */
export type FileView = "public" | "private" | null;

/** Photos are seen by whoever sees their request; those of open public requests by everybody, those of a draft by its owner alone. */
function photoView({ isOwner, isStaff, request }: FileFacts): FileView {
  if (!request) return isOwner ? "private" : null;
  const { status, visibility } = request;
  if (status === "open" && visibility === "public") return "public";
  if (request.isOwner) return "private";
  if (status === "draft") return null;
  if (isStaff) return "private";
  if (status === "removed") return null;
  return visibility === "public" || request.isInvolved ? "private" : null;
}

/** Photos of a review are its author's until it is published, then everybody's; of a removed one, the staff's. */
function reviewPhotoView({ review, isOwner, isStaff }: FileFacts): FileView {
  if (review === "published" || review === "reported") return "public";
  if (review === "removed") return isStaff ? "private" : null;
  return isOwner ? "private" : null;
}

/**
 * Who may see a file. Pictures of people are public once in use; documents and proofs of transfers are their owner's and the
 * staff's; what an order's sides show each other, and the parties of a complaint, is theirs and the staff's.
 */
export function fileView(facts: FileFacts): FileView {
  const { purpose, isAttached, isOwner, isStaff, isParty } = facts;
  const isTheirs = isOwner || isStaff ? "private" : null;
  if (purpose === "document") return isTheirs;
  if (!isAttached) return isOwner ? "private" : null;
  if (purpose === "avatar") return "public";
  if (purpose === "review_photo") return reviewPhotoView(facts);
  if (purpose === "request_photo") return photoView(facts);
  return isParty && purpose !== "transfer_proof" ? "private" : isTheirs;
}

/** The review that a photo is for, if it is written. */
type Reviewed = {
  orderStatus: string;
  completedAt: Date | null;
  /** Seconds that a dispute took from the time for reviews. */
  reviewDelay: number;
  status: ReviewStatus | null;
};

/** A review takes photos while its author may write or change it. @param within seconds from completion */
export const takesPhotos = (
  { orderStatus, completedAt, reviewDelay, status }: Reviewed,
  now: Date,
  within: number,
): boolean =>
  orderStatus === "completed" &&
  completedAt !== null &&
  now.getTime() < completedAt.getTime() + (within + reviewDelay) * 1000 &&
  (status === null || status === "sealed");
