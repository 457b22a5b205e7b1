import type { RequestStatus } from "~/contract/request-fields";

/** A request's state as its badge names it: an open one that has offers says so. */
export const shownStatus = (request: { status: RequestStatus; offers_count: number }) =>
  request.status === "open" && request.offers_count > 0 ? "offered" : request.status;
