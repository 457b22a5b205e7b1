import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterEach, describe, expect, it } from "vitest";
import * as complaintTables from "~/api/db/complaint-schema";
import * as moneyTables from "~/api/db/money-schema";
import * as tables from "~/api/db/schema";
import { openWorld } from "../support/api";
import { sendOffer } from "../support/offers";
import { completed, paid, started } from "../support/paid";
import { openRequestOf } from "../support/requests";
import { allFive } from "../support/reviews";

const world = await openWorld();

/** A number of nobody's here. */
const words = "Do call me on 0100 999 8877, it is easier.";
const hidden = "Do call me on •••, it is easier.";

/** Nothing that is stored has it, wherever that is, be it only for whoever looks after the site. */
afterEach(async () => {
  const all = Object.entries({ ...tables, ...moneyTables, ...complaintTables });
  for (const [name, table] of all)
    if (is(table, PgTable)) {
      const rows = JSON.stringify(await world.db.select().from(table));
      expect(rows.replace(/\D/g, " "), name).not.toMatch(/999\s?8877/);
    }
});

const told = "Phone numbers, email addresses and links in your text are hidden.";

/** Whoever sends it is told that it arrives without the number. */
async function sent(sending: Promise<unknown>): Promise<void> {
  await sending;
  expect(world.said.at(-1)).toContain(told);
}

describe("A telephone number is passed on", () => {
  it("by no word about a job, from its first price to its warranty; its writer is told", async () => {
    const { nadia, tarek, orderId: id } = await started(world);
    const [hers, his] = [world.as(nadia).orders, world.as(tarek).orders];
    const seen = () => hers.get({ id });
    await sent(his.proposePrice({ id, price: 36_000, reason: words }));
    const [proposal] = (await seen()).proposals;
    await sent(hers.decline({ id: proposal?.id ?? "", answer: words }));
    expect((await seen()).proposals).toMatchObject([{ reason: hidden, answer: hidden }]);
    await sent(his.deliver({ id, note: words }));
    await sent(hers.askChanges({ id, reason: words }));
    await his.deliver({ id });
    expect(world.said.at(-1)).not.toContain(told);
    await sent(hers.pause({ id, reason: words }));
    expect((await seen()).changes_asked).toMatchObject([{ reason: hidden, delivered: { note: hidden } }]);
    await hers.confirm({ id });
    await sent(hers.claimWarranty({ id, reason: words }));
    const [claim] = (await seen()).proposals;
    expect(claim).toMatchObject({ kind: "warranty", reason: hidden });
  });

  it("by nobody who calls a job off, or wants it at another time", async () => {
    const hers = await paid(world);
    const at = { id: hers.orderId, starts_at: "2026-12-15T16:00", reason: words };
    await sent(world.as(hers.tarek).orders.proposeTime(at));
    await sent(world.as(hers.nadia).orders.cancel({ id: hers.orderId, fee: 0, reason: words }));
    const his = await paid(world);
    await sent(world.as(his.tarek).orders.backOut({ id: his.orderId, reason: words }));
    for (const { nadia, requestId } of [hers, his]) {
      const { timeline } = await world.as(nadia).requests.get({ id: requestId });
      expect(timeline.map(({ reason }) => reason)).toContain(hidden);
    }
  });

  it("by nothing in a dispute, which says so to whoever writes", async () => {
    const { nadia, tarek, orderId } = await started(world);
    const [hers, his] = [world.as(nadia).complaints, world.as(tarek).complaints];
    await sent(hers.file({ kind: "order", about_id: orderId, text: words }));
    const { id = "" } = (await world.as(nadia).orders.get({ id: orderId })).complaint ?? {};
    await sent(his.write({ id, text: words }));
    await sent(his.propose({ id, kept: 20_000, note: words }));
    expect(await hers.get({ id })).toMatchObject({ text: hidden, proposals: [{ note: hidden }] });
    await hers.write({ id, text: "It was not so." });
    expect(world.said.at(-1)).not.toContain(told);
  });

  it("by no title, and by nothing that an offer includes", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await openRequestOf(world, nadia, { title: words, description: words });
    expect(await world.as(nadia).requests.get({ id })).toMatchObject({ title: hidden, description: hidden });
    expect(await sendOffer(world, tarek, id, { included: words })).toMatchObject({ included: hidden });
  });

  it("by no review, by no reply to one, and by nothing that is added; its writer is told", async () => {
    const { nadia, tarek, requestId: id } = await completed(world);
    const [hers, his] = [world.as(nadia).reviews, world.as(tarek).reviews];
    await hers.write({ id, ...allFive, text: words });
    await his.writeOfCustomer({ id, stars: 5, text: words });
    const { mine, theirs } = await hers.job({ id });
    const [given, taken] = [
      { id: mine?.id ?? "", text: words },
      { id: theirs?.id ?? "", text: words },
    ];
    const told = "Phone numbers, email addresses and links in it are hidden.";
    for (const answer of [() => his.reply(given), () => hers.add(given), () => hers.reply(taken)]) {
      await answer();
      expect(world.said.at(-1)).toContain(told);
    }
    const all = { text: hidden, reply: hidden };
    expect((await world.guest.technicians.reviews({ id: tarek.id })).content).toMatchObject([
      { ...all, addendum: hidden },
    ]);
    expect((await hers.job({ id })).theirs).toMatchObject(all);
    await his.add({ id: taken.id, text: "Paid at once." });
    expect(world.said.at(-1)).not.toContain(told);
  });
});
