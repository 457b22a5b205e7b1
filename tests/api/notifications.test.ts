import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { tell, tellMany } from "../support/notices";
import type { Person } from "../support/people";

const world = await openWorld();

const listOf = (person: Person, page?: number) => world.as(person).notifications.list({ page });
const isRead = async (person: Person) => (await listOf(person)).content.map((one) => one.is_read);
const unreadOf = async (person: Person) =>
  (await world.as(person).profile.details()).user.unread_notifications;

describe("Nadia's notifications", () => {
  it("come newest first, in her language, each with where it leads, and how many she has not read", async () => {
    const nadia = await world.aCustomer();
    const params = { title: "Leaking tap", name: "Tarek Fawzy", price: 45_050, currency: "EGP" };
    await tell(world, nadia, { kind: "offer_received", params, path: "/requests/ab1", minutesAgo: 5 });
    const newest = await tell(world, nadia, { kind: "account_reactivated" });
    const { content, meta, unread } = await listOf(nadia);
    expect(content.map(({ kind, path }) => [kind, path])).toEqual([
      ["account_reactivated", "/"],
      ["offer_received", "/requests/ab1"],
    ]);
    expect(content[0]).toMatchObject({
      id: newest,
      is_read: false,
      created_at: expect.stringMatching(/^2026-11-24T09:00:00/),
    });
    expect(content[1]?.text).toBe("New offer from Tarek Fawzy: EGP\u00A0450.50 for “Leaking tap”.");
    expect(meta.meta).toEqual({ currentPage: 1, lastPage: 1, perPage: 20, total: 2 });
    expect(unread).toBe(2);
    expect(await unreadOf(nadia)).toBe(2);
    const inArabic = await world.inLanguage("ar", nadia).notifications.list();
    expect(inArabic.content[1]?.text).toContain("450.50\u00A0ج.م");
  });

  it("have the figures that she reads, whichever they were when it was written", async () => {
    const nadia = await world.aCustomer();
    await tell(world, nadia, { kind: "refund_done", params: { price: 45_000, currency: "EGP" } });
    await world.as(nadia).profile.setDigits({ digits: "arab" });
    const { content } = await world.inLanguage("ar", nadia).notifications.list();
    expect(content[0]?.text).toContain("٤٥٠");
    expect((await listOf(nadia)).content[0]?.text).toContain("450");
  });

  it("come by pages from 1, several at once to who had opened them; past the last there is nothing", async () => {
    const nadia = await world.aCustomer();
    await tellMany(world, nadia, 45);
    const pages = [
      await listOf(nadia),
      await listOf(nadia, 2),
      await listOf(nadia, 3),
      await listOf(nadia, 4),
    ];
    expect(pages.map(({ content }) => content.length)).toEqual([20, 20, 5, 0]);
    expect(pages.map(({ meta }) => meta.meta)).toEqual(
      [1, 2, 3, 4].map((currentPage) => ({ currentPage, lastPage: 3, perPage: 20, total: 45 })),
    );
    const all = pages.flatMap(({ content }) => content.map(({ id }) => id));
    expect(all).toEqual(Array.from({ length: 45 }, (_, n) => `${nadia.id}${45 - n}`));
    const two = await world.as(nadia).notifications.list({ page: 1, parts: 2 });
    expect([two.content.length, two.meta.meta.currentPage]).toEqual([40, 2]);
    expect(await refusal(listOf(nadia, 0))).toMatchObject({ status: 422 });
  });

  it("are the newest thousand, however many wait to be cleared away; of the unread, a hundred are counted", async () => {
    const nadia = await world.aCustomer();
    await tellMany(world, nadia, 1_030);
    const last = await listOf(nadia, 50);
    expect(last.meta.meta).toEqual({ currentPage: 50, lastPage: 50, perPage: 20, total: 1_000 });
    expect(last.content.at(-1)?.id).toBe(`${nadia.id}31`);
    expect((await listOf(nadia, 51)).content).toEqual([]);
    expect(await unreadOf(nadia)).toBe(100);
  });

  it("are one fewer to read when she opens one, once; and nobody else's are touched", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    const id = await tell(world, nadia, { kind: "account_reactivated", path: "/profile" });
    await tell(world, nadia, { kind: "account_reactivated", minutesAgo: 1 });
    await tell(world, omar, { kind: "account_reactivated" });
    const { read } = world.as(nadia).notifications;
    expect(await read({ id })).toEqual({ path: "/profile" });
    expect(await read({ id })).toEqual({ path: "/profile" });
    expect([await isRead(nadia), await unreadOf(nadia)]).toEqual([[true, false], 1]);
    expect(await isRead(omar)).toEqual([false]);
    expect(await refusal(world.as(omar).notifications.read({ id }))).toMatchObject({ status: 404 });
  });

  it("are all read up to the newest that she saw: what comes meanwhile stays unread", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    await tellMany(world, nadia, 30);
    await tell(world, omar, { kind: "account_reactivated", minutesAgo: 9 });
    const [newest] = (await listOf(nadia)).content;
    world.clock.advance(60);
    await tell(world, nadia, { kind: "account_reactivated" });
    await world.as(nadia).notifications.readAll({ newest_id: newest?.id ?? "" });
    expect(world.said.at(-1)).toBe("All your notifications are marked as read.");
    expect(await isRead(nadia)).toEqual([false, ...Array.from({ length: 19 }, () => true)]);
    expect([await unreadOf(nadia), await unreadOf(omar)]).toEqual([1, 1]);
  });

  it("are marked by no notification of somebody else's, and by none that there is not", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    await tell(world, nadia, { kind: "account_reactivated", minutesAgo: 1 });
    const others = await tell(world, omar, { kind: "account_reactivated" });
    for (const newest_id of [others, "nobody"])
      expect(await refusal(world.as(nadia).notifications.readAll({ newest_id }))).toMatchObject({
        status: 404,
      });
    expect([await isRead(nadia), await isRead(omar)]).toEqual([[false], [false]]);
  });

  it("are closed to her while her account is", async () => {
    const nadia = await world.aCustomer({ isActive: false });
    expect(await refusal(listOf(nadia))).toMatchObject({ status: 403 });
    expect(await refusal(world.as(null).notifications.list())).toMatchObject({ status: 401 });
  });
});
