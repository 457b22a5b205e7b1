import { describe, expect, it } from "vitest";
import { openWorld } from "../support/api";
import { grievance, negotiating } from "../support/disputes";
import { completed, type Deal, delivered, paid } from "../support/paid";
import { ibans } from "../support/payouts";
import type { Person } from "../support/people";
import { picture } from "../support/pictures";

const world = await openWorld();

type Kept = Record<string, unknown>[];

/** What somebody takes along, and the same as it is written. */
async function fileOf(person: Person) {
  const { bytes } = await world.as(person).profile.export();
  const text = new TextDecoder().decode(bytes);
  return { text, kept: JSON.parse(text) as Record<string, Kept> };
}

const filesOf = async ({ nadia, tarek }: Deal) => ({ hers: await fileOf(nadia), his: await fileOf(tarek) });

const scores = { punctuality: 5, quality: 4, communication: 3, honesty: 5 };

describe("The file that people take along", () => {
  it("has a technician's bank accounts whole, the VAT number, and whom invoices name", {
    timeout: 60_000,
  }, async () => {
    const { nadia, tarek } = await completed(world);
    const [iban, holder] = [ibans[0], "Tarek Fawzy"];
    await world.as(tarek).payouts.addMethod({ iban, holder });
    await world.as(tarek).invoices.register({ vat_number: "123-456-789" });
    const { kept } = await fileOf(tarek);
    expect(kept.payout_accounts).toMatchObject([{ iban, holder, isCurrent: true }]);
    expect(kept.profile).toMatchObject({ vatNumber: "123456789" });
    const job = kept.invoices?.find(({ subject }) => subject === "job");
    expect(job).toMatchObject({ seller: { name: tarek.name }, buyer: { name: nadia.name } });
  });

  it("has what each side proposed and claimed, in that side's words alone", async () => {
    const deal = await paid(world);
    const reason = "The pipe behind the wall is broken too.";
    await world.as(deal.tarek).orders.proposePrice({ id: deal.orderId, price: 45_000, reason });
    const [made] = (await world.as(deal.nadia).orders.get({ id: deal.orderId })).proposals;
    const answer = "I would rather leave the wall as it is.";
    await world.as(deal.nadia).orders.decline({ id: made?.id ?? "", answer });
    const { hers, his } = await filesOf(deal);
    expect(his.kept.proposals).toMatchObject([{ kind: "price", isMine: true, reason, answer: null }]);
    expect(hers.kept.proposals).toMatchObject([{ kind: "price", isMine: false, reason: null, answer }]);
    expect([hers.text.includes(reason), his.text.includes(answer)]).toEqual([false, false]);
  });

  it.each([
    ["agrees that it is so", true],
    ["says nothing", false],
  ])("has why an absence was claimed in the claimer's alone, where the other side %s", async (_, agrees) => {
    const deal = await paid(world);
    const reason = "I waited an hour, and nobody came.";
    world.clock.set("2026-12-10T12:00Z");
    await world.as(deal.nadia).orders.claimNoShow({ id: deal.orderId, reason });
    const [claim] = (await world.as(deal.tarek).orders.get({ id: deal.orderId })).proposals;
    if (agrees) await world.as(deal.tarek).orders.agree({ id: claim?.id ?? "" });
    else world.clock.set("2026-12-12T12:00Z");
    expect(await world.as(deal.tarek).orders.get({ id: deal.orderId })).toMatchObject({
      status: "cancelled",
    });
    const { hers, his } = await filesOf(deal);
    expect(hers.kept.proposals).toMatchObject([{ kind: "no_show", isMine: true, reason }]);
    expect(hers.kept.orders).toMatchObject([{ cancelledBy: "provider", cancelledReason: reason }]);
    expect(his.kept.orders).toMatchObject([{ cancelledBy: "provider", cancelledReason: null }]);
    expect(his.text).not.toContain(reason);
  });

  it("keeps the other side's review sealed until both are published", async () => {
    const deal = await completed(world);
    const { nadia, tarek, requestId } = deal;
    const [said, heard] = ["He came on time and left no dust.", "She knew what she wanted."];
    await world.as(nadia).reviews.write({ id: requestId, ...scores, text: said });
    const sealed = await filesOf(deal);
    expect(sealed.hers.kept.reviews).toMatchObject([{ status: "sealed", text: said, ...scores }]);
    expect(sealed.his.kept.reviews_received).toEqual([]);
    expect(sealed.his.text).not.toContain(said);
    await world.as(tarek).reviews.writeOfCustomer({ id: requestId, stars: 4, text: heard });
    const open = await filesOf(deal);
    expect(open.his.kept.reviews_received).toMatchObject([{ text: said, ...scores, stars: 4 }]);
    expect(open.hers.kept.reviews_received).toMatchObject([{ text: heard, stars: 4 }]);
    expect(open.his.kept.reviews).toMatchObject([{ text: heard }]);
  });

  it("has what was said after a review, and why one was reported", async () => {
    const { nadia, tarek, requestId } = await completed(world);
    await world.as(nadia).reviews.write({ id: requestId, ...scores, text: "No dust at all." });
    await world.as(tarek).reviews.writeOfCustomer({ id: requestId, stars: 4 });
    const id = String((await fileOf(nadia)).kept.reviews?.[0]?.id);
    await world.as(tarek).reviews.reply({ id, text: "Thank you." });
    await world.as(nadia).reviews.add({ id, text: "It still holds." });
    const note = "This is about another job of mine.";
    await world.as(tarek).reviews.report({ id, rule: "off_topic", note });
    const said = { reply: "Thank you.", addendum: "It still holds." };
    const [hers, his] = [await fileOf(nadia), await fileOf(tarek)];
    expect(hers.kept.reviews).toMatchObject([said]);
    expect(his.kept.reviews_received).toMatchObject([said]);
    expect(his.kept.review_reports).toMatchObject([{ reviewId: id, rule: "off_topic", note }]);
    expect(hers.text).not.toContain(note);
  });

  it("has what was said and shown in a dispute, each side's words in its own", async () => {
    const dispute = await negotiating(world);
    const { id, nadia } = dispute;
    const note = "I would pay for the tap alone.";
    await dispute.hers.propose({ id, kept: 10_000, note });
    const bytes = await picture();
    const { id: photo } = await world.as(nadia).files.upload({ purpose: "complaint_file" }, { bytes });
    await dispute.hers.write({ id, text: "This is the wall today.", files: [photo] });
    const { hers, his } = await filesOf(dispute);
    expect(hers.kept.complaints).toMatchObject([
      {
        id,
        text: grievance,
        messages: [{ text: "This is the wall today." }],
        splits: [{ kept: 10_000, note }],
      },
    ]);
    expect(hers.kept.files).toContainEqual(expect.objectContaining({ id: photo, purpose: "complaint_file" }));
    expect(his.kept.complaints).toMatchObject([
      { id, text: null, messages: [{ text: "It did not drip when I left." }], splits: [] },
    ]);
    for (const word of [note, photo, "This is the wall today."]) expect(his.text).not.toContain(word);
  });

  it("has the reasons that stand in the log alone, and where somebody is signed in", async () => {
    const deal = await delivered(world);
    const reason = "The tap turns the wrong way.";
    await world.as(deal.nadia).orders.askChanges({ id: deal.orderId, reason });
    const { hers, his } = await filesOf(deal);
    expect(hers.kept.steps).toContainEqual(
      expect.objectContaining({
        of: "order",
        event: "askChanges",
        detail: expect.objectContaining({ reason }),
      }),
    );
    expect(his.text).not.toContain(reason);
    expect(hers.kept.sessions?.length).toBeGreaterThan(0);
    expect(hers.text).not.toContain(deal.nadia.token);
  });

  it("has the newest steps, whether they were about a job or the account, when it cannot have all", async () => {
    const { tarek } = await delivered(world);
    const { settings } = world.house;
    const most = settings.exportRecords;
    world.clock.advance(60);
    await world.as(tarek).invoices.register({ vat_number: "310000001" });
    try {
      settings.exportRecords = 1;
      expect((await fileOf(tarek)).kept.steps).toMatchObject([{ of: "user", id: tarek.id }]);
    } finally {
      settings.exportRecords = most;
    }
  });
});
