import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { earner, ibans } from "../support/payouts";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Tarek, who has earned something,", () => {
  it("asks for a payout: the money waits in a place of its own, and he may take it back", async () => {
    const { tarek } = await earner(world);
    const payouts = world.as(tarek).payouts;
    const asked = await payouts.request({ amount: 20_000 });
    expect(asked).toMatchObject({ status: "requested", can_cancel: true, iban: "EG•• •••• … 0002" });
    expect(await balances(world)).toMatchObject({ available: 7_000, in_payout: 20_000 });
    await payouts.cancel({ id: asked.id });
    expect(await balances(world)).toMatchObject({ available: 27_000 });
    expect(await balances(world)).not.toHaveProperty("in_payout");
    expect(await refusal(payouts.cancel({ id: asked.id }))).toMatchObject({
      ...{ status: 409, current: { payout_status: "cancelled" } },
    });
    const { content } = await payouts.mine({});
    expect(content).toMatchObject([{ id: asked.id, status: "cancelled", can_cancel: false }]);
  });

  it("cannot ask for more than there is, or for less than the least", async () => {
    const { tarek } = await earner(world);
    const payouts = world.as(tarek).payouts;
    expect(await refusal(payouts.request({ amount: 27_001 }))).toMatchObject({
      ...{ status: 422, errors: { amount: [expect.stringContaining("270")] } },
    });
    expect(await refusal(payouts.request({ amount: 9_999 }))).toMatchObject({
      ...{ status: 422, errors: { amount: [expect.stringContaining("100")] } },
    });
    expect(await payouts.request({ amount: 27_000 })).toMatchObject({ amount: { amount: 27_000 } });
  });

  it("gets what is left in one payout when the account is closed, be it less than the least", async () => {
    const { tarek } = await earner(world);
    const { payouts, wallet } = world.as(tarek);
    const { settings } = world.house;
    const least = settings.payoutMinimum;
    settings.payoutMinimum = 30_000;
    try {
      expect(await refusal(payouts.request({ amount: 27_000 }))).toMatchObject({
        ...{ status: 422, errors: { amount: [expect.stringContaining("300")] } },
      });
      const { staff } = world.as(await world.aStaffMember());
      await staff.deactivate({ id: tarek.id, reason: "Three appointments were missed." });
      expect(await wallet.balances()).toMatchObject({ minimum: { amount: 27_000 } });
      expect(await refusal(payouts.request({ amount: 26_999 }))).toMatchObject({
        ...{ status: 422, errors: { amount: [expect.stringContaining("270")] } },
      });
      expect(await payouts.request({ amount: 27_000 })).toMatchObject({ status: "requested" });
      expect(await wallet.balances()).toMatchObject({ minimum: { amount: 30_000 } });
    } finally {
      settings.payoutMinimum = least;
    }
  });

  it("asks twice at the same moment, and has one payout", async () => {
    const { tarek } = await earner(world);
    const ask = () => world.as(tarek).payouts.request({ amount: 10_000 });
    const answers = await Promise.allSettled([ask(), ask(), ask()]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(ask())).toMatchObject({ status: 409, current: { payout_status: "requested" } });
    expect((await world.as(tarek).payouts.mine({})).content).toHaveLength(1);
  });

  it("presses the button twice, which is one call", async () => {
    const { tarek } = await earner(world);
    const ask = () =>
      world.as(tarek).payouts.request({ amount: 10_000 }, { idempotencyKey: "0123456789abcdef" });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toEqual(two);
  });

  it("needs a bank account, with a right IBAN and a name", async () => {
    const provider = world.as(await world.aProvider());
    expect(await refusal(provider.payouts.request({ amount: 10_000 }))).toMatchObject({ status: 409 });
    const wrong = provider.payouts.addMethod({ iban: "EG39 0019 0005 0000 0000 2631 80002", holder: "=1" });
    const { errors } = await refusal(wrong);
    expect(Object.keys(errors ?? {}).sort()).toEqual(["holder", "iban"]);
    expect(await provider.payouts.addMethod({ iban: "eg38 0019 0005 0000 0000 2631 80002", holder: "T F" }))
      // Nothing was there before: nothing is held.
      .toMatchObject({ iban: "EG•• •••• … 0002", is_current: true, held_until: null });
  });

  it("changes the bank account: told on every channel, and held for 72 hours", async () => {
    const { tarek } = await earner(world);
    const payouts = world.as(tarek).payouts;
    expect(await refusal(payouts.addMethod({ iban: ibans[0], holder: "Tarek Fawzy" }))).toMatchObject({
      status: 409,
    });
    await payouts.addMethod({ iban: ibans[1], holder: "Tarek Fawzy" });
    const { content } = await payouts.methods();
    expect(content.map(({ is_current }) => is_current)).toEqual([true, false]);
    expect(content[0]?.held_until).not.toBeNull();
    for (const recipient of [tarek.phone, tarek.email])
      expect((await listMessages(world.db, recipient))[0]).toMatchObject({ template: "bankChanged" });
    const told = (await world.db.query.notifications.findMany()).map(({ kind }) => kind);
    expect(told).toContain("payout_method_changed");
    const asked = await payouts.request({ amount: 10_000 });
    expect(asked.held_until).not.toBeNull();
    expect(world.said.at(-1)).toContain("approved when the hold on your new bank account ends");
    const staff = world.as(await world.aStaffMember());
    expect(await refusal(staff.payouts.approve({ id: asked.id }))).toMatchObject({
      ...{ status: 409, message: expect.stringContaining("held") },
    });
    world.clock.advance(72 * 3600 + 1);
    await staff.payouts.approve({ id: asked.id });
  });

  it("is the only one who can take it back", async () => {
    const { tarek } = await earner(world);
    const { id } = await world.as(tarek).payouts.request({ amount: 10_000 });
    const other = world.as(await world.aProvider());
    expect(await refusal(other.payouts.cancel({ id }))).toMatchObject({ status: 404 });
    expect((await other.payouts.mine({})).content).toEqual([]);
    expect((await other.payouts.methods()).content).toEqual([]);
  });
});

describe("Whatever is asked for, in any order,", () => {
  it("never takes more than there is", { timeout: 120_000 }, async () => {
    const { tarek } = await earner(world);
    const staff = world.as(await world.aStaffMember());
    const payouts = world.as(tarek).payouts;
    const step = fc.tuple(
      fc.constantFrom("ask", "cancel", "reject", "approve"),
      fc.integer({ min: 1, max: 40_000 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const [what, amount] of steps) {
          const [newest] = (await payouts.mine({})).content;
          const id = newest?.id ?? "nobody";
          const calls = {
            ask: () => payouts.request({ amount }),
            cancel: () => payouts.cancel({ id }),
            reject: () => staff.payouts.reject({ id, reason: "The name differs." }),
            approve: () => staff.payouts.approve({ id }),
          };
          await calls[what as keyof typeof calls]().catch(({ body }) =>
            expect(body.status).toBeLessThan(500),
          );
          const { available, in_payout } = await world.as(tarek).wallet.balances();
          expect(available.amount + in_payout.amount).toBe(27_000);
          expect(Math.min(available.amount, in_payout.amount)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 12 },
    );
  });
});
