import { afterEach, describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { accepted, codeOf, paid } from "../support/paid";
import { waitingRows } from "../support/waiting";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

describe("A new arrival code", () => {
  it("opens the door again after ten wrong ones", async () => {
    const deal = await paid(world);
    const tarek = world.as(deal.tarek).orders;
    const code = await codeOf(world, deal);
    const wrong = code === "0000" ? "0001" : "0000";
    for (const left of ["9 tries are", "8 tries are", "7 tries are", "6 tries are", "5 tries are"])
      expect((await refusal(tarek.start({ id: deal.orderId, code: wrong }))).errors?.code).toEqual([
        "That code is not right. The customer’s page shows it.",
        expect.stringContaining(`${left} left`),
      ]);
    for (let tries = 6; tries < 10; tries += 1)
      expect(await refusal(tarek.start({ id: deal.orderId, code: wrong }))).toMatchObject({ status: 422 });
    expect(await waitingRows(world, deal)).toEqual([null, null]);
    const tooMany = {
      status: 409,
      message: "Too many wrong codes. The customer can get a new code on the page of the request.",
    };
    expect(await refusal(tarek.start({ id: deal.orderId, code: wrong }))).toMatchObject(tooMany);
    expect(await refusal(tarek.start({ id: deal.orderId, code }))).toMatchObject(tooMany);
    const nadia = world.as(deal.nadia).orders;
    const isLocked = () =>
      Promise.all([nadia, tarek].map(async (side) => (await side.get({ id: deal.orderId })).is_code_locked));
    expect(await isLocked()).toEqual([true, true]);
    expect(await waitingRows(world, deal)).toEqual(["you: code", "customer: code"]);
    const request = { id: deal.requestId };
    expect((await world.as(deal.nadia).requests.get(request)).next).toMatchObject({
      ...{ actor: "you", key: "job.locked", leads_to: "code" },
    });
    expect((await tarek.get({ id: deal.orderId })).next).toMatchObject({
      ...{ actor: "customer", key: "job.locked.theirs" },
    });
    await nadia.newCode({ id: deal.orderId });
    expect(await isLocked()).toEqual([false, false]);
    await tarek.start({ id: deal.orderId, code: await codeOf(world, deal) });
    expect(await tarek.get({ id: deal.orderId })).toMatchObject({ status: "in_progress" });
  });

  it("is the customer's to make, of an order that is paid and has not begun", async () => {
    const [deal, unpaid] = [await paid(world), await accepted(world)];
    const { newCode } = world.as(unpaid.nadia).orders;
    expect(await refusal(newCode({ id: unpaid.orderId }))).toMatchObject({ status: 409 });
    expect(await refusal(world.as(deal.tarek).orders.newCode({ id: deal.orderId }))).toMatchObject({
      status: 403,
    });
    expect(await refusal(newCode({ id: deal.orderId }))).toMatchObject({ status: 404 });
  });
});
