import type { RequestStatus } from "~/contract/request-fields";
import type { RequestTab } from "~/contract/requests";
import type { Act } from "../record/change";
import type { HeldRequest } from "./request-store";

const tabs: Record<RequestStatus, RequestTab> = {
  draft: "draft",
  open: "open",
  awarding: "awarding",
  assigned: "assigned",
  completed: "completed",
  cancelled: "closed",
  expired: "closed",
  removed: "closed",
};

/** The total of a customer's requests in a tab, in the table `counters`. */
export const requestCounter = (customerId: string, tab: RequestTab) => `requests:${customerId}:${tab}`;

type Counted = Pick<HeldRequest, "customerId" | "serviceId" | "status" | "visibility" | "isOwnerActive">;

const isOnTheMarket = (request: Counted | null) =>
  request?.status === "open" && request.visibility === "public" && request.isOwnerActive;

/** Keeps the totals that a step changes: the owner's tabs, the service's open requests, all open requests. */
export function countMove({ book }: Act, before: Counted, after: Counted | null): void {
  if (before.customerId && before.status !== after?.status) {
    book.count(requestCounter(before.customerId, tabs[before.status]), -1);
    if (after) book.count(requestCounter(before.customerId, tabs[after.status]), 1);
  }
  const [wasOpen, isOpen] = [Number(isOnTheMarket(before)), Number(isOnTheMarket(after))];
  book.count("open_requests", isOpen - wasOpen);
  if (before.serviceId) book.add("service.open", before.serviceId, -wasOpen);
  if (!after?.serviceId) return;
  book.add("service.open", after.serviceId, isOpen);
  book.add("service.posted", after.serviceId, Number(before.status === "draft" && after.status === "open"));
}
