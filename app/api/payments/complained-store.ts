import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { complaintParties, complaints } from "../db/complaint-schema";
import { oneOf } from "../db/one-of";
import { openComplaint } from "../db/states";
import type { PaymentViewRow } from "./view-store";

/** Payments with the complaint of somebody that is not over about each: itself, else its job. */
export async function withComplaints(db: Db, userId: string, rows: readonly PaymentViewRow[]) {
  const { id, paymentId, orderId } = complaints;
  const [ids, orderIds] = [rows.map((row) => row.id), rows.map((row) => row.orderId)];
  const isTheirs = and(eq(complaintParties.userId, userId), oneOf(complaints.status, openComplaint));
  const found = await db
    .select({ id, paymentId, orderId })
    .from(complaintParties)
    .innerJoin(complaints, eq(complaints.id, complaintParties.complaintId))
    .where(and(isTheirs, or(inArray(paymentId, ids), inArray(orderId, orderIds))))
    .orderBy(sql`${paymentId} is null`, asc(complaints.createdAt), asc(id));
  const about = (row: PaymentViewRow) =>
    found.find((one) => one.paymentId === row.id || one.orderId === row.orderId)?.id ?? null;
  return rows.map((row) => ({ row, complaintId: about(row) }));
}
