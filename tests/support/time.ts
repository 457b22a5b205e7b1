import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isNull } from "drizzle-orm";
import { openEmbedded } from "~/api/db/embedded";
import { timers } from "~/api/db/schema";
import { test as base } from "./browser";
import { setAhead } from "./clock";
import { goTo, type Site, startSite } from "./site";

type Own = Site & { ahead: number };

const preload = new URL("./ahead.mjs", import.meta.url).href;
const heardWithin = 5_000;

/** Moves a site's clock on, and waits until its server has heard. */
async function moveOn(own: Own, hours: number): Promise<void> {
  own.ahead += hours * 3_600_000;
  setAhead(own.ahead);
  const file = join(own.folder, "ahead");
  writeFileSync(file, String(own.ahead));
  process.kill(own.server.pid, "SIGUSR2");
  const last = Date.now() + heardWithin;
  while (existsSync(file)) {
    if (Date.now() > last) throw new Error("The server does not hear that time has passed");
    await setTimeout(10);
  }
}

/** What the demonstration's own people would come to meanwhile: hundreds of steps, of which no story tells. */
async function forgetTimers(folder: string): Promise<void> {
  const { db, close } = await openEmbedded(folder);
  await db.delete(timers).where(isNull(timers.firedAt));
  await close();
}

type Fixtures = {
  /** Lets so many hours pass on the site. */
  pass: (hours: number) => Promise<void>;
};

/** Stories in which time passes: on a site of this worker's own, whose clock they move on. */
export const test = base.extend<Fixtures, { own: Own }>({
  own: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ NODE_OPTIONS: `--import ${preload}` }, forgetTimers);
      await use({ ...site, ahead: 0 });
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.server.url),
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
