import { selectOfOrder } from "../complaints/complaint-store";
import type { Db } from "../db/client";
import { readTogether } from "../db/together";
import { listOfJob } from "../files/attach-store";
import { listInvoicesFor } from "../invoices/view-store";
import { listPayments } from "../payments/payment-store";
import { listProposals, missedVisitOf } from "../proposals/proposal-store";
import type { Side } from "../record/life-cycle";
import { listDeliveries } from "./delivery-store";
import type { OrderViewRow } from "./view-store";

/** What belongs to an order, in one query; of invoices those that this side may read. What is shown of the rest is the caller's to choose. */
export const findParts = (db: Db, { id, ...row }: OrderViewRow, viewer: Side) =>
  readTogether(db, {
    proposals: listProposals(db, id),
    deliveries: listDeliveries(db, id),
    files: listOfJob(db, id),
    missed: missedVisitOf(id),
    complaints: selectOfOrder(db, id),
    payments: listPayments(db, id),
    invoices: listInvoicesFor(db, id, row[viewer].id),
  });
