import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { startWorker } from "~/api/background/worker";
import { outbox } from "~/api/db/schema";
import { openWorld } from "../support/api";

const world = await openWorld();

/** Writes a message that is to go out. @returns whether it has gone */
async function messageTo(recipient: string) {
  const message = { id: `to${recipient.slice(1)}`, channel: "sms", recipient, locale: "en" } as const;
  await world.db.insert(outbox).values({ ...message, template: "code", params: { code: "123456" } });
  return async () => {
    const [row] = await world.db.select().from(outbox).where(eq(outbox.id, message.id));
    return row?.sentAt instanceof Date;
  };
}

it("Its rounds come at once, and then five seconds after the one before", async () => {
  const rounds: (() => void)[] = [];
  const later = setTimeout;
  const kept = (round: () => void, wait?: number) => {
    if (wait !== 5_000) return later(round, wait);
    rounds.push(round);
    return later(() => {}, 0);
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(kept as typeof setTimeout);
  const isSent = await messageTo("+201000000001");
  const stop = startWorker(world.house);
  try {
    await expect.poll(isSent, { timeout: 4_000 }).toBe(true);
    await expect.poll(() => rounds.length, { timeout: 4_000 }).toBe(3);
    const isNextSent = await messageTo("+201000000002");
    for (const round of rounds) round();
    await expect.poll(isNextSent, { timeout: 4_000 }).toBe(true);
  } finally {
    await stop();
  }
});

it("A gateway that is slow to answer keeps nothing else waiting", async () => {
  let answer = (_: number) => {};
  const slow = new Promise<number>((resolve) => {
    answer = resolve;
  });
  const gateway = { ...world.gateway, deliver: () => slow };
  const isSent = await messageTo("+201000000001");
  const stop = startWorker({ ...world.house, outside: { ...world.house.outside, gateway } });
  try {
    await expect.poll(isSent, { timeout: 4_000 }).toBe(true);
  } finally {
    answer(0);
    await stop();
  }
});
