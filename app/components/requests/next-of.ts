import type { NextStep } from "~/contract/next-step";
import type { Order } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";

type Of = { request: Pick<RequestDetails, "next">; order: Pick<Order, "next" | "status"> | null };

/** What happens next on a technician's page: what the request says of the job, too; of one that was called off the job itself says it first. */
export const nextOf = ({ request, order }: Of): NextStep | null =>
  (order?.status === "cancelled" && order.next) || request.next;
