import { expect, it } from "vitest";
import { aMember } from "../support/a-member";
import { openWorld, refusal } from "../support/api";
import { disputeOf, grievance, reasons } from "../support/disputes";
import { paid } from "../support/paid";
import { t } from "../support/texts";

const world = await openWorld();
const reason = "Three appointments were missed.";

/** An account that was closed, and its owner's appeal. */
async function appealed() {
  const nadia = await world.aCustomer();
  const { staff: closing } = await aMember(world);
  const { staff } = await aMember(world);
  await closing.staff.deactivate({ id: nadia.id, reason });
  const { id } = await world.as(nadia).complaints.file({ kind: "account_appeal", text: grievance });
  const hers = world.as(nadia).complaints;
  /** As its owner and staff read it. */
  const closedFor = async () => {
    const [own, theirs] = [await hers.get({ id }), await staff.complaints.get({ id })];
    expect(own.closed_for).toBe(theirs.closed_for);
    return own.closed_for;
  };
  return { id, nadia, closing, staff, closedFor };
}

it("Its owner and staff read of an appeal why the account was closed, also once it is open again by hand", async () => {
  const { nadia, staff, closedFor } = await appealed();
  expect(await closedFor()).toBe(reason);
  await staff.staff.reactivate({ id: nadia.id, reason: "She was in hospital." });
  expect(await closedFor()).toBe(reason);
});

it("Its owner and staff read of an appeal why the account was closed, also once it is open again by decision", async () => {
  const { id, staff, closedFor } = await appealed();
  await staff.complaints.take({ id });
  await staff.complaints.decide({ id, outcome: "upheld", ...reasons });
  expect(await closedFor()).toBe(reason);
});

it("Its owner and staff read of each appeal why the account had been closed then, not why it is now", async () => {
  const { nadia, closing, staff, closedFor } = await appealed();
  await staff.staff.reactivate({ id: nadia.id, reason: "She was in hospital." });
  world.clock.advance(3600);
  await closing.staff.deactivate({ id: nadia.id, reason: "Contacts in every message." });
  const { id } = await world.as(nadia).complaints.file({ kind: "account_appeal", text: grievance });
  expect(await closedFor()).toBe(reason);
  expect((await staff.complaints.get({ id })).closed_for).toBe("Contacts in every message.");
});

it("Of no other complaint an account's closing is told, be its filer's closed", async () => {
  const deal = await disputeOf(world, await paid(world));
  const { staff } = await aMember(world);
  await staff.staff.deactivate({ id: deal.nadia.id, reason });
  expect((await staff.complaints.get({ id: deal.id })).closed_for).toBe(null);
});

it("Staff read of an appeal that ended with its account opened by hand who opened it, and why", async () => {
  const { id, nadia, staff } = await appealed();
  const opened = async () => (await staff.complaints.basis({ id })).opened;
  expect(await opened()).toBe(null);
  world.clock.advance(3600);
  const opening = await world.aStaffMember({ name: "Omar Nabil" });
  await world.as(opening).staff.reactivate({ id: nadia.id, reason: "She was in hospital." });
  world.clock.advance(3600);
  const told = { by: { id: opening.id, name: "Omar Nabil" }, reason: "She was in hospital." };
  expect(await opened()).toEqual(told);
  await staff.staff.deactivate({ id: nadia.id, reason });
  world.clock.advance(3600);
  await staff.staff.reactivate({ id: nadia.id, reason: "It was a mistake." });
  expect(await opened()).toEqual(told);
});

it("An account that is open again by decision was not opened by hand", async () => {
  const { id, staff } = await appealed();
  await staff.complaints.take({ id });
  await staff.complaints.decide({ id, outcome: "upheld", ...reasons });
  expect((await staff.complaints.basis({ id })).opened).toBe(null);
});

it("An appeal that comes when the account is open again is refused for that, at no field", async () => {
  const { nadia, staff, id } = await appealed();
  await staff.staff.reactivate({ id: nadia.id, reason: "She was in hospital." });
  const hers = world.as(nadia).complaints;
  const refused = await refusal(hers.file({ kind: "account_appeal", text: grievance }));
  expect(refused).toMatchObject({ status: 409, message: t("en")("api:complaintAppealNeedless") });
  expect(refused.errors).toBe(undefined);
  expect((await hers.mine({})).content.map((one) => one.id)).toEqual([id]);
});
