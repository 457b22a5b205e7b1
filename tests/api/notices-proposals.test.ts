import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { disputeOf } from "../support/disputes";
import { codeOf, completed, type Deal, delivered, paid } from "../support/paid";
import { toldScene } from "../support/told";

const world = await openWorld();
const reason = "It turned out otherwise.";

const sceneOf = (deal: Deal) => toldScene(world, deal);

it("Whoever takes back what was proposed or claimed tells the other side what it was", async () => {
  const { id, customer, provider, newest, told, hers, his } = sceneOf(await paid(world));
  await provider.proposePrice({ id, price: 42_000, reason });
  await told(async () => provider.withdraw({ id: await newest() }), hers("proposal_withdrawn.price"));
  await customer.proposeTime({ id, starts_at: "2026-12-12T16:00" });
  await told(async () => customer.withdraw({ id: await newest() }), his("proposal_withdrawn.reschedule"));
  world.clock.set("2026-12-10T09:30:00Z");
  await told(() => provider.claimNoShow({ id, reason }), hers("no_show_claimed.customer"));
  await told(
    async () => provider.withdraw({ id: await newest() }),
    hers("proposal_withdrawn.no_show.customer"),
  );
});

it("A claim on the warranty that is taken back is told to the technician", async () => {
  const { id, customer, newest, told, his } = sceneOf(await completed(world));
  await customer.claimWarranty({ id, reason });
  await told(async () => customer.withdraw({ id: await newest() }), his("proposal_withdrawn.warranty"));
});

it("A claim that nobody came is void, for whom it was about, as soon as the work begins", async () => {
  const deal = await paid(world);
  const { id, customer, provider, told, hers } = sceneOf(deal);
  world.clock.set("2026-12-10T09:30:00Z");
  const code = await codeOf(world, deal);
  await provider.claimNoShow({ id, reason });
  await told(
    () => provider.start({ id, code }),
    hers("proposal_void.no_show.customer"),
    hers("order_started"),
  );
  expect((await customer.get({ id })).proposals).toMatchObject([{ status: "lapsed" }]);
});

it("What is void once a job is disputed or cancelled is told to whoever was asked, unless it was their own deed", async () => {
  const deal = await delivered(world);
  const { id, customer, told, his } = sceneOf(deal);
  await customer.proposePrice({ id, price: 25_000, reason });
  const opened = his("dispute_opened", { path: expect.stringMatching("^/complaints/") });
  await told(() => disputeOf(world, deal), his("proposal_void.price"), opened);
  const other = sceneOf(await paid(world));
  await other.provider.proposeTime({ id: other.id, starts_at: "2026-12-12T16:00" });
  const cancel = () => other.customer.cancel({ id: other.id, fee: 0 });
  await other.told(cancel, other.his("order_cancelled.cancel.free"));
});

it("A higher price that was not paid before the job was called off is void for both", async () => {
  const deal = await paid(world);
  const { id, provider, customer, newest, told, hers, his } = sceneOf(deal);
  await provider.proposePrice({ id, price: 42_000, reason });
  await customer.agree({ id: await newest() });
  await told(
    () => provider.backOut({ id, reason }),
    ...[hers("increase_dropped"), his("increase_dropped"), hers("order_cancelled.backOut")],
  );
});
