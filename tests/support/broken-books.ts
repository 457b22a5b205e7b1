import { ofOrders } from "./broken-orders";
import { ofRepeats } from "./broken-repeats";
import { type Attempt, copied, each, violates } from "./broken-rules";
import { ibans } from "./payouts";

/** What a row of each kind is called in the attempts below. */
export type Rows = Record<"paid" | "completed" | "disputed" | "dispute" | "someone" | "earner", string>;

/** A journal that nothing but its lines is wrong with. */
export const journal = (...lines: [account: string, amount: number][]) => [
  "insert into journals (id, kind, cause, currency) values ('made up', 'payment', 'made up', 'EGP')",
  ...lines.map(([account, amount]) => line("made up", account, amount)),
];
const line = (journalId: string, account: string, amount: number, currency = "EGP") =>
  `insert into ledger_lines (journal_id, account_id, currency, amount) values ('${journalId}', '${account}', '${currency}', ${amount})`;
const account = (kind: string, balance = 0) =>
  `insert into accounts (id, kind, currency, balance) values ('${kind}::EGP', '${kind}', 'EGP', ${balance}) on conflict do nothing`;

/** An account that the gateway's brings to stand on the wrong side. */
const standing = (opened: string, id: string, amount: number) =>
  violates("accounts_side", opened, ...journal([id, amount], ["gateway::EGP", -amount]));

/** What was written once, with something that its row has. */
const written = (table: string, column: string, immutable: string, says: (change: string) => RegExp) => ({
  [immutable]: [
    ...each(says("UPDATE"), `update ${table} set ${column} = ${column}`),
    ...each(says("DELETE"), `delete from ${table}`),
  ],
  [`${table}_never_emptied`]: each(says("TRUNCATE"), `truncate ${table} cascade`),
});
const ofLedger = (table: string) => (change: string) => new RegExp(`^${change} of ${table} is refused`);

const ofTheBooks = ({ completed, paid, earner }: Rows): Record<string, Attempt[]> => ({
  accounts_owner: violates("accounts_owner", account("held")),
  // What is ours below nothing; what we owe, and a purse, above it.
  accounts_side: [
    ...["bank", "fees", "loss"].flatMap((kind) => standing(account(kind), `${kind}::EGP`, -9_000_000)),
    ...["revenue", "vat_due"].flatMap((kind) => standing(account(kind), `${kind}::EGP`, 9_000_000)),
    ...standing("select 1", `available:${earner}:EGP`, 9_000_000),
    ...standing("select 1", `held:${completed}:EGP`, 5),
  ],
  accounts_only_by_lines: [
    ...each(/^an account begins at zero$/, account("loss", 5)),
    ...each(
      /^UPDATE of accounts is refused/,
      "update accounts set balance = 0",
      "update accounts set kind = kind",
    ),
    ...each(/^DELETE of accounts is refused/, "delete from accounts"),
  ],
  accounts_never_emptied: each(/^TRUNCATE of accounts is refused/, "truncate accounts cascade"),
  accounts_hold_price: [
    ...[completed, paid].map((id) => ({
      steps: journal([`held:${id}:EGP`, -5], ["gateway::EGP", 5]),
      says: /^order \w+ is (completed and holds 5 instead of 0|paid and holds 30005 instead of 30000)$/,
    })),
    {
      steps: [
        "insert into journals (id, kind, cause, currency) values ('made up', 'payment', 'made up', 'SAR')",
        `insert into accounts (id, kind, currency, order_id) values ('held:${paid}:SAR', 'held', 'SAR', '${paid}')`,
        "insert into accounts (id, kind, currency) values ('gateway::SAR', 'gateway', 'SAR')",
        ...(
          [
            ["gateway::SAR", 5],
            [`held:${paid}:SAR`, -5],
          ] as const
        ).map(([id, amount]) => line("made up", id, amount, "SAR")),
      ],
      says: /^what order \w+ holds stands on another account$/,
    },
  ],
  journals_of_payment: violates(
    "journals_of_payment",
    "insert into journals (id, kind, cause, currency) values ('made up', 'chargeback', 'made up', 'EGP')",
  ),
  journals_balance: [{ steps: journal(), says: /^journal made up has 0 lines that sum to 0$/ }],
  ...written("journals", "cause", "journals_immutable", ofLedger("journals")),
  ledger_lines_amount: violates("ledger_lines_amount", ...journal(["gateway::EGP", 0])),
  ledger_lines_balance: [
    {
      steps: [
        account("loss"),
        "insert into ledger_lines (journal_id, account_id, currency, amount) select id, 'loss::EGP', 'EGP', 7 from journals limit 1",
      ],
      says: /^journal \w+ has \d+ lines that sum to 7$/,
    },
  ],
  ...written("ledger_lines", "amount", "ledger_lines_immutable", ofLedger("ledger_lines")),
  ledger_lines_move_balance: [
    { steps: journal(["loss::XXX", 5], ["gateway::EGP", -5]), says: /^query returned no rows$/ },
  ],
});

const ofPayments: Record<string, Attempt[]> = {
  payments_amount: [
    ...violates("payments_amount", "update payments set refunded = amount + 1"),
    ...violates("payments_amount", "update payments set refunded = -1"),
  ],
  payments_charged_back: violates("payments_charged_back", "update payments set charged_back = amount + 1"),
  refunds_amount: violates("refunds_amount", "update refunds set amount = 0"),
  refunds_held: violates("refunds_held", "update refunds set held_until = now()"),
  refunds_account: [
    ...violates("refunds_account", `update refunds set iban = '${ibans[0]}'`),
    ...violates("refunds_account", "update refunds set iban = 'x', holder = 'Nadia', account_at = now()"),
  ],
  gateway_events_set_aside: [
    ...violates(
      "gateway_events_set_aside",
      "update gateway_events set set_aside_reason = 'Why', handled_at = null",
    ),
    ...violates(
      "gateway_events_set_aside",
      "update gateway_events set set_aside_at = now(), set_aside_reason = 'Why'",
    ),
  ],
  payout_methods_iban: violates("payout_methods_iban", "update payout_methods set iban = 'x'"),
  payouts_amount: violates("payouts_amount", "update payouts set amount = 0"),
  invoices_amount: [
    ...violates(
      "invoices_amount",
      copied("invoices", { id: "x", number: 99, cause: "x", amount: 0, vat: 0 }),
    ),
    ...violates(
      "invoices_amount",
      copied("invoices", { id: "x", number: 99, cause: "x", amount: 5, vat: 6 }),
    ),
  ],
  invoices_corrects: violates(
    "invoices_corrects",
    copied("invoices", { id: "x", number: 99, cause: "x", kind: "credit_note", corrects_id: null }),
  ),
  ...written(
    "invoices",
    "amount",
    "invoices_immutable",
    (change) => new RegExp(`^${change} of an invoice is refused`),
  ),
  ...written("audit", "detail", "audit_append_only", () => /^The audit log is append-only$/),
};

const saidOnce = (table: string, column: string) =>
  written(table, column, `${table}_append_only`, () => new RegExp(`^${table} is append-only$`));

const ofDisputes = ({ paid, dispute, someone }: Rows): Record<string, Attempt[]> => {
  const change = (name: string, to: string) =>
    violates(name, `update complaints set ${to} where id = '${dispute}'`);
  const decide = (name: string, changes: object) =>
    violates(name, copied("complaint_decisions", { round: 2, staff_id: someone, ...changes }));
  const split = (name: string, number: number, amount: number) =>
    violates(
      name,
      `insert into complaint_splits (id, complaint_id, side, number, status, amount) values ('x', '${dispute}', 'filer', ${number}, 'open', ${amount})`,
    );
  return {
    complaints_disputed: each(
      /^order \w+ is disputed without a dispute, or the other way round$/,
      `update complaints set status = 'final', due_at = null, ended_at = now() where id = '${dispute}'`,
      copied("complaints", { id: "x", order_id: paid }, `id = '${dispute}'`),
    ),
    complaints_sides: change("complaints_sides", "other_id = filer_id"),
    complaints_of_order: change("complaints_of_order", "amount = null"),
    complaints_dispute: change("complaints_dispute", "kind = 'other'"),
    complaints_due: change("complaints_due", "due_at = null"),
    complaints_ended: change("complaints_ended", "ended_at = now()"),
    complaints_kept: change("complaints_kept", "kept = amount + 1"),
    complaint_splits_number: split("complaint_splits_number", 4, 5),
    complaint_splits_amount: split("complaint_splits_amount", 1, -1),
    complaint_decisions_round: decide("complaint_decisions_round", { round: 3 }),
    complaint_decisions_kept: decide("complaint_decisions_kept", { kept: null }),
    complaint_decisions_rule: decide("complaint_decisions_rule", { outcome: "removed", kept: null }),
    ...saidOnce("complaint_decisions", "kept"),
    ...saidOnce("complaint_messages", "body"),
  };
};

/** By each trigger, check and unique index that holds the money: what only it refuses. */
export const attempts = (rows: Rows): Record<string, Attempt[]> => ({
  ...ofTheBooks(rows),
  ...ofPayments,
  ...ofOrders(rows),
  ...ofDisputes(rows),
  ...ofRepeats(rows),
});
