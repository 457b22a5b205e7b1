import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { accepted, beginCard, codeOf, type Deal, paid, press, settleGateway } from "../support/paid";
import { whole } from "../support/requests";
import { toldScene } from "../support/told";

const world = await openWorld();
const day = 86_400;
const reason = "It turned out otherwise.";

const sceneOf = (deal: Deal) => toldScene(world, deal);

it("Whoever pays, or proposes another time, tells the other side of the job, and time tells both", async () => {
  const deal = await accepted(world);
  const { id, customer, provider, newest, told, hers, his } = sceneOf(deal);
  const pay = async () => press(world, await beginCard(world, deal), "pay");
  const time = (starts_at: string) => ({ id, starts_at });
  await told(pay, hers("order_paid", { price: 30_000 }), his("order_paid", { price: 30_000 }));
  await told(() => customer.newCode({ id }), his("arrival_code_changed"));
  await told(() => customer.proposeTime(time("2026-12-12T16:00")), his("time_proposed"));
  await told(async () => provider.agree({ id: await newest() }), hers("order_rescheduled"));
  await told(() => provider.proposeTime(time("2026-12-14T16:00")), hers("time_proposed"));
  world.clock.advance(2 * day);
  await told(() => customer.get({ id }), hers("proposal_lapsed"), his("proposal_lapsed"));
});

it("Another price is told to the other side, declined or agreed on; paid or not, both are told", async () => {
  const deal = await paid(world);
  const { id, customer, provider, newest, told, hers, his } = sceneOf(deal);
  const pay = async () => press(world, await beginCard(world, deal), "pay");
  const propose = (price: number) => provider.proposePrice({ id, price, reason });
  const agree = async () => customer.agree({ id: await newest() });
  await told(() => propose(40_000), hers("price_proposed", { price: 40_000 }));
  await told(async () => customer.decline({ id: await newest(), answer: "No." }), his("proposal_declined"));
  await told(() => propose(42_000), hers("price_proposed", { price: 42_000 }));
  await told(agree, his("proposal_agreed", { price: 42_000 }));
  await told(pay, hers("order_repriced", { price: 42_000 }), his("order_repriced", { price: 42_000 }));
  await told(() => propose(50_000), hers("price_proposed", { price: 50_000 }));
  await told(agree, his("proposal_agreed", { price: 50_000 }));
  world.clock.advance(2 * day);
  await told(() => customer.get({ id }), hers("increase_unpaid"), his("increase_unpaid"));
});

it("Work tells whom it is for, from the door to the last day of its warranty", async () => {
  const deal = await paid(world);
  const { id, customer, provider, newest, told, hers, his } = sceneOf(deal);
  const code = await codeOf(world, deal);
  await told(() => provider.start({ id, code }), hers("order_started"));
  await told(() => provider.deliver({ id }), hers("order_delivered", { price: 30_000 }));
  await told(() => customer.askChanges({ id, reason }), his("order_changes_asked"));
  await told(() => provider.deliver({ id }), hers("order_delivered", { price: 30_000 }));
  await told(() => customer.pause({ id, reason }), his("order_paused"));
  await told(
    () => customer.confirm({ id }),
    his("order_completed", { price: 27_000 }),
    hers("review_invited", { path: `/requests/${deal.requestId}/review` }),
    his("review_invited", { path: `/technician/requests/${deal.requestId}/review` }),
  );
  world.clock.advance(7 * day);
  const params = { price: 27_000, currency: "EGP" };
  const cleared = { userId: deal.tarek.id, kind: "earning_cleared", params, path: "/technician/wallet" };
  await told(() => customer.get({ id }), cleared);
  const agree = async (day: number) =>
    provider.agree({ id: await newest(), starts_at: `2026-12-0${day}T10:00` });
  await told(() => customer.claimWarranty({ id, reason }), his("warranty_claimed"));
  await told(() => agree(4), hers("warranty_visit"));
  world.clock.set("2026-12-04T08:00:00Z");
  await told(async () => customer.finish({ id: await newest() }), his("warranty_done"));
  await told(() => customer.claimWarranty({ id, reason }), his("warranty_claimed"));
  await told(() => agree(5), hers("warranty_visit"));
  world.clock.set("2026-12-08T08:01:00Z");
  await told(() => customer.get({ id }), hers("visit_over"), his("visit_over"));
});

it("Who backs out, or says that nobody was there, tells the customer; what comes back is told to its payer", async () => {
  const deal = await paid(world);
  const { id, provider, told, hers } = sceneOf(deal);
  await told(() => provider.backOut({ id, reason }), hers("order_cancelled.backOut"));
  const refund = { kind: "refund_done", params: { price: 30_000, currency: "EGP" } };
  await told(() => settleGateway(world), {
    ...{ userId: deal.nadia.id, ...refund, path: `/requests/${deal.requestId}` },
  });
  const another = sceneOf(await paid(world));
  world.clock.set("2026-12-10T09:30:00Z");
  const claim = () => another.provider.claimNoShow({ id: another.id, reason });
  await another.told(claim, another.hers("no_show_claimed.customer"));
});

it("A transfer that staff reject is told to its payer, one of another amount to both sides", async () => {
  const deal = await accepted(world);
  const { id, told, hers, his } = sceneOf(deal);
  const { nadia } = deal;
  const { transfers } = world.as(await world.aStaffMember());
  const begin = async () => (await world.as(nadia).payments.pay({ id, method: "transfer" })).payment.id;
  const params = { title: whole.title, price: 30_000, currency: "EGP" };
  const first = await begin();
  await told(() => transfers.reject({ id: first, reason }), {
    ...{ userId: nadia.id, kind: "transfer_rejected", params, path: `/payment?order=${id}` },
  });
  const second = await begin();
  expect(second).not.toBe(first);
  const [kind, other] = ["payment_other_amount", { price: 20_000 }] as const;
  const back = { kind: "refund_account_asked", params: { price: 20_000, currency: "EGP" }, path: "/payment" };
  const confirm = () => transfers.confirm({ id: second, amount: 20_000, is_another: true });
  await told(confirm, { userId: nadia.id, ...back }, hers(kind, other), his(kind, other));
});
