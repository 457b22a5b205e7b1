import type { OrderDetails } from "~/contract/order-fields";
import type { Page } from "../page.server";

type Job = Pick<OrderDetails, "id" | "status" | "completed_at">;

/** What was invoiced for a job, to its reader: once it is done, also where it is in dispute since, and for the visit of one called off. */
export async function invoicesFor({ api }: Page, job: Job | null) {
  const isOver = job && (job.completed_at !== null || job.status === "cancelled");
  return isOver ? api.invoices.ofOrder({ id: job.id }) : [];
}
