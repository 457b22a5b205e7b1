import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit, notifications, providerProfiles } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { picture } from "../support/pictures";

const world = await openWorld();
const reason = "The photo of the card is blurred.";

/** A technician who has handed in a document. */
async function applicant() {
  const person = await world.aProvider();
  const { id } = await world
    .as(person)
    .files.upload({ purpose: "document" }, { bytes: await picture(40, 30) });
  await world.as(person).profile.submitDocuments({ file_ids: [id] });
  return { person, document: id };
}

const stateOf = async (id: string) =>
  (await world.db.select().from(providerProfiles).where(eq(providerProfiles.userId, id)))[0];

/** Somebody's documents as they are read now. */
const read = async (id: string) => ({
  id,
  submitted_at: ((await stateOf(id))?.submittedAt ?? world.clock.now()).toISOString(),
});

describe("Technicians who wait for their verification", () => {
  test("stand in a queue with their documents, who has waited longest first", async () => {
    const staff = world.as(await world.aStaffMember());
    const [first, second] = [await applicant(), await applicant()];
    await world.aProvider({ verification: "verified" });
    const { content } = await staff.staff.verifications();
    expect(content.map(({ id, documents }) => [id, documents.map((file) => file.id)])).toEqual([
      [first.person.id, [first.document]],
      [second.person.id, [second.document]],
    ]);
    expect(content[0]).toMatchObject({ verification: "submitted", cities: [{ id: "cairo", name: "Cairo" }] });
    const { verifications, verifications_since, inactive_users } = await staff.staff.overview();
    expect([verifications, verifications_since, inactive_users]).toEqual([2, content[0]?.submitted_at, 0]);
    expect((await staff.files.read({ id: first.document })).isPublic).toBe(false);
    expect(await refusal(world.as(second.person).files.read({ id: first.document }))).toMatchObject({
      status: 404,
    });
  });

  test("are verified once: they hear of it, the log has it, and the profile bears the seal", async () => {
    const member = await world.aStaffMember();
    const { id } = (await applicant()).person;
    const seen = await read(id);
    const ends = await Promise.allSettled([
      world.as(member).staff.verify(seen),
      world.as(member).staff.reject({ ...seen, reason }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await world.as(member).staff.verifications()).content).toEqual([]);
    const kinds = await world.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(kinds).toHaveLength(1);
    const lines = await world.db.select().from(audit).where(eq(audit.actorId, member.id));
    expect(lines).toMatchObject([{ entity: "user", entityId: id, from: "submitted", actor: "staff" }]);
    const again = await refusal(world.as(member).staff.verify(seen));
    expect(again).toMatchObject({ status: 409, current: { verification: lines[0]?.to } });
  });

  test("are told why when they are rejected, and may hand in others", async () => {
    const staff = world.as(await world.aStaffMember());
    const { person, document } = await applicant();
    await staff.staff.reject({ ...(await read(person.id)), reason });
    expect(await world.as(person).profile.provider()).toMatchObject({
      ...{ verification: "rejected", verification_reason: reason },
    });
    const [notice] = await world.db.select().from(notifications);
    expect(notice).toMatchObject({ kind: "verification_rejected", params: { reason }, userId: person.id });
    await world.as(person).profile.submitDocuments({ file_ids: [document] });
    expect(await stateOf(person.id)).toMatchObject({ verification: "submitted", verificationReason: null });
    await staff.staff.verify(await read(person.id));
    expect((await world.guest.technicians.get({ id: person.id })).is_verified_identity).toBe(true);
    const told = (await world.db.select().from(notifications)).map(({ kind, userId }) => `${kind} ${userId}`);
    expect(told.toSorted()).toEqual([
      ...[`verification_rejected ${person.id}`, `verification_verified ${person.id}`],
    ]);
  });

  test("are decided on by all that they have handed in: what came since it was read is read first", async () => {
    const { staff } = world.as(await world.aStaffMember());
    const { person } = await applicant();
    const seen = await read(person.id);
    world.clock.advance(60);
    const bytes = await picture(50, 30);
    const { id: file } = await world.as(person).files.upload({ purpose: "document" }, { bytes });
    await world.as(person).profile.submitDocuments({ file_ids: [file] });
    const now = await read(person.id);
    for (const decide of [() => staff.verify(seen), () => staff.reject({ ...seen, reason })])
      expect(await refusal(decide())).toMatchObject({
        ...{ status: 409, current: { verification: "submitted", submitted_at: now.submitted_at } },
        message: "More documents have come in since. Please look at those first.",
      });
    await staff.verify(now);
    expect(await stateOf(person.id)).toMatchObject({ verification: "verified" });
  });

  test("are verified or rejected by a double click as by one", async () => {
    const [one, other] = [await applicant(), await applicant()];
    const { staff } = world.as(await world.aStaffMember());
    const [seen, unlike] = [await read(one.person.id), await read(other.person.id)];
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await staff.verify(seen, { idempotencyKey: "verify" });
      await staff.reject({ ...unlike, reason }, { idempotencyKey: "reject" });
    }
    expect(await stateOf(one.person.id)).toMatchObject({ verification: "verified" });
    expect(await stateOf(other.person.id)).toMatchObject({ verification: "rejected" });
  });

  test("are technicians, and have handed something in", async () => {
    const staff = world.as(await world.aStaffMember());
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    expect(await refusal(staff.staff.verify(await read(nadia.id)))).toMatchObject({ status: 404 });
    expect(await refusal(staff.staff.reject({ ...(await read("nobody")), reason }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(staff.staff.verify(await read(tarek.id)))).toMatchObject({
      ...{ status: 409, current: { verification: "none" } },
    });
  });
});
