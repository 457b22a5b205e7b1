import { demoOperator } from "../../../demo-operator";
import { vatWithin } from "../../../ledger/commission-rules";
import type { InvoiceParty } from "../../columns";
import type { invoiceNumbers, invoices } from "../../money-schema";
import { random } from "../random";
import type { World } from "../stories";
import type { OrderRow } from "../stories/rows";

type Rows = {
  invoices: (typeof invoices.$inferInsert)[];
  numbers: (typeof invoiceNumbers.$inferInsert)[];
};
type Parties = Record<"job" | "commission", { issuer: string; seller: InvoiceParty; buyer: InvoiceParty }>;

/** Who invoices whom for an order. */
function partiesIn({ people }: World): (order: OrderRow) => Parties {
  const names = new Map([
    ...people.customers.map(({ id, name }) => [id, name] as const),
    ...people.providers.map(({ id, name, locale }) => [id, name[locale]] as const),
  ]);
  const registered = new Map(people.providers.map(({ id, vatNumber }) => [id, vatNumber] as const));
  const party = (role: InvoiceParty["role"], name: string, number: string | null = null): InvoiceParty => ({
    ...{ role, name, vat_number: number },
  });
  const operator = party("platform", "Usta", demoOperator.vatNumber);
  return ({ providerId, customerId }) => {
    const provider = party("provider", names.get(providerId) ?? "", registered.get(providerId));
    const customer = party("customer", names.get(customerId) ?? "");
    return {
      job: { issuer: providerId, seller: provider, buyer: customer },
      commission: { issuer: "platform", seller: operator, buyer: provider },
    };
  };
}

/** The invoices of every completed order, and the last number of each issuer's year. */
export function invoiceRows(told: World, orders: OrderRow[]): Rows {
  const source = random("invoices");
  const partiesOf = partiesIn(told);
  const last = new Map<string, number>();
  const rows: Rows["invoices"] = [];
  const write = (order: OrderRow, subject: keyof Parties, amount: number, vat: number) => {
    const at = order.completedAt ?? told.now;
    const { issuer, seller, buyer } = partiesOf(order)[subject];
    const year = at.getUTCFullYear();
    const number = (last.get(`${issuer} ${year}`) ?? 0) + 1;
    last.set(`${issuer} ${year}`, number);
    rows.push({
      ...{
        id: source.id(),
        orderId: order.id,
        kind: "invoice",
        subject,
        issuer,
        year,
        number,
        seller,
        buyer,
      },
      ...{ currency: order.currency, amount, vat, vatRate: order.vatRate, cause: order.id, createdAt: at },
    });
  };
  const completed = orders.filter(({ completedAt }) => completedAt);
  for (const order of completed.sort((a, b) => Number(a.completedAt) - Number(b.completedAt))) {
    write(order, "job", order.price, order.isProviderRegistered ? vatWithin(order.price, order.vatRate) : 0);
    const commission = order.commission ?? 0;
    write(order, "commission", commission, vatWithin(commission, order.vatRate));
  }
  const numbers = [...last].map(([name, value]) => {
    const [issuer = "", year = ""] = name.split(" ");
    return { issuer, year: Number(year), last: value };
  });
  return { invoices: rows, numbers };
}
