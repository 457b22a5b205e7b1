import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit } from "~/api/db/schema";
import { openWorld } from "../support/api";
import { accepted } from "../support/paid";

const world = await openWorld();
const reason = "Three appointments were missed without a word.";

/** A member of staff who has closed so many accounts. */
async function busyStaff(times: number) {
  const member = await world.aStaffMember({ name: "Zeina Halim" });
  const closed: string[] = [];
  for (let n = 0; n < times; n += 1) {
    const { id } = await world.aCustomer();
    await world.as(member).staff.deactivate({ id, reason });
    closed.push(id);
  }
  return { member, staff: world.as(member).staff, closed };
}

describe("The audit log", () => {
  test("tells newest first who did what to whom, from which state to which, and why", async () => {
    const { member, staff, closed } = await busyStaff(22);
    const first = await staff.audit();
    expect(first.content).toHaveLength(20);
    expect(first.content[0]).toMatchObject({
      ...{ entity: "user", entity_id: closed.at(-1), event: "deactivate", actor: "staff" },
      ...{ author: { id: member.id, name: "Zeina Halim" }, subject: { id: closed.at(-1) } },
      ...{ from: "active", to: "inactive", detail: { reason }, request: null },
    });
    const { content } = await staff.audit({ cursor: first.meta.meta.nextCursor ?? "" });
    expect(content.map(({ entity_id }) => entity_id)).toEqual([closed[1], closed[0]]);
  });

  test("names the technician of whom a line's details speak", async () => {
    const { tarek, orderId } = await accepted(world);
    const { staff } = world.as(await world.aStaffMember());
    const { content } = await staff.audit({ entity: "order", of: orderId });
    const { name } = await staff.user({ id: tarek.id });
    expect(content.map(({ provider }) => provider)).toEqual([{ id: tarek.id, name }]);
    await world.as(tarek).invoices.register({ vat_number: "123456789" });
    const ofAccounts = (await staff.audit({ entity: "user" })).content;
    expect(ofAccounts.map(({ provider }) => provider)).toEqual([null]);
  });

  test("is narrowed to one kind of thing, or to one thing", async () => {
    const { staff, closed } = await busyStaff(2);
    expect((await staff.audit({ entity: "user" })).content).toHaveLength(2);
    expect((await staff.audit({ entity: "request" })).content).toEqual([]);
    const one = await staff.audit({ entity: "user", of: closed[0] });
    expect(one.content).toMatchObject([{ entity_id: closed[0] }]);
    expect((await staff.audit({ of: closed[0] })).content).toHaveLength(2);
  });

  test("is never changed, and no line of it is ever taken away, not even by a mistake of ours", async () => {
    await busyStaff(1);
    const [line] = await world.db.select().from(audit);
    const refused = /append-only/;
    const said = (work: Promise<unknown>) =>
      work.then(
        () => "done",
        (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
      );
    expect(await said(world.db.update(audit).set({ event: "nothing" }))).toMatch(refused);
    expect(await said(world.db.delete(audit))).toMatch(refused);
    expect(await said(world.db.execute(sql`delete from audit where entity = 'user'`))).toMatch(refused);
    expect(await world.db.select().from(audit)).toEqual([line]);
  });
});
