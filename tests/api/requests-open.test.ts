import { describe, expect, test } from "vitest";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";
import { draftOf, offerOn, openRequestOf } from "../support/requests";

const world = await openWorld();

const titles = async (filters: Parameters<typeof world.guest.requests.open>[0]) =>
  (await world.guest.requests.open(filters)).content.map(({ title }) => title);

async function post(person: Person, title: string, fields: Parameters<typeof openRequestOf>[2] = {}) {
  world.clock.advance(60);
  return openRequestOf(world, person, { title, ...fields });
}

describe("a guest looks at open requests", () => {
  test("newest first, without anything private", async () => {
    const nadia = await world.aCustomer({ name: "Nadia Samir" });
    await post(nadia, "First of all");
    await post(nadia, "Second of all");
    await draftOf(world, nadia, { title: "Never published" });
    const { content } = await world.guest.requests.open({});
    expect(content.map(({ title }) => title)).toEqual(["Second of all", "First of all"]);
    expect(content[0]).toMatchObject({
      ...{ status: "open", offers_count: 0, budget: null },
      ...{ city: { id: "cairo", name: "Cairo" }, district: { name: "Maadi" }, service: { icon: "faucet" } },
    });
    expect(JSON.stringify(content)).not.toMatch(/Road 9|Samir|\+20/);
  });

  test("in Arabic by Arabic names", async () => {
    await post(await world.aCustomer(), "حنفية المطبخ تسرّب");
    const [card] = (await world.inLanguage("ar").requests.open({})).content;
    expect(card).toMatchObject({
      title: "حنفية المطبخ تسرّب",
      city: { name: "القاهرة" },
      district: { name: "المعادي" },
    });
  });

  test("of one service, group or city", async () => {
    const nadia = await world.aCustomer();
    await post(nadia, "Tap in Maadi");
    await post(nadia, "Drain in Dokki", { service_id: "drain", city_id: "giza", district_id: "giza-dokki" });
    await post(nadia, "Split unit in Zamalek", { service_id: "ac-gas", district_id: "cairo-zamalek" });
    expect(await titles({ service: "drain" })).toEqual(["Drain in Dokki"]);
    expect(await titles({ group: "plumbing" })).toEqual(["Drain in Dokki", "Tap in Maadi"]);
    expect(await titles({ city: "cairo" })).toEqual(["Split unit in Zamalek", "Tap in Maadi"]);
    expect(await titles({ group: "plumbing", city: "cairo" })).toEqual(["Tap in Maadi"]);
    expect(await titles({ service: "tap-mixer", city: "giza" })).toEqual([]);
    expect(await titles({ group: "no-such-group" })).toEqual([]);
  });

  test("that have all the words; else those with any of them, the more the better", async () => {
    const nadia = await world.aCustomer();
    await post(nadia, "Kitchen tap drips");
    await post(nadia, "Washing machine drips", { service_id: "drain" });
    await post(nadia, "Bathroom tap leaks", {
      service_id: "drain",
      description: "A washing machine stands near.",
    });
    expect(await titles({ q: "washing machine drips" })).toEqual(["Washing machine drips"]);
    expect(await titles({ q: "machine tap kitchen drips" })).toEqual([
      ...["Kitchen tap drips", "Washing machine drips", "Bathroom tap leaks"],
    ]);
    expect(await titles({ q: "machine tap", city: "giza" })).toEqual([]);
    expect(await titles({ q: "compressor" })).toEqual([]);
  });

  test("whose budget meets hers; an open budget meets any", async () => {
    const nadia = await world.aCustomer();
    await post(nadia, "From 200 to 400", { budget_min: 20_000, budget_max: 40_000 });
    await post(nadia, "Up to 100 only", { budget_max: 10_000 });
    await post(nadia, "From 900 upwards", { budget_min: 90_000 });
    await post(nadia, "Open to any price");
    expect(await titles({ budget_min: 50_000, budget_max: 30_000 })).toHaveLength(2);
    expect(await titles({ budget_min: 30_000, budget_max: 50_000 })).toEqual([
      "Open to any price",
      "From 200 to 400",
    ]);
    expect(await titles({ budget_min: 40_000 })).toEqual([
      "Open to any price",
      "From 900 upwards",
      "From 200 to 400",
    ]);
    expect(await titles({ budget_max: 10_000 })).toEqual(["Open to any price", "Up to 100 only"]);
  });

  test("of the last hours, or without offers yet", async () => {
    const nadia = await world.aCustomer();
    const old = await post(nadia, "Yesterday's request");
    world.clock.advance(25 * 3_600);
    await post(nadia, "Today's request");
    expect(await titles({ age: 24 })).toEqual(["Today's request"]);
    await offerOn(world, await world.aProvider(), old);
    expect(await titles({ no_offers: true })).toEqual(["Today's request"]);
    expect(await titles({})).toHaveLength(2);
  });

  test("counting the offers that stand, not those that were taken back", async () => {
    const id = await post(await world.aCustomer(), "Tap in Maadi");
    const tarek = await world.aProvider();
    for (let n = 0; n < 3; n++)
      await world.as(tarek).offers.withdraw({ id: await offerOn(world, tarek, id) });
    const counted = async () => (await world.guest.requests.open({})).content[0]?.offers_count;
    expect(await counted()).toBe(0);
    expect(await titles({ no_offers: true })).toEqual(["Tap in Maadi"]);
    const matching = await world.as(tarek).technicianArea.requests({ no_offers: true });
    expect(matching.content).toHaveLength(1);
    await offerOn(world, tarek, id);
    expect(await counted()).toBe(1);
    expect(await titles({ no_offers: true })).toEqual([]);
  });
});

describe("page by page", () => {
  const numbers = (list: { title: string }[]) => list.map(({ title }) => Number(title.split(" ").at(-1)));
  const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n);

  async function postMany(count: number) {
    for (let n = 0; n < count; n++) await post(await world.aCustomer(), `Request number ${n}`);
  }

  test("every request comes once, although new ones arrive meanwhile", async () => {
    await postMany(45);
    const first = await world.guest.requests.open({});
    expect(numbers(first.content)).toEqual(range(44, 25));
    expect(first.meta.meta.previousCursor).toBeNull();
    await post(await world.aCustomer(), "Request number 45");
    const second = await world.guest.requests.open({ cursor: first.meta.meta.nextCursor ?? "" });
    expect(numbers(second.content)).toEqual(range(24, 5));
    await post(await world.aCustomer(), "Request number 46");
    const third = await world.guest.requests.open({ cursor: second.meta.meta.nextCursor ?? "" });
    expect(numbers(third.content)).toEqual(range(4, 0));
    expect(third.meta.meta.nextCursor).toBeNull();
    const back = await world.guest.requests.open({ cursor: third.meta.meta.previousCursor ?? "" });
    expect(numbers(back.content)).toEqual(range(24, 5));
    const newest = await world.guest.requests.open({ cursor: back.meta.meta.previousCursor ?? "" });
    expect(numbers(newest.content)).toEqual(range(44, 25));
    const top = await world.guest.requests.open({ cursor: newest.meta.meta.previousCursor ?? "" });
    expect(numbers(top.content)).toEqual(range(46, 27));
  }, 60_000);

  test("who comes back gets at once what was open there, and reads on from its end", async () => {
    await postMany(45);
    const open = await world.guest.requests.open({ parts: 2 });
    expect(numbers(open.content)).toEqual(range(44, 5));
    const rest = await world.guest.requests.open({ cursor: open.meta.meta.nextCursor ?? "" });
    expect(numbers(rest.content)).toEqual(range(4, 0));
    const back = await world.guest.requests.open({ cursor: rest.meta.meta.previousCursor ?? "", parts: 2 });
    expect(numbers(back.content), "the way to newer ones goes page by page").toEqual(range(24, 5));
  }, 60_000);

  test("also over the services of a group, and among the answers to words", async () => {
    const services = ["tap-mixer", "drain", "leak", "water-heater"];
    for (let n = 0; n < 26; n++)
      await post(await world.aCustomer(), `Request number ${n}`, { service_id: services[n % 2] });
    for (const filters of [{ group: "plumbing" }, { q: "request plumbing" }]) {
      const first = await world.guest.requests.open(filters);
      await post(await world.aCustomer(), "Request number 99");
      const next = await world.guest.requests.open({ ...filters, cursor: first.meta.meta.nextCursor ?? "" });
      expect(numbers([...first.content, ...next.content]).filter((n) => n < 99)).toEqual(range(25, 0));
    }
  }, 60_000);

  test("a cursor of other filters, or a broken one, gives the first page", async () => {
    await postMany(22);
    const { meta } = await world.guest.requests.open({});
    for (const cursor of [meta.meta.nextCursor ?? "", "x", "!!", Buffer.from("[1,2]").toString("base64url")])
      expect(numbers((await world.guest.requests.open({ city: "cairo", cursor })).content)[0]).toBe(21);
  }, 60_000);
});
