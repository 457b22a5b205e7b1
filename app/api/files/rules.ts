import type { RequestStatus } from "~/contract/request-fields";

/** How the caller stands to a file. */
export type FileFacts = {
  purpose: "request_photo" | "avatar" | "document";
  /** Something refers to it. */
  isAttached: boolean;
  isOwner: boolean;
  isStaff: boolean;
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

/** Photos are seen by whoever sees their request; those of open public requests by everybody. */
function photoView({ isOwner, isStaff, request }: FileFacts): FileView {
  if (!request) return isOwner ? "private" : null;
  const { status, visibility } = request;
  if (status === "open" && visibility === "public") return "public";
  if (request.isOwner || isStaff) return "private";
  if (status === "draft" || status === "removed") return null;
  return visibility === "public" || request.isInvolved ? "private" : null;
}

/** Who may see a file. Pictures of people are public once in use; documents are their owner's and the staff's. */
export function fileView(facts: FileFacts): FileView {
  const { purpose, isAttached, isOwner, isStaff } = facts;
  if (purpose === "document") return isOwner || isStaff ? "private" : null;
  if (!isAttached) return isOwner ? "private" : null;
  return purpose === "avatar" ? "public" : photoView(facts);
}
