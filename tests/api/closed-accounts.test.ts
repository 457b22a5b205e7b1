import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { readTotals } from "~/api/db/counters";
import { services } from "~/api/db/schema";
import { change } from "~/api/record/change";
import { publishRequest } from "~/api/requests/publish-moves";
import { holdRequest } from "~/api/requests/request-store";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { contradictionsIn } from "../support/invariants";
import { outcomes, sendOffer } from "../support/offers";
import type { Person } from "../support/people";
import { draftOf, openRequestOf } from "../support/requests";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

const { close, openAgain } = closings(world);
const idsOf = ({ content }: { content: { id: string }[] }) => content.map(({ id }) => id);

/** Where others would come upon requests: each list, and each total. */
async function found(tarek: Person) {
  const { guest } = world;
  const area = world.as(tarek).technicianArea;
  const [service] = await world.db.select().from(services).where(eq(services.id, "tap-mixer"));
  const today = await area.today();
  return {
    all: idsOf(await guest.requests.open({})),
    ofService: idsOf(await guest.requests.open({ service: "tap-mixer" })),
    ofGroup: idsOf(await guest.requests.open({ group: "plumbing" })),
    byWords: idsOf(await guest.requests.open({ q: "kitchen tap" })),
    matching: idsOf(await area.requests({})),
    direct: idsOf(await area.requests({ tab: "direct" })),
    today: today.matching.map(({ id }) => id),
    directs: today.direct_requests,
    counted: (await readTotals(world.db, ["open_requests"])).open_requests,
    ofServiceCounted: service?.openRequestsCount,
  };
}

const nothing = {
  ...{ all: [], ofService: [], ofGroup: [], byWords: [], matching: [], direct: [], today: [] },
  ...{ directs: 0, counted: 0, ofServiceCounted: 0 },
};

describe("While a customer's account is closed, the requests", () => {
  it("are found by nobody and counted nowhere, and are there again when it is opened", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await openRequestOf(world, nadia);
    const direct = await openRequestOf(world, nadia, { provider_id: tarek.id });
    await draftOf(world, nadia);
    const lists = { all: [id], ofService: [id], ofGroup: [id], byWords: [id], matching: [id], today: [id] };
    const all = { ...lists, direct: [direct], directs: 1, counted: 1, ofServiceCounted: 1 };
    expect(await found(tarek)).toEqual(all);
    await close(nadia);
    expect(await found(tarek)).toEqual(nothing);
    await openAgain(nadia);
    expect(await found(tarek)).toEqual(all);
  });

  it("take no offers, and their pages say so", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const ids = [
      await openRequestOf(world, nadia),
      await openRequestOf(world, nadia, { provider_id: tarek.id }),
    ];
    await close(nadia);
    for (const id of ids) {
      expect(await refusal(sendOffer(world, tarek, id))).toMatchObject({
        ...{ status: 409, current: { request_status: "open" } },
        message: expect.stringContaining("inactive"),
      });
      expect(await world.as(tarek).technicianArea.request({ id })).toMatchObject({
        refusal: "owner_inactive",
        request: { is_closed_to_offers: true, next: { actor: "nobody", key: "owner.inactive" } },
      });
    }
    expect(await world.guest.requests.get({ id: ids[0] ?? "" })).toMatchObject({ is_closed_to_offers: true });
    await openAgain(nadia);
    for (const id of ids) await sendOffer(world, tarek, id);
    expect(await world.as(nadia).requests.get({ id: ids[0] ?? "" })).toMatchObject({
      ...{ is_closed_to_offers: false, offers_count: 1 },
    });
  });

  it("keep the offers that stand on them, whose technicians read how it is", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await openRequestOf(world, nadia);
    const offer = await sendOffer(world, tarek, id);
    await close(nadia);
    expect((await world.as(tarek).technicianArea.request({ id })).request.next).toMatchObject({
      ...{ actor: "nobody", key: "owner.inactive.offer", due_at: offer.valid_until },
    });
    await openAgain(nadia);
    expect((await world.as(tarek).technicianArea.request({ id })).request.next).toMatchObject({
      key: "offer.pending",
    });
  });

  it("that come back from an unpaid order are as little found, and counted once it is opened", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const id = await openRequestOf(world, nadia);
    const offer = await sendOffer(world, tarek, id);
    await world.as(nadia).offers.accept({ id: offer.id, round: 1 });
    await close(nadia);
    world.clock.advance(31 * 60);
    expect((await world.as(tarek).technicianArea.request({ id })).request.status).toBe("open");
    expect(await found(tarek)).toEqual(nothing);
    await openAgain(nadia);
    expect(await found(tarek)).toMatchObject({ all: [id], counted: 1, ofServiceCounted: 1, today: [] });
  });
});

it("Whoever publishes, or loses an unpaid order, at the moment of the closing is shown or hidden as the account is", async () => {
  for (let round = 0; round < 4; round += 1) {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const [first, second] = [await draftOf(world, nadia), await draftOf(world, nadia)];
    const given = await openRequestOf(world, nadia);
    const offer = await sendOffer(world, tarek, given);
    await world.as(nadia).offers.accept({ id: offer.id, round: 1 });
    const { order_id } = await world.as(nadia).requests.get({ id: given });
    await outcomes([
      world.as(nadia).requests.publish({ id: first }),
      close(nadia),
      world.as(tarek).orders.giveUp({ id: order_id ?? "" }),
      world.as(nadia).requests.publish({ id: second }),
    ]);
    expect(await found(tarek)).toMatchObject(nothing);
  }
});

it("What was pressed before an account was closed publishes nothing after it", async () => {
  const nadia = await world.aCustomer();
  const id = await draftOf(world, nadia);
  await close(nadia);
  const late = change(world.house, { actor: "customer", id: nadia.id }, world.clock.now(), async (act) => {
    const draft = await holdRequest(act.tx, id);
    return draft && publishRequest(act, draft);
  });
  await expect(late).rejects.toMatchObject({ code: "inactive" });
});
