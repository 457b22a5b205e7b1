import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { complaintDecisions, complaintMessages } from "~/api/db/complaint-schema";
import { aMember } from "../support/a-member";
import { openWorld, refusal } from "../support/api";
import { grievance, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { accepted, completed, paid } from "../support/paid";
import { picture } from "../support/pictures";

const world = await openWorld();
const day = 86_400;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("Nadia", () => {
  it("is offered those jobs of whose money something is left to decide on", async () => {
    const unpaid = await accepted(world);
    await world.as(unpaid.nadia).orders.giveUp({ id: unpaid.orderId });
    const offeredTo = async ({ nadia }: { nadia: Parameters<typeof world.as>[0] }) =>
      (await world.as(nadia).complaints.choices()).orders;
    expect(await offeredTo(unpaid)).toEqual([]);
    const deal = await paid(world);
    expect(await offeredTo(deal)).toMatchObject([{ id: deal.orderId, freezes: true }]);
    await world.as(deal.nadia).orders.cancel({ id: deal.orderId, fee: 0 });
    expect(await offeredTo(deal)).toEqual([]);
    const done = await completed(world);
    expect(await offeredTo(done)).toMatchObject([{ id: done.orderId, freezes: true }]);
  });

  it("is told of a freeze where her complaint freezes something, and of none where the money was released", async () => {
    const file = async ({ nadia, orderId }: { nadia: Parameters<typeof world.as>[0]; orderId: string }) => {
      await world.as(nadia).complaints.file({ kind: "order", about_id: orderId, text: grievance });
      return world.said.at(-1);
    };
    expect(await file(await completed(world))).toContain("is frozen");
    const cleared = await completed(world);
    world.clock.advance(8 * day);
    expect(await file(cleared)).toBe("Your complaint is open.");
  });

  it("complains of how Tarek behaved: he answers, and staff decide", async () => {
    const { nadia, tarek } = await paid(world);
    const [hers, his] = [world.as(nadia).complaints, world.as(tarek).complaints];
    const { id } = await hers.file({
      kind: "conduct",
      about_id: tarek.id,
      text: `${grievance} Call 01001234567.`,
    });
    expect((await his.mine({})).content).toMatchObject([
      ...[
        {
          id,
          kind: "conduct",
          is_mine: false,
          waits_for: "you",
          filer: { name: "Nadia\u00A0S." },
          is_dispute: false,
        },
      ],
    ]);
    expect((await his.get({ id })).text).not.toContain("01001234567");
    expect(await refusal(his.withdraw({ id }))).toMatchObject({ status: 409 });
    await hers.write({ id, text: "He shouted, too." });
    await his.write({ id, text: "I was late, and I said so." });
    await his.write({ id, text: "And I am sorry." });
    const said = (await hers.messages({ id })).content;
    expect(said.map(({ kind, by, author_type, name }) => [kind, by, author_type, name])).toEqual([
      ...[
        ["message", "other", "provider", tarek.name],
        ["answer", "other", "provider", tarek.name],
        ["message", "you", "customer", nadia.name],
      ],
    ]);
    const { staff } = await aMember(world);
    await staff.complaints.write({ id, text: "We are looking into it." });
    for (const party of [his, hers])
      expect((await party.messages({ id })).content[0]).toMatchObject({
        by: "staff",
        side: "staff",
        name: "",
      });
    const { staff: another } = await aMember(world);
    const [read] = (await another.complaints.messages({ id })).content;
    expect(read).toMatchObject({ by: "staff", side: "staff", name: expect.stringMatching(/./) });
    await staff.complaints.decide({ id, outcome: "dismissed", ...reasons });
    expect(await hers.get({ id })).toMatchObject({ status: "decided", amount: null, proposals: [] });
    await hers.acceptDecision({ id });
    await his.acceptDecision({ id });
    expect(await hers.get({ id })).toMatchObject({
      status: "final",
      end: { outcome: "dismissed", figures: null },
    });
    expect(await refusal(his.write({ id, text: "Thank you." }))).toMatchObject({ status: 409 });
    const told = (await world.db.query.notifications.findMany()).map(({ kind }) => kind);
    for (const kind of ["opened", "answered", "message", "decided", "final"])
      expect(told).toContain(`complaint_${kind}`);
  });

  it("shows what happened: her photos are hers, Tarek's and the staff's", async () => {
    const { nadia, tarek, orderId } = await paid(world);
    const { id: file } = await world
      .as(nadia)
      .files.upload({ purpose: "complaint_file" }, { bytes: await picture() });
    const filed = { kind: "order" as const, about_id: orderId, text: grievance, files: [file] };
    const { id } = await world.as(nadia).complaints.file(filed);
    expect((await world.as(tarek).complaints.get({ id })).files).toMatchObject([{ id: file }]);
    const { staff } = await aMember(world);
    for (const reader of [world.as(nadia), world.as(tarek), staff])
      expect((await reader.files.read({ id: file })).mime).toBe("image/webp");
    expect(await refusal(world.as(await world.aCustomer()).files.read({ id: file }))).toMatchObject({
      status: 404,
    });
  });

  it("has a review of hers removed, which broke a rule, and cannot complain of her own", async () => {
    const { nadia, tarek, requestId } = await completed(world);
    const scores = { punctuality: 1, quality: 1, communication: 1, honesty: 1 };
    await world.as(nadia).reviews.write({ id: requestId, ...scores, text: "What a fool." });
    await world.as(tarek).reviews.writeOfCustomer({ id: requestId, stars: 1, text: "Never again." });
    const { mine } = await world.as(nadia).reviews.job({ id: requestId });
    const about = {
      kind: "review" as const,
      about_id: mine?.id ?? "",
      text: "This review insults me in public.",
    };
    expect(await refusal(world.as(nadia).complaints.file(about))).toMatchObject({ status: 422 });
    const { id } = await world.as(tarek).complaints.file(about);
    await world.as(nadia).complaints.write({ id, text: "It is what I think." });
    const { staff } = await aMember(world);
    await staff.complaints.decide({ id, outcome: "removed", rule: "insult", ...reasons });
    expect((await world.as(nadia).reviews.job({ id: requestId })).mine).toMatchObject({
      status: "published",
    });
    world.clock.advance(7 * day);
    await world.as(nadia).complaints.get({ id });
    expect((await world.as(nadia).reviews.job({ id: requestId })).mine).toMatchObject({
      ...{ status: "removed", broken_rule: "insult" },
    });
  });

  it("finds in the form what she may complain of", async () => {
    const { nadia, tarek, orderId } = await paid(world);
    const choices = await world.as(nadia).complaints.choices();
    expect(choices).toMatchObject({
      kinds: ["order", "conduct", "review", "payment", "other"],
      orders: [{ id: orderId, freezes: true, price: { amount: 30_000 }, other: { name: tarek.name } }],
      people: [{ id: tarek.id }],
      payments: [{ amount: { amount: 30_000 } }],
    });
    const { id } = await world
      .as(nadia)
      .complaints.file({ kind: "payment", about_id: choices.payments[0]?.id ?? "", text: grievance });
    expect(await world.as(nadia).complaints.get({ id })).toMatchObject({ status: "open", other: null });
    expect(await refusal(world.as(tarek).complaints.get({ id }))).toMatchObject({ status: 404 });
  });

  it("cannot complain of whom she has never dealt with, or of what is not hers", async () => {
    const { orderId, tarek } = await paid(world);
    const stranger = world.as(await world.aCustomer()).complaints;
    for (const about of [
      { kind: "order" as const, about_id: orderId },
      { kind: "conduct" as const, about_id: tarek.id },
      { kind: "payment" as const, about_id: orderId },
      { kind: "conduct" as const },
    ])
      expect(await refusal(stranger.file({ ...about, text: grievance }))).toMatchObject({
        ...{ status: 422, errors: { about_id: [expect.any(String)] } },
      });
  });
});

describe("What was said and decided", () => {
  it("cannot be changed afterwards, by anybody", async () => {
    const nadia = await world.aCustomer();
    const { id } = await world.as(nadia).complaints.file({ kind: "other", text: grievance });
    await world.as(nadia).complaints.write({ id, text: "Still so." });
    const { staff } = await aMember(world);
    await staff.complaints.take({ id });
    await staff.complaints.decide({ id, outcome: "dismissed", ...reasons });
    await expect(
      world.db.update(complaintMessages).set({ body: "No." }).where(eq(complaintMessages.complaintId, id)),
    ).rejects.toThrow();
    await expect(world.db.delete(complaintDecisions)).rejects.toThrow();
  });
});
