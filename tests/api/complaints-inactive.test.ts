import { and, eq, notInArray } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { users } from "~/api/db/schema";
import { aMember } from "../support/a-member";
import { openWorld, refusal } from "../support/api";
import { grievance, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, paid } from "../support/paid";
import { picture } from "../support/pictures";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("An inactive account", () => {
  it("asks for its opening, once at a time, and is open when staff agree", async () => {
    const nadia = await world.aCustomer({ isActive: false });
    const hers = world.as(nadia).complaints;
    expect(await hers.choices()).toMatchObject({ kinds: ["account_appeal"], orders: [] });
    expect(await refusal(hers.file({ kind: "other", text: grievance }))).toMatchObject({ status: 422 });
    const appeal = { kind: "account_appeal" as const, text: "I missed them because I was in hospital." };
    const { id } = await hers.file(appeal);
    expect(world.said.at(-1)).toBe("Your appeal has been sent.");
    expect(await refusal(hers.file(appeal))).toMatchObject({ status: 409 });
    const { id: file } = await world
      .as(nadia)
      .files.upload({ purpose: "complaint_file" }, { bytes: await picture() });
    await hers.write({ id, text: "Here is the doctor's letter.", files: [file] });
    expect((await world.as(nadia).files.read({ id: file })).mime).toBe("image/webp");
    const { staff } = await aMember(world);
    expect(await refusal(staff.complaints.decide({ id, outcome: "upheld", ...reasons }))).toMatchObject({
      status: 409,
    });
    await staff.complaints.take({ id });
    await staff.complaints.decide({ id, outcome: "upheld", ...reasons });
    expect(await hers.get({ id })).toMatchObject({ status: "final", end: { outcome: "upheld" } });
    const told = (await world.db.query.notifications.findMany()).filter(({ userId }) => userId === nadia.id);
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["complaint_under_review.appeal", "complaint_final.appeal"]),
    );
    expect(told.map(({ kind }) => kind)).not.toContain("complaint_final");
    expect(await world.as(nadia).profile.details()).toMatchObject({ user: { user: { is_active: 1 } } });
    expect((await staff.staff.audit({ entity: "user", of: nadia.id })).content[0]).toMatchObject({
      ...{ event: "reactivate", detail: { reason: reasons.reason_en, reason_ar: reasons.reason_ar } },
    });
    expect(await refusal(hers.file(appeal))).toMatchObject({ status: 409 });
  });

  it("is not judged by who closed it", async () => {
    const nadia = await world.aCustomer();
    const [{ staff: closing }, { staff: other }] = [await aMember(world), await aMember(world)];
    await closing.staff.deactivate({ id: nadia.id, reason: "Three appointments were missed." });
    const appeal = { kind: "account_appeal" as const, text: "I missed them because I was in hospital." };
    const { id } = await world.as(nadia).complaints.file(appeal);
    const upheld = { id, outcome: "upheld" as const, ...reasons };
    expect((await closing.complaints.get({ id })).can).not.toContain("take");
    expect(await refusal(closing.complaints.take({ id }))).toMatchObject({ status: 409 });
    await other.complaints.take({ id });
    expect((await closing.complaints.get({ id })).can).not.toContain("decide");
    expect(await refusal(closing.complaints.decide(upheld))).toMatchObject({
      status: 409,
      message: "The decision under appeal is yours, so somebody else decides now.",
    });
    await other.complaints.decide(upheld);
    expect(await world.as(nadia).complaints.get({ id })).toMatchObject({ status: "final" });
  });

  it("is not judged for good by who closed it either, as long as a third member of staff can", async () => {
    const nadia = await world.aCustomer();
    const { staff: closing } = await aMember(world);
    const first = await world.aStaffMember({ name: "Dina Fathy" });
    await closing.staff.deactivate({ id: nadia.id, reason: "Three appointments were missed." });
    const hers = world.as(nadia).complaints;
    const { id } = await hers.file({ kind: "account_appeal", text: grievance });
    await world.as(first).complaints.take({ id });
    await world.as(first).complaints.decide({ id, outcome: "dismissed", ...reasons });
    await hers.appeal({ id, text: "I have a letter from my doctor." });
    const last = { id, round: 2, outcome: "dismissed" as const, ...reasons };
    const third = await world.aStaffMember({ name: "Omar Nabil" });
    expect((await closing.complaints.get({ id })).can).not.toContain("decide");
    const { others } = await closing.complaints.basis({ id });
    expect(others).toContainEqual({ id: third.id, name: "Omar Nabil" });
    expect(others).not.toContainEqual({ id: first.id, name: "Dina Fathy" });
    expect(await refusal(closing.complaints.decide(last))).toMatchObject({ status: 409 });
    await world.as(third).complaints.decide(last);
    expect(await hers.get({ id })).toMatchObject({ status: "final", end: { outcome: "dismissed" } });
  });

  it("is judged for good by who closed it where nobody else is left", async () => {
    const nadia = await world.aCustomer();
    const [closing, first] = [await world.aStaffMember(), await world.aStaffMember()];
    await world.db
      .update(users)
      .set({ isActive: false })
      .where(and(eq(users.type, "staff"), notInArray(users.id, [closing.id, first.id])));
    const his = world.as(closing);
    await his.staff.deactivate({ id: nadia.id, reason: "Three appointments were missed." });
    const hers = world.as(nadia).complaints;
    const { id } = await hers.file({ kind: "account_appeal", text: grievance });
    await world.as(first).complaints.take({ id });
    await world.as(first).complaints.decide({ id, outcome: "dismissed", ...reasons });
    await hers.appeal({ id, text: "I have a letter from my doctor." });
    expect((await his.complaints.get({ id })).can).toContain("decide");
    await his.complaints.decide({ id, round: 2, outcome: "upheld", ...reasons });
    expect(await hers.get({ id })).toMatchObject({ status: "final", end: { outcome: "upheld" } });
  });

  it("waits for another member of staff, whom who closed it is told of", async () => {
    const nadia = await world.aCustomer();
    const { staff: closing } = await aMember(world);
    await closing.staff.deactivate({ id: nadia.id, reason: "Three appointments were missed." });
    const { id } = await world.as(nadia).complaints.file({ kind: "account_appeal", text: grievance });
    expect(await closing.complaints.basis({ id })).toMatchObject({ job: null, others: [] });
    const dina = await world.aStaffMember({ name: "Dina Fathy" });
    expect((await closing.complaints.basis({ id })).others).toEqual([{ id: dina.id, name: "Dina Fathy" }]);
    expect((await world.as(dina).complaints.basis({ id })).others).toBeNull();
  });

  it("answers what others complain of, and appeals against what is decided", async () => {
    const { nadia, tarek } = await paid(world);
    const { id } = await world
      .as(nadia)
      .complaints.file({ kind: "conduct", about_id: tarek.id, text: grievance });
    const { staff } = await aMember(world);
    await staff.staff.deactivate({ id: tarek.id, reason: "Three appointments were missed." });
    const his = world.as(tarek).complaints;
    await his.write({ id, text: "I was ill." });
    await staff.complaints.decide({ id, outcome: "upheld", ...reasons });
    const othersNow = async () => (await staff.complaints.basis({ id })).others;
    expect(await othersNow()).toBeNull();
    await his.appeal({ id, text: "I have a letter from my doctor." });
    const omar = await world.aStaffMember({ name: "Omar Nabil" });
    expect(await othersNow()).toEqual([{ id: omar.id, name: "Omar Nabil" }]);
    await world.as(omar).complaints.decide({ id, round: 2, outcome: "dismissed", ...reasons });
    expect(await othersNow()).toBeNull();
    expect(await his.get({ id })).toMatchObject({ status: "final", end: { outcome: "dismissed" } });
  });

  it("takes everything along that is kept of it, and nothing of anybody else", async () => {
    const { nadia, tarek, orderId } = await completed(world);
    await world.as(nadia).complaints.file({ kind: "order", about_id: orderId, text: grievance });
    const { staff } = await aMember(world);
    await staff.staff.deactivate({ id: nadia.id, reason: "Three appointments were missed." });
    const { bytes, mime } = await world.as(nadia).profile.export();
    const text = new TextDecoder().decode(bytes);
    expect(mime).toContain("application/json");
    expect(JSON.parse(text)).toMatchObject({
      ...{ is_whole: true, account: { id: nadia.id, phone: nadia.phone } },
      requests: [{ address: "12 Road 9, third floor" }],
      ...{ orders: [{ id: orderId }], payments: [{ amount: 30_000 }], wallet: [], payouts: [] },
      invoices: [{ subject: "job", amount: 30_000 }],
      complaints: [{ kind: "order", text: grievance }],
    });
    for (const secret of [tarek.phone, tarek.email, "argon2", nadia.token])
      expect(text).not.toContain(secret);
    const his = new TextDecoder().decode((await world.as(tarek).profile.export()).bytes);
    expect(JSON.parse(his)).toMatchObject({
      profile: { headline: expect.any(String) },
      wallet: expect.any(Array),
    });
    const { invoices } = JSON.parse(his) as { invoices: { subject: string }[] };
    expect(invoices.map(({ subject }) => subject).toSorted()).toEqual(["commission", "job"]);
    for (const secret of [nadia.phone, "12 Road 9", grievance]) expect(his).not.toContain(secret);
  });

  it("says of which kinds it has more than the file holds, and of no others", async () => {
    const { tarek } = await completed(world);
    const exported = async () => {
      const { bytes } = await world.as(tarek).profile.export();
      return JSON.parse(new TextDecoder().decode(bytes));
    };
    const { settings } = world.house;
    const most = settings.exportRecords;
    const all = await exported();
    expect(all).toMatchObject({ is_whole: true, cut: { kinds: [], records: most } });
    const lists = Object.entries(all).filter((entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]),
    );
    try {
      settings.exportRecords = 1;
      const long = lists.filter(([, rows]) => rows.length > 1).map(([kind]) => kind);
      expect(long).toContain("invoices");
      const cut = await exported();
      expect(cut).toMatchObject({ is_whole: false, cut: { kinds: long, records: 1 } });
      expect([cut.invoices.length, cut.orders.length]).toEqual([1, 1]);
      settings.exportRecords = Math.max(...lists.map(([, rows]) => rows.length));
      expect(await exported()).toMatchObject({ is_whole: true, cut: { kinds: [] } });
    } finally {
      settings.exportRecords = most;
    }
  });
});
