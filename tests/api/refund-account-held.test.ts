import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { refunds } from "~/api/db/money-schema";
import { notifications, outbox } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { balances } from "../support/books";
import { contradictionsIn } from "../support/invariants";
import { owedBack, shownRefund } from "../support/owed-back";
import { ibans } from "../support/payouts";
import { t } from "../support/texts";

const world = await openWorld();
const [first, second] = ibans;
const holder = "Nadia Samir";
const hour = 3600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const rowOf = async (id: string) => (await world.db.select().from(refunds).where(eq(refunds.id, id)))[0];

/** Until when the account is held, which is three days from now. */
async function heldFromNow(id: string): Promise<string> {
  const until = (await rowOf(id))?.heldUntil ?? new Date(0);
  expect(Math.round((until.getTime() - world.clock.now().getTime()) / (hour * 1000))).toBe(72);
  return until.toISOString();
}

it("The first account of a refund is paid to at once", async () => {
  const { id, hers, nadia, staff } = await owedBack(world);
  await hers.nameAccount({ id, iban: first, holder });
  expect(await shownRefund(world, nadia)).toMatchObject({ account: { held_until: null } });
  await staff.refundDone({ id, iban: first, holder });
  expect(await balances(world)).toEqual({});
});

it("An account that was changed waits for three days, of which both sides read; changed again it waits anew", async () => {
  const { id, hers, nadia, staff } = await owedBack(world);
  await hers.nameAccount({ id, iban: first, holder });
  await hers.nameAccount({ id, iban: second, holder });
  const until = await heldFromNow(id);
  expect(await shownRefund(world, nadia)).toMatchObject({ account: { held_until: until } });
  expect((await staff.refunds({})).content).toMatchObject([{ account: { iban: second, held_until: until } }]);
  const kinds = await world.db.select().from(notifications).where(eq(notifications.userId, nadia.id));
  expect(kinds.map(({ kind }) => kind)).toContain("refund_account_changed");
  const told = await world.db.select().from(outbox).where(eq(outbox.recipient, nadia.phone));
  expect(told.map(({ template }) => template).sort()).toEqual(["refundAccount", "refundAccountChanged"]);

  const note = () => staff.refundDone({ id, iban: second, holder });
  expect(await refusal(note())).toMatchObject({
    ...{ status: 409, current: { held_until: until } },
    message: expect.stringMatching(/until Friday 27\sNovember, 11:00\.$/),
  });
  expect(await rowOf(id)).toMatchObject({ status: "pending" });
  world.clock.advance(71 * hour);
  await hers.nameAccount({ id, iban: second, holder: "Nadia S. Samir" });
  const anew = await heldFromNow(id);
  const changed = () => staff.refundDone({ id, iban: second, holder: "Nadia S. Samir" });
  world.clock.advance(2 * hour);
  expect(await refusal(changed())).toMatchObject({ status: 409, current: { held_until: anew } });
  world.clock.advance(70 * hour);
  expect(await shownRefund(world, nadia)).toMatchObject({ account: { held_until: null } });
  await changed();
  expect(await rowOf(id)).toMatchObject({ status: "done", heldUntil: null });
});

it("Whoever has paid to an account that was changed since is told so first, and then that the other one waits", async () => {
  const { id, hers, staff } = await owedBack(world);
  await hers.nameAccount({ id, iban: first, holder });
  await hers.nameAccount({ id, iban: second, holder });
  const note = (iban: string) => refusal(staff.refundDone({ id, iban, holder }));
  const moved = { message: t("en")("api:refundAccountMoved"), current: { iban: second, holder } };
  expect(await note(first)).toMatchObject({ status: 409, ...moved });
  const { current } = await note(second);
  expect(current).toEqual({ refund_status: "pending", held_until: await heldFromNow(id) });
});

it("While a changed account waits, the money may go back to where the transfer came from", async () => {
  const { id, hers, staff } = await owedBack(world);
  await hers.nameAccount({ id, iban: first, holder });
  await hers.nameAccount({ id, iban: second, holder });
  await staff.refundDone({ id, to_sender: true });
  expect(await rowOf(id)).toMatchObject({ status: "done", iban: null, heldUntil: null });
  expect(await balances(world)).toEqual({});
});
