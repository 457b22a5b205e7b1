import { type Attempt, copied, repeats } from "./broken-rules";

const anew = { id: "x" };
const isOf = (id: string) => `id = '${id}'`;

/** A proposal that waits for its answer. */
const proposed = (orderId: string, id: string) =>
  `insert into proposals (id, order_id, kind, by, status, due_at) values ('${id}', '${orderId}', 'no_show', 'provider', 'proposed', now())`;
/** A split that one side has proposed. */
const split = (dispute: string, number: number, status: "open" | "replaced") =>
  `insert into complaint_splits (id, complaint_id, side, number, status, amount)
   values ('${number} ${status}', '${dispute}', 'other', ${number}, '${status}', 5)`;

const ofMoney = (paid: string): Record<string, Attempt[]> => ({
  journals_once: repeats("journals_once", copied("journals", anew)),
  ledger_lines_account_once: repeats(
    "ledger_lines_account_once",
    `insert into ledger_lines (journal_id, account_id, currency, amount)
     select journal_id, account_id, currency, 5 from ledger_lines where amount > 0 and account_id like 'gateway%' limit 1`,
  ),
  payments_one_open: repeats(
    "payments_one_open",
    `update payments set status = 'created' where order_id = '${paid}'`,
    copied("payments", { ...anew, reference: null, charge: null }, `order_id = '${paid}'`),
  ),
  payments_reference: repeats(
    "payments_reference",
    copied("payments", { ...anew, charge: null }, "reference is not null"),
  ),
  payments_charge: repeats(
    "payments_charge",
    copied("payments", { ...anew, reference: null }, "charge is not null"),
  ),
  refunds_once: repeats("refunds_once", copied("refunds", anew)),
  sandbox_sessions_payment_id_unique: repeats(
    "sandbox_sessions_payment_id_unique",
    copied("sandbox_sessions", { reference: "x" }),
  ),
  payout_methods_current: repeats("payout_methods_current", copied("payout_methods", anew, "is_current")),
  payouts_one_open: repeats("payouts_one_open", copied("payouts", anew)),
  invoices_number: repeats("invoices_number", copied("invoices", { ...anew, cause: "x" })),
  invoices_once: repeats("invoices_once", copied("invoices", { ...anew, number: 99 })),
});

function ofComplaints(dispute: string): Record<string, Attempt[]> {
  const nothing = { order_id: null, request_id: null, other_id: null, amount: null, currency: null };
  const appeal = (id: string) => {
    const changes = { id, kind: "account_appeal", is_dispute: false, ...nothing };
    return copied("complaints", changes, isOf(dispute));
  };
  const [first, again, second] = [
    split(dispute, 1, "open"),
    split(dispute, 1, "replaced"),
    split(dispute, 2, "open"),
  ];
  return {
    complaints_one_of_order: repeats("complaints_one_of_order", copied("complaints", anew, isOf(dispute))),
    complaints_one_appeal: repeats("complaints_one_appeal", appeal("x"), appeal("y")),
    complaint_splits_counted: repeats("complaint_splits_counted", first, again),
    complaint_splits_one_open: repeats("complaint_splits_one_open", first, second),
    complaint_decisions_by_others: repeats(
      "complaint_decisions_by_others",
      copied("complaint_decisions", { round: 2 }),
    ),
  };
}

/** By each unique index that holds the money: what was done once, done again, or two of what there is one of. */
export const ofRepeats = ({
  paid,
  dispute,
}: Record<"paid" | "dispute", string>): Record<string, Attempt[]> => ({
  ...ofMoney(paid),
  ...ofComplaints(dispute),
  orders_one_running: repeats("orders_one_running", copied("orders", anew, isOf(paid))),
  proposals_one_open: repeats("proposals_one_open", proposed(paid, "x"), proposed(paid, "y")),
});
