import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { startWorker } from "~/api/background/worker";
import { outbox } from "~/api/db/schema";
import { openWorld } from "../support/api";

const world = await openWorld();

it("A gateway that is slow to answer keeps nothing else waiting", async () => {
  let answer = (_: number) => {};
  const slow = new Promise<number>((resolve) => {
    answer = resolve;
  });
  const gateway = { ...world.gateway, deliver: () => slow };
  const message = { id: "message1", channel: "sms", recipient: "+201000000001", locale: "en" } as const;
  await world.db.insert(outbox).values({ ...message, template: "code", params: { code: "123456" } });
  const stop = startWorker({ ...world.house, outside: { ...world.house.outside, gateway } });
  try {
    await vi.waitFor(
      async () => {
        const [row] = await world.db.select().from(outbox).where(eq(outbox.id, message.id));
        expect(row?.sentAt).not.toBe(null);
      },
      { timeout: 4_000, interval: 100 },
    );
  } finally {
    answer(0);
    await stop();
  }
});
