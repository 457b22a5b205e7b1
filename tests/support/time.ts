import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { and, asc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Db } from "~/api/db/client";
import { openPostgres } from "~/api/db/postgres";
import { orders, requests, timers, users } from "~/api/db/schema";
import { test as base } from "./browser";
import { livingAhead, setAhead } from "./clock";
import { goTo, type Site, startSite } from "./site";
import type { SiteDemo } from "./site-demo";

/** A step that time could not make: the job whose earnings wait for it, and the phone of whose they are. */
type Failed = { id: string; title: string; phone: string };
type Own = Site & { ahead: number; failed: Failed[] };

const heardWithin = 5_000;
const hour = 3_600_000;

/** Moves a site's clock on, and waits until its server has heard. */
async function moveOn(own: Own, hours: number): Promise<void> {
  own.ahead += hours * hour;
  setAhead(own.ahead);
  const file = join(own.demo.folder, "ahead");
  writeFileSync(file, String(own.ahead));
  process.kill(own.server.pid, "SIGUSR2");
  const last = Date.now() + heardWithin;
  while (existsSync(file)) {
    if (Date.now() > last) throw new Error("The server does not hear that time has passed");
    await setTimeout(10);
  }
}

/** Some earnings that were to be released an hour ago, three times in vain: not to be tried again by itself within the year. */
async function failSome(db: Db): Promise<Failed[]> {
  const found = await db
    .select({ id: timers.id, title: requests.title, phone: users.phone })
    .from(timers)
    .innerJoin(orders, eq(orders.id, timers.subjectId))
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .innerJoin(users, eq(users.id, orders.providerId))
    .where(and(isNull(timers.firedAt), eq(timers.kind, "clearing")))
    .orderBy(asc(timers.dueAt))
    .limit(4);
  const ids = found.map(({ id }) => id);
  const [dueAt, retryAt] = [new Date(Date.now() - hour), new Date(Date.now() + 365 * 24 * hour)];
  await db.update(timers).set({ dueAt, retryAt, failures: 3 }).where(inArray(timers.id, ids));
  return found;
}

/** What the demonstration's own people would come to meanwhile: hundreds of steps, of which no story tells but of those that failed. */
async function forgetTimers({ databaseUrl }: SiteDemo): Promise<Failed[]> {
  const { db, close } = await openPostgres(databaseUrl);
  const failed = await failSome(db);
  const kept = failed.map(({ id }) => id);
  await db.delete(timers).where(and(isNull(timers.firedAt), notInArray(timers.id, kept)));
  await close();
  return failed;
}

type Fixtures = {
  /** Lets so many hours pass on the site. */
  pass: (hours: number) => Promise<void>;
  /** A step that failed, another one each time. */
  takeFailed: () => Failed;
};

/** Stories in which time passes: on a site of this worker's own, whose clock they move on. */
export const test = base.extend<Fixtures, { own: Own }>({
  own: [
    async ({ browserName: _ }, use) => {
      const failed: Failed[] = [];
      const site = await startSite(livingAhead(), async (demo) => {
        failed.push(...(await forgetTimers(demo)));
      });
      await use({ ...site, ahead: 0, failed });
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.server.url),
  takeFailed: async ({ own }, use) =>
    use(() => {
      const failed = own.failed.shift();
      if (!failed) throw new Error("No step is left that failed");
      return failed;
    }),
  pass: [
    async ({ own }, use) => {
      const { SITE_URL, STAFF_SESSION } = process.env;
      goTo(own);
      setAhead(own.ahead);
      await use((hours) => moveOn(own, hours));
      Object.assign(process.env, { SITE_URL, STAFF_SESSION });
      setAhead(0);
    },
    { auto: true },
  ],
});

export { expect } from "./browser";
