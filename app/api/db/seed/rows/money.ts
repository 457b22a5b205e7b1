import { accountRow } from "../../../ledger/account-rules";
import { shareOf } from "../../../ledger/commission-rules";
import { cleared, received, released as releasedLines } from "../../../ledger/journal-rules";
import type {
  accounts,
  invoiceNumbers,
  invoices,
  journals,
  ledgerLines,
  payments,
  payoutMethods,
  payouts,
  sandboxSessions,
} from "../../money-schema";
import { later } from "../clock";
import { random } from "../random";
import type { World } from "../stories";
import { minutesOf } from "../stories/plan";
import type { AuditRow, OrderRow } from "../stories/rows";
import { invoiceRows } from "./invoices";
import { type Booked, payoutRows } from "./payouts";

type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

/** What the money of the demo's orders has left behind. */
export type MoneyRows = {
  payments: Rows<typeof payments>;
  sessions: Rows<typeof sandboxSessions>;
  audit: AuditRow[];
  accounts: Rows<typeof accounts>;
  journals: Rows<typeof journals>;
  lines: Rows<typeof ledgerLines>;
  invoices: Rows<typeof invoices>;
  numbers: Rows<typeof invoiceNumbers>;
  methods: Rows<typeof payoutMethods>;
  payouts: Rows<typeof payouts>;
};

const { day } = minutesOf;
const clearing = { first: 7 * day, usual: 2 * day, firstOrders: 3 };

const paidOrders = ({ living, past }: World): OrderRow[] =>
  [...past, ...living].flatMap(({ orders }) => orders).filter(({ paidAt }) => paidAt);

/** What a completed order released, and when it clears: written into its row. */
function release(order: OrderRow, completedBefore: number, now: Date): void {
  const share = shareOf(order.price, { ...order, isPlatformSupplier: false });
  const wait = completedBefore < clearing.firstOrders ? clearing.first : clearing.usual;
  const clearsAt = later(order.completedAt ?? now, wait);
  Object.assign(order, {
    ...{ released: order.price, payout: share.payout, commission: share.commission },
    ...{ vatDue: share.commissionVat + share.priceVat, clearsAt },
    clearedAt: clearsAt <= now ? clearsAt : null,
  });
}

/** Completes the rows of paid orders with what they released, in the order in which they were completed. */
export function releaseOrders(told: World): void {
  const done = new Map<string, number>();
  const completed = paidOrders(told)
    .filter(({ completedAt }) => completedAt)
    .sort((a, b) => Number(a.completedAt) - Number(b.completedAt));
  for (const order of completed) {
    const before = done.get(order.providerId) ?? 0;
    release(order, before, told.now);
    done.set(order.providerId, before + 1);
  }
}

/** What was booked for orders, by time. */
function bookings(told: World, paymentOf: (order: OrderRow) => string): Booked[] {
  const all = paidOrders(told).flatMap((order): Booked[] => {
    const { id, providerId, price, paidAt, completedAt, clearedAt, payout } = order;
    const share = shareOf(price, { ...order, isPlatformSupplier: false });
    const own = { orderId: id, payoutId: null, currency: order.currency };
    const at = (moment: Date | null | undefined) => moment ?? told.now;
    const list: (Booked | null)[] = [
      {
        kind: "payment",
        cause: paymentOf(order),
        ...own,
        at: at(paidAt),
        lines: received("gateway", id, price),
      },
      completedAt
        ? {
            kind: "release",
            cause: id,
            ...own,
            at: at(completedAt),
            lines: releasedLines(id, providerId, share),
          }
        : null,
      clearedAt
        ? { kind: "clearing", cause: id, ...own, at: at(clearedAt), lines: cleared(providerId, payout ?? 0) }
        : null,
    ];
    return list.filter((one) => one !== null);
  });
  return all.sort((a, b) => Number(a.at) - Number(b.at));
}

function paymentRow(order: OrderRow, id: string, now: Date): Rows<typeof payments>[number] {
  const paidAt = order.paidAt ?? now;
  return {
    ...{ id, orderId: order.id, customerId: order.customerId, purpose: "price", method: "card" },
    ...{
      gateway: "sandbox",
      status: "succeeded",
      currency: order.currency,
      amount: order.price,
      refunded: 0,
    },
    ...{ reference: id, charge: id, url: `/sandbox/pay/${id}`, dueAt: order.paymentDueAt, paidAt },
    ...{ createdAt: order.createdAt, updatedAt: paidAt },
  };
}

const sessionRow = (order: OrderRow, id: string): Rows<typeof sandboxSessions>[number] => ({
  ...{ reference: id, paymentId: id, refunds: [], createdAt: order.createdAt },
  session: {
    ...{ paymentId: id, reference: id, amount: order.price, currency: order.currency, title: "" },
    ...{ locale: "ar", returnTo: "/", expiresAt: order.paymentDueAt, state: "paid", refunds: "pending" },
  },
});

/** Payments, books and invoices of every order that was paid. */
export function moneyRows(told: World): MoneyRows {
  const source = random("money");
  const ids = new Map(paidOrders(told).map((order) => [order.id, source.id()]));
  const paymentOf = ({ id }: OrderRow) => ids.get(id) ?? "";
  const ofOrders = bookings(told, paymentOf);
  const { booked: ofPayouts, ...paidOut } = payoutRows(told, ofOrders);
  const booked = [...ofOrders, ...ofPayouts]
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map((one) => ({ ...one, id: source.id() }));
  const accountsById = new Map(
    booked.flatMap(({ lines, currency }) =>
      lines.map((line) => accountRow(line, currency)).map((row) => [row.id, row] as const),
    ),
  );
  const audit = paidOrders(told).map(
    (order): AuditRow => ({
      ...{ id: source.id(), entity: "payment", entityId: paymentOf(order), requestId: order.requestId },
      ...{ actor: "gateway", actorId: null, event: "succeed", from: "created", to: "succeeded" },
      ...{ detail: { price: order.price }, createdAt: order.paidAt ?? told.now },
    }),
  );
  return {
    payments: paidOrders(told).map((order) => paymentRow(order, paymentOf(order), told.now)),
    sessions: paidOrders(told).map((order) => sessionRow(order, paymentOf(order))),
    audit: [...audit, ...paidOut.audit],
    methods: paidOut.methods,
    payouts: paidOut.payouts,
    accounts: [...accountsById.values()],
    journals: booked.map(({ id, kind, cause, currency, orderId, payoutId, at }) => ({
      ...{ id, kind, cause, currency, orderId, payoutId, createdAt: at },
    })),
    lines: booked.flatMap(({ id: journalId, lines, currency, at }) =>
      lines.map((line) => ({
        ...{ journalId, accountId: accountRow(line, currency).id, currency },
        ...{ amount: line.amount, createdAt: at },
      })),
    ),
    ...invoiceRows(told, paidOrders(told)),
  };
}
