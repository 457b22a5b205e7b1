import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { grievance, negotiating, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";
import { completed, type Deal, delivered, started } from "../support/paid";

const world = await openWorld();
const hour = 3_600;

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const { close, openAgain } = closings(world);
const jobOf = ({ tarek, orderId }: Deal) => world.as(tarek).orders.get({ id: orderId });

describe("Whose account is closed", () => {
  it("reads which own jobs hold money still, and disputes one before silence approves it", async () => {
    const deal = await delivered(world);
    await close(deal.nadia);
    const hers = world.as(deal.nadia).complaints;
    const { confirms_at } = await jobOf(deal);
    expect((await jobOf(deal)).next).toMatchObject({
      ...{ actor: "customer", key: "job.inactive.delivered.theirs", due_at: confirms_at },
    });
    const { kinds, orders, ...others } = await hers.choices();
    expect(kinds).toEqual(["account_appeal", "order"]);
    expect(orders).toMatchObject([{ id: deal.orderId, freezes: true, status: "delivered", confirms_at }]);
    expect(others).toEqual({ appeal: null, people: [], reviews: [], payments: [] });
    const { id } = await hers.file({ kind: "order", about_id: deal.orderId, text: grievance });
    world.clock.advance(73 * hour);
    expect(await jobOf(deal)).toMatchObject({ status: "disputed", earning: null });
    const staff = world.as(await world.aStaffMember()).complaints;
    await staff.decide({ id, outcome: "split", kept: 10_000, ...reasons });
    await hers.acceptDecision({ id });
    await world.as(deal.tarek).complaints.acceptDecision({ id });
    expect(await jobOf(deal)).toMatchObject({ status: "completed" });
    expect(await hers.choices()).toMatchObject({ kinds: ["account_appeal"], orders: [] });
  });

  it("pays the technician by silence where nothing is wrong with the work, and disputes it until it has cleared", async () => {
    const deal = await delivered(world);
    await close(deal.nadia);
    world.clock.advance(73 * hour);
    const job = await jobOf(deal);
    expect(job).toMatchObject({ status: "completed", earning: { payout: { amount: 27_000 } } });
    const hers = world.as(deal.nadia).complaints;
    expect((await hers.choices()).orders).toMatchObject([{ status: "completed", confirms_at: null }]);
    await hers.file({ kind: "order", about_id: deal.orderId, text: grievance });
    expect(await jobOf(deal)).toMatchObject({ status: "disputed", earning: null });
  });

  it("opens none where nothing is held any more", async () => {
    const deal = await completed(world);
    world.clock.advance(8 * 24 * hour);
    await jobOf(deal);
    await close(deal.nadia);
    const hers = world.as(deal.nadia).complaints;
    expect(await hers.choices()).toMatchObject({ kinds: ["account_appeal"], orders: [] });
    expect(
      await refusal(hers.file({ kind: "order", about_id: deal.orderId, text: grievance })),
    ).toMatchObject({ status: 409, message: expect.stringContaining("inactive") });
  });

  it("is heard as a technician, too, about work that cannot be delivered any more", async () => {
    const deal = await started(world);
    await close(deal.tarek);
    const his = world.as(deal.tarek).complaints;
    expect(await his.choices()).toMatchObject({
      ...{ kinds: ["account_appeal", "order"], orders: [{ id: deal.orderId, status: "in_progress" }] },
    });
    await his.file({ kind: "order", about_id: deal.orderId, text: grievance });
    expect(await world.as(deal.nadia).orders.get({ id: deal.orderId })).toMatchObject({ status: "disputed" });
  });

  it("settles nothing with the other side, though both agree: staff decide", async () => {
    const { id, his, hers, tarek, nadia } = await negotiating(world);
    await his.propose({ id, kept: 30_000 });
    const [split] = (await hers.get({ id })).proposals;
    await close(tarek);
    const closed = { status: 409, message: expect.stringContaining("The account of one side is inactive") };
    const accepting = () => hers.accept({ id, proposal_id: split?.id ?? "" });
    expect(await refusal(accepting())).toMatchObject(closed);
    expect(await hers.get({ id })).toMatchObject({ closed_accounts: ["other"] });
    await close(nadia);
    expect(await refusal(accepting())).toMatchObject(closed);
    for (const side of [his, hers]) {
      expect(await refusal(side.propose({ id, kept: 20_000 }))).toMatchObject(closed);
      expect(await side.get({ id })).toMatchObject({
        ...{ closed_accounts: ["filer", "other"], proposals: [{ can_accept: false }] },
        can: ["write", "hand_over", ...(side === hers ? ["withdraw"] : [])],
      });
    }
    await his.handOver({ id });
    expect(await hers.get({ id })).toMatchObject({ status: "under_review" });
  });

  it("leaves nobody a split to agree on, on no page and in no list, until it is open again", async () => {
    const { tarek, nadia, orderId: id } = await negotiating(world);
    const read = async (of: typeof nadia) => {
      const { orders, complaints } = world.as(of);
      const [job] = (await orders.mine({})).content;
      const [complaint] = (await complaints.mine({})).content;
      expect((await orders.get({ id })).next).toEqual(job?.next);
      const waiting = (await orders.mine({ tab: "waiting" })).content.length;
      const { key, actor } = job?.next ?? {};
      return { key, actor, what: job?.waits?.what, waiting, ...complaint };
    };
    const asked = {
      ...{ key: "dispute.settle", actor: "you", what: "complaint_settle", waiting: 1 },
      ...{ waits_for: "both", clock: { kind: "negotiation" } },
    };
    const left = {
      ...{ key: "dispute.closed", actor: "staff", what: "complaint_closed", waiting: 0 },
      ...{ waits_for: "staff", clock: { kind: "hand_over" } },
    };
    for (const [shut, reader] of [[tarek, nadia] as const, [nadia, tarek] as const]) {
      expect(await read(reader)).toMatchObject(asked);
      await close(shut);
      expect(await read(reader)).toMatchObject(left);
      expect(await world.as(shut).complaints.mine({})).toMatchObject({ content: [{ waits_for: "staff" }] });
      await openAgain(shut);
    }
  });
});
