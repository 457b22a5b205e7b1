import { eq } from "drizzle-orm";
import { openPostgres } from "~/api/db/postgres";
import { notifications, users } from "~/api/db/schema";
import { newId } from "~/api/secrets";
import { test as base } from "./browser";
import { demoLogins } from "./sign-in";
import { goTo, type Site, startSite } from "./site";
import type { SiteDemo } from "./site-demo";

/** So many things Nadia is told: the newest two, and the rest from a day before, all unread. */
export const toldTimes = 45;

const job = { title: "Leaking tap", name: "Tarek Fawzy" };
const aDay = 1_440;

async function tellNadia({ databaseUrl }: SiteDemo): Promise<void> {
  const { db, close } = await openPostgres(databaseUrl);
  const [nadia] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoLogins.customer));
  const userId = nadia?.id ?? "";
  const now = Date.now();
  const row = (minutesAgo: number) => ({
    ...{ id: newId(), userId, createdAt: new Date(now - minutesAgo * 60_000) },
  });
  await db.insert(notifications).values([
    {
      ...{ ...row(0), kind: "offer_received", path: "/requests?tab=open" },
      params: { ...job, price: 45_000, currency: "EGP" },
    },
    { ...row(1), kind: "order_started", path: "/requests", params: job },
    ...Array.from({ length: toldTimes - 2 }, (_, n) => ({
      ...{ ...row(2 * aDay + n), kind: "refund_done", path: "/payment" },
      params: { price: 10_000 + 100 * n, currency: "EGP" },
    })),
  ]);
  await close();
}

/** Stories on a site of their own, where Nadia has been told much. */
export const test = base.extend<{ toldSite: Site }>({
  toldSite: [
    async ({ browserName: _ }, use) => {
      const { SITE_URL, STAFF_SESSION } = process.env;
      const site = await startSite({}, tellNadia);
      goTo(site);
      await use(site);
      Object.assign(process.env, { SITE_URL, STAFF_SESSION });
      await site.stop();
    },
    { auto: true, timeout: 60_000 },
  ],
  baseURL: async ({ toldSite }, use) => use(toldSite.server.url),
});

export { expect } from "./browser";
