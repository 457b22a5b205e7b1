import type { JobOfDay } from "~/contract/technician-area-fields";
import type { ContextFor } from "../context";
import type { AgendaRow } from "../orders/agenda-store";
import { isLate, orderView } from "../orders/order-view";

/** A job, or a visit under warranty, on its technician's day. */
export const jobOfDay = (row: AgendaRow, ctx: ContextFor<"provider">): JobOfDay => ({
  ...orderView(row, "provider", ctx),
  ...{ at: row.at.toISOString(), is_visit: row.visitId !== null, address: row.address },
  is_late: row.status === "paid" && row.visitId === null && isLate(row, ctx),
});
