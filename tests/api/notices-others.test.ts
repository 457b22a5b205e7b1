import { expect, it } from "vitest";
import type { NoticeKind } from "~/api/record/notices";
import { openWorld } from "../support/api";
import { disputeOf, grievance, negotiating, reasons } from "../support/disputes";
import { completed, type Deal, delivered } from "../support/paid";
import { ibans } from "../support/payouts";
import { allFive } from "../support/reviews";
import { sidesOf, type Told, tells } from "../support/told";

const world = await openWorld({ settings: { payoutMinimum: 100 } });

const told = <T>(deed: () => Promise<T>, ...expected: Told[]) => tells(world, deed, ...expected);

/** What is told of a complaint about a job leads to the complaint. */
function sidesAt(deal: Deal, id: string) {
  const { hers, his } = sidesOf(deal);
  const path = `/complaints/${id}`;
  return {
    hers: (kind: NoticeKind, price?: number) => hers(kind, { path, price }),
    his: (kind: NoticeKind, price?: number) => his(kind, { path, price }),
  };
}

it("A dispute tells the side that did not act, when it is filed and answered", async () => {
  const deal = await delivered(world);
  const [nadias, tareks] = [world.as(deal.nadia).complaints, world.as(deal.tarek).complaints];
  const about = { kind: "order", about_id: deal.orderId, text: grievance } as const;
  const { id } = await told(
    () => nadias.file(about),
    sidesOf(deal).his("dispute_opened", { path: expect.stringMatching(/^\/complaints\/[a-z0-9]{16}$/) }),
  );
  const { hers, his } = sidesAt(deal, id);
  await told(() => tareks.write({ id, text: "It did not drip." }), hers("complaint_answered"));
  await told(() => nadias.write({ id, text: "It does now." }), his("complaint_message"));
});

it("A split tells the side that did not propose it, or did not accept it", async () => {
  const dispute = await negotiating(world);
  const { id, requestId } = dispute;
  const { hers, his } = sidesAt(dispute, id);
  await told(() => dispute.his.propose({ id, kept: 20_005 }), hers("split_proposed", 20_005));
  await told(() => dispute.hers.propose({ id, kept: 10_001 }), his("split_proposed", 10_001));
  const { proposals } = await dispute.hers.get({ id });
  const accept = { id, proposal_id: proposals.find(({ by }) => by === "other")?.id ?? "" };
  await told(
    () => dispute.hers.accept(accept),
    his("dispute_settled", 20_005),
    sidesOf(dispute).hers("review_invited", { path: `/requests/${requestId}/review` }),
    sidesOf(dispute).his("review_invited", { path: `/technician/requests/${requestId}/review` }),
  );
});

it("What a complaint comes to is told to whom it concerns: by time to both, else to the other side", async () => {
  const staff = world.as(await world.aStaffMember()).complaints;
  const first = await negotiating(world);
  const { id } = first;
  await told(() => first.his.handOver({ id }), sidesAt(first, id).hers("complaint_under_review"));
  await told(
    () => staff.decide({ id, outcome: "split", kept: 10_000, ...reasons }),
    ...[sidesAt(first, id).hers("complaint_decided"), sidesAt(first, id).his("complaint_decided")],
  );
  await told(() => first.his.acceptDecision({ id }), sidesAt(first, id).hers("decision_accepted"));
  const appeal = { id, text: grievance };
  await told(() => first.hers.appeal(appeal), sidesAt(first, id).his("complaint_appealed"));

  const second = await negotiating(world, await delivered(world));
  const { his } = sidesAt(second, second.id);
  await told(() => second.hers.withdraw({ id: second.id }), his("complaint_withdrawn"));

  const third = await disputeOf(world, await delivered(world));
  const { hers, his: toHim } = sidesAt(third, third.id);
  world.clock.advance(2 * 86_400);
  const lapse = () => third.hers.get({ id: third.id });
  await told(lapse, hers("complaint_under_review"), toHim("complaint_under_review"));

  const { complaints } = world.as(third.nadia);
  const alone = await complaints.file({ kind: "other", text: grievance });
  const path = `/complaints/${alone.id}`;
  const nameless = { userId: third.nadia.id, params: { title: "", name: "" }, path };
  await told(() => staff.take(alone), { ...nameless, kind: "complaint_under_review" });
});

it("A review tells whom it is of, an answer its author, and its removal its author too", async () => {
  const deal = await completed(world);
  const { nadia, tarek, requestId: id } = deal;
  const { hers, his } = sidesOf(deal);
  const [toHer, toHim] = [{ path: `/requests/${id}/review` }, { path: `/technician/requests/${id}/review` }];
  const [nadias, tareks] = [world.as(nadia).reviews, world.as(tarek).reviews];
  await told(() => nadias.write({ id, ...allFive, text: "Clean work." }), his("review_waiting", toHim));
  await told(
    () => tareks.writeOfCustomer({ id, stars: 5, text: "Ready on time." }),
    ...[hers("review_published", toHer), his("review_published", toHim)],
  );
  const { mine, theirs } = await nadias.job({ id });
  const [given, taken] = [mine?.id ?? "", theirs?.id ?? ""];
  await told(() => tareks.reply({ id: given, text: "Thank you." }), hers("review_replied", toHer));
  await told(() => nadias.reply({ id: taken, text: "A pleasure." }), his("review_replied", toHim));
  await told(() => nadias.add({ id: given, text: "It still works." }), his("review_added", toHim));
  await told(() => tareks.add({ id: taken, text: "Paid at once." }), hers("review_added", toHer));
  const staff = world.as(await world.aStaffMember()).reviews;
  await told(() => staff.remove({ id: given, rule: "insult" }), hers("review_removed", toHer));
  await told(() => staff.remove({ id: taken, rule: "insult" }), his("review_removed", toHim));
});

it("A payout is told to the technician alone, and so is where it goes", async () => {
  const { tarek, orderId } = await completed(world);
  world.clock.advance(7 * 86_400);
  const { payouts, orders } = world.as(tarek);
  await orders.get({ id: orderId });
  const his = (kind: NoticeKind, params: Record<string, string | number>) => ({
    ...{ userId: tarek.id, kind, params, path: "/technician/payment" },
  });
  const price = (kind: NoticeKind, amount: number, more = {}) =>
    his(kind, { price: amount, currency: "EGP", ...more });
  const holder = { holder: "Tarek Fawzy" };
  await told(
    () => payouts.addMethod({ iban: ibans[0], ...holder }),
    his("payout_method_added", { iban: "EG•• •••• … 0002" }),
  );
  const staff = world.as(await world.aStaffMember()).payouts;
  const { id: first } = await payouts.request({ amount: 20_000 });
  const reason = "The name is another.";
  await told(() => staff.reject({ id: first, reason }), price("payout_rejected", 20_000, { reason }));
  const { id } = await payouts.request({ amount: 15_000 });
  await told(() => staff.approve({ id }), price("payout_approved", 15_000));
  await told(() => staff.batch(), price("payout_sent", 15_000));
  await told(() => staff.markFailed({ id, reason }), price("payout_failed", 15_000, { reason }));
  await told(
    () => payouts.addMethod({ iban: ibans[1], ...holder }),
    his("payout_method_changed", { iban: "SA•• •••• … 7519" }),
  );
});
