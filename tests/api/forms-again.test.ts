import { expect, it } from "vitest";
import { idempotencyKeys } from "~/api/db/schema";
import { once } from "~/api/idempotency";
import { onceKey, wholeForm } from "~/web/forms/posted-form.server";
import { openWorld } from "../support/api";
import { ibans } from "../support/payouts";

const world = await openWorld();
const holder = "Tarek Fawzy";
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What one form, drawn once, sends along with what it carries. */
const formOf = () => {
  const key = crypto.randomUUID();
  return async (carried: string) => ({ idempotencyKey: await onceKey(key, wholeForm, bytesOf(carried)) });
};

/** A technician who names accounts by a form that came back each time as it was drawn first. */
async function namer() {
  const { payouts } = world.as(await world.aProvider());
  const once = formOf();
  const name = async (iban: string) => payouts.addMethod({ iban, holder }, await once(iban));
  const named = async () => (await payouts.methods({})).content.map(({ iban }) => iban.slice(0, 2));
  return { name, named, payouts, once };
}

it("A form that is sent, sent otherwise, and sent as at first does each time what it says", async () => {
  const { name, named } = await namer();
  for (const iban of [ibans[0], ibans[1], ibans[0]]) await name(iban);
  expect(await named()).toEqual(["EG", "SA", "EG"]);
});

it("A form that is sent otherwise and refused counts for nothing: as at first, it is a repeat", async () => {
  const { name, named } = await namer();
  const first = await name(ibans[0]);
  await expect(name("EG00")).rejects.toThrow();
  expect(await name(ibans[0])).toEqual(first);
  expect(await named()).toEqual(["EG"]);
});

it("A repeat of what was sent last does nothing, however often the form was sent before", async () => {
  const { name, named } = await namer();
  await name(ibans[0]);
  const last = await name(ibans[1]);
  expect(await Promise.all([name(ibans[1]), name(ibans[1])])).toEqual([last, last]);
  expect(await named()).toEqual(["SA", "EG"]);
});

it("What a form said before lets its last word stand, also where it is done after that", async () => {
  const form = formOf();
  const say = async (carried: string, work: () => Promise<void>) => {
    const key = (await form(carried)).idempotencyKey;
    const claim = { caller: "somebody", endpoint: "payouts.addMethod", key, input: {} };
    return once(world.house, claim, world.clock.now(), () => work().then(() => ({ status: 201, body: {} })));
  };
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const before = say("before", () => held);
  await expect.poll(() => world.db.$count(idempotencyKeys)).toBe(1);
  world.clock.advance(1);
  let times = 0;
  const count = async () => {
    times += 1;
  };
  const last = () => say("last", count);
  await last();
  finish();
  await before;
  await last();
  expect(times).toBe(1);
});

it("Forms that stand beside each other are repeated each by itself", async () => {
  const { name, named, payouts } = await namer();
  const first = await name(ibans[0]);
  const other = formOf();
  await payouts.addMethod({ iban: ibans[1], holder }, await other(ibans[1]));
  expect(await name(ibans[0])).toEqual(first);
  expect(await named()).toEqual(["SA", "EG"]);
});

it("Photos of one form are each repeated by themselves, in whatever order they were sent", async () => {
  const key = crypto.randomUUID();
  const keys = await Promise.all(["one", "other"].map((photo) => onceKey(key, "photos", bytesOf(photo))));
  expect(new Set(keys.map((one) => one.split(":")[0])).size).toBe(2);
});
