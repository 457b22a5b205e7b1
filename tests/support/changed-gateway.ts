import { eq } from "drizzle-orm";
import { gatewayEvents, payments } from "~/api/db/money-schema";
import { openPostgres } from "~/api/db/postgres";
import { test as base } from "./browser";
import { neighbours } from "./neighbours";
import { paidJob } from "./paid-job";
import { goTo, type Site, startSite } from "./site";
import type { SiteDemo } from "./site-demo";

/** References of two settlements that the gateway told of in vain. */
export const told = { right: "po_right", wrong: "po_wrong" };
/** The job whose price went back when nobody asked the gateway any more. */
export const unrefunded = "Tap whose gateway is gone";

const aYear = 365 * 86_400_000;

/**
 * The payment of an order was by a gateway that this site has no more. And settlements could not be booked when they were told of, and
 * are not tried again by themselves within the year.
 */
async function change({ databaseUrl }: SiteDemo, orderId: string): Promise<void> {
  const { db, close } = await openPostgres(databaseUrl);
  await db.update(payments).set({ gateway: "stripe" }).where(eq(payments.orderId, orderId));
  const now = new Date();
  const common = {
    ...{ gateway: "sandbox", kind: "settled", happenedAt: now, receivedAt: now, failures: 3 },
    nextTryAt: new Date(now.getTime() + aYear),
  };
  await db.insert(gatewayEvents).values(
    Object.values(told).map((id, index) => ({
      ...{ ...common, id },
      facts: { gross: 20_000 + index * 5_000, fee: 500, currency: "EGP", settlementId: `${id}_1` },
    })),
  );
  await close();
}

/** A site on which a payment went to another gateway than they go to now. */
async function startChanged(): Promise<Site> {
  const before = await startSite();
  goTo(before);
  const people = [neighbours.customers.yasmin, neighbours.plumbers.gamal] as const;
  const { customer, orderId: id } = await paidJob(people, unrefunded, { refunds: "fails" });
  await customer.orders.cancel({ id, fee: 0, retender: false });
  return before.restart((demo) => change(demo, id));
}

/** Stories on a site of their own that has changed its gateway. */
export const test = base.extend<{ changed: Site }>({
  changed: [
    async ({ browserName: _ }, use) => {
      const { SITE_URL, STAFF_SESSION } = process.env;
      const site = await startChanged();
      goTo(site);
      await use(site);
      Object.assign(process.env, { SITE_URL, STAFF_SESSION });
      await site.stop();
    },
    { auto: true, timeout: 60_000 },
  ],
  baseURL: async ({ changed }, use) => use(changed.server.url),
});

export { expect } from "./browser";
