import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { refunds } from "~/api/db/money-schema";
import { audit, outbox } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { owedBack, shownRefund } from "../support/owed-back";
import { ibans } from "../support/payouts";
import { t } from "../support/texts";

const world = await openWorld();
const said = t("en");
const [first, second] = ibans;
const holder = "Nadia Samir";

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const linesOf = (id: string) => world.db.select().from(audit).where(eq(audit.entityId, id));
const rowOf = async (id: string) => (await world.db.select().from(refunds).where(eq(refunds.id, id)))[0];

it("The account of a refund is the last that was named, in whichever tab, and named twice it is told of once", async () => {
  const { id, hers, nadia, staff } = await owedBack(world);
  await Promise.all([1, 2].map(() => hers.nameAccount({ id, iban: first, holder })));
  expect((await linesOf(id)).map(({ event }) => event)).toEqual(["owe", "name_account"]);
  await hers.nameAccount({ id, iban: second, holder });
  expect(await shownRefund(world, nadia)).toMatchObject({ account: { iban: "SA•• •••• … 7519" } });
  const changed = { iban: "SA•• •••• … 7519", changed: "iban" };
  expect((await linesOf(id)).at(-1)).toMatchObject({ event: "change_account", detail: changed });
  // The page of staff was opened before it was changed.
  expect(await refusal(staff.refundDone({ id, iban: first, holder }))).toMatchObject({ status: 409 });
  expect(await rowOf(id)).toMatchObject({ status: "pending", iban: second });
  world.clock.advance(72 * 3600);
  await staff.refundDone({ id, iban: second, holder });
  const after = hers.nameAccount({ id, iban: first, holder });
  expect(await refusal(after)).toMatchObject({ status: 409, current: { refund_status: "done" } });
  expect(await rowOf(id)).toMatchObject({ status: "done", iban: second });
});

it("Under another name it is another account: whoever read the first one's has not paid to it", async () => {
  const { id, hers, nadia, staff } = await owedBack(world);
  await hers.nameAccount({ id, iban: first, holder });
  const [read] = (await staff.refunds({})).content;
  await hers.nameAccount({ id, iban: first, holder: "Somebody Else" });
  const told = await world.db.select().from(outbox).where(eq(outbox.recipient, nadia.phone));
  expect(told).toHaveLength(2);
  expect((await linesOf(id)).map(({ event, detail }) => [event, detail.changed])).toEqual([
    ["owe", undefined],
    ["name_account", undefined],
    ["change_account", "holder"],
  ]);
  await hers.nameAccount({ id, iban: second, holder });
  expect((await linesOf(id)).at(-1)).toMatchObject({ detail: { changed: "both" } });
  await hers.nameAccount({ id, iban: first, holder: "Somebody Else" });
  const note = (account: { iban?: string; holder?: string } | null | undefined) =>
    staff.refundDone({ id, ...(account && { iban: account.iban, holder: account.holder }) });
  const now = { iban: first, holder: "Somebody Else" };
  const refused = (key: string) => ({ status: 409, message: said(`api:${key}`), current: now });
  world.clock.advance(72 * 3600);
  expect(await refusal(note(read?.account))).toMatchObject(refused("refundAccountMoved"));
  expect(await refusal(note({ iban: first }))).toMatchObject(refused("refundAccountUnread"));
  expect(await rowOf(id)).toMatchObject({ status: "pending", holder: "Somebody Else" });
  await note((await staff.refunds({})).content[0]?.account);
  expect(await rowOf(id)).toMatchObject({ status: "done", iban: first, holder: "Somebody Else" });
});
