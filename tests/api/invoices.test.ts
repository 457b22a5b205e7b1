import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { completed, paid } from "../support/paid";

const world = await openWorld();

describe("The invoices of a job that Nadia has approved", () => {
  it("are one for her, by her technician's full name, and one for the commission, which is his alone", async () => {
    const deal = await completed(world);
    const { nadia, tarek, orderId: id } = deal;
    const hers = await world.as(nadia).invoices.ofOrder({ id });
    expect(hers).toMatchObject([
      { kind: "invoice", subject: "job", number: "2026-000001", total: { amount: 30_000, currency: "EGP" } },
    ]);
    const his = await world.as(tarek).invoices.ofOrder({ id });
    expect(his.map(({ subject }) => subject).toSorted()).toEqual(["commission", "job"]);

    const job = await world.as(nadia).invoices.get({ id: hers[0]?.id ?? "" });
    expect(job).toMatchObject({
      seller: { role: "provider", vat_number: null },
      buyer: { role: "customer", name: "Nadia Samir" },
      ...{ vat: { amount: 0 }, net: { amount: 30_000 }, corrects: null, qr: null },
    });
    const commission = his.find(({ subject }) => subject === "commission");
    expect(await world.as(tarek).invoices.get({ id: commission?.id ?? "" })).toMatchObject({
      seller: { role: "platform", name: "Usta for Home Services", vat_number: "300000000000003" },
      buyer: { role: "provider" },
      ...{ total: { amount: 3_000 }, vat: { amount: 368 }, net: { amount: 2_632 }, vat_percent: 14 },
    });
    expect(await refusal(world.as(nadia).invoices.get({ id: commission?.id ?? "" }))).toMatchObject({
      status: 404,
    });
  });

  it("are named by her payment", async () => {
    const deal = await completed(world);
    const [invoice] = await world.as(deal.nadia).invoices.ofOrder({ id: deal.orderId });
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    expect(payment?.invoice_id).toBe(invoice?.id);
  });

  it("do not exist before she has approved it, nor ever for a stranger", async () => {
    const deal = await paid(world);
    expect(await world.as(deal.nadia).invoices.ofOrder({ id: deal.orderId })).toEqual([]);
    const done = await completed(world);
    const [invoice] = await world.as(done.nadia).invoices.ofOrder({ id: done.orderId });
    for (const stranger of [deal.nadia, deal.tarek, await world.aCustomer()]) {
      const api = world.as(stranger).invoices;
      expect(await refusal(api.get({ id: invoice?.id ?? "" }))).toMatchObject({ status: 404 });
      expect(await refusal(api.ofOrder({ id: done.orderId }))).toMatchObject({ status: 404 });
    }
  });
});
