import { describe, expect, it } from "vitest";
import { invoices } from "~/api/db/money-schema";
import { users } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { chargedBack } from "../support/chargebacks";
import { providers } from "../support/offers";
import { accepted, beginCard, codeOf, completed, delivered, paid, press } from "../support/paid";
import { earner } from "../support/payouts";

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
    expect(his.map(({ subject }) => subject)).toEqual(["job", "commission"]);
    // The job's own pages name the same to each.
    expect((await world.as(nadia).orders.get({ id })).invoices).toEqual(hers);
    expect((await world.as(tarek).orders.get({ id })).invoices).toEqual(his);

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

  it("are there from the moment when silence has approved it, before any sweep", async () => {
    const { nadia, orderId: id } = await delivered(world);
    world.clock.advance(73 * 3600);
    expect(await world.as(nadia).invoices.ofOrder({ id })).toMatchObject([{ subject: "job" }]);
  });

  it("name the number under which Tarek was registered when they agreed, whatever became of it", async () => {
    const [nadia, [tarek]] = [await world.aCustomer(), await providers(world, 1)];
    if (!tarek) throw new Error("A provider");
    const { invoices: his } = world.as(tarek);
    await his.register({ vat_number: "310000001" });
    const deal = await delivered(world, {}, { nadia, tarek });
    await his.register({ vat_number: "" });
    await world.as(nadia).orders.confirm({ id: deal.orderId });
    const [job] = await world.as(deal.nadia).invoices.ofOrder({ id: deal.orderId });
    expect(await world.as(deal.nadia).invoices.get({ id: job?.id ?? "" })).toMatchObject({
      ...{ seller: { vat_number: "310000001" }, vat: { amount: 3_684 } },
    });
  });

  it("are named by her payment", async () => {
    const deal = await completed(world);
    const [invoice] = await world.as(deal.nadia).invoices.ofOrder({ id: deal.orderId });
    const [payment] = (await world.as(deal.nadia).payments.mine({})).content;
    expect(payment?.invoice_id).toBe(invoice?.id);
  });

  it("are named by no other payment of the job: by none that failed, was given up or came too late", async () => {
    const deal = await accepted(world, { starts_at: "2026-12-12T10:30" });
    const { nadia, orderId: id } = deal;
    const { payments, orders } = world.as(nadia);
    const rejected = await payments.pay({ id, method: "transfer" });
    const { transfers } = world.as(await world.aStaffMember());
    await transfers.reject({ id: rejected.payment.id, reason: "Nothing has come to the bank." });
    const late = await payments.pay({ id, method: "transfer" });
    await press(world, await beginCard(world, deal), "pay");
    await transfers.confirm({ id: late.payment.id, amount: 30_000 });
    await world.as(deal.tarek).orders.start({ id, code: await codeOf(world, deal) });
    await world.as(deal.tarek).orders.deliver({ id });
    await orders.confirm({ id });
    const [invoice] = await world.as(nadia).invoices.ofOrder({ id });
    const rows = (await payments.mine({})).content.map(({ method, status, invoice_id }) => [
      ...[method, status, invoice_id],
    ]);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        ["card", "succeeded", invoice?.id],
        ["transfer", "failed", null],
        ["transfer", "refund_pending", null],
      ]),
    );
  });

  it("are named by the technician's wallet: that of the commission, where it was released and where it clears", async () => {
    const { tarek, orderId } = await earner(world);
    const his = await world.as(tarek).invoices.ofOrder({ id: orderId });
    const commission = his.find(({ subject }) => subject === "commission")?.id;
    const { content } = await world.as(tarek).wallet.lines({});
    expect(content.map(({ kind, invoice_id }) => [kind, invoice_id === commission])).toEqual([
      ["clearing", true],
      ["clearing", true],
      ["release", true],
    ]);
    expect(commission).toBeDefined();
    await world.as(tarek).payouts.request({ amount: 10_000 });
    const [payout] = (await world.as(tarek).wallet.lines({ kind: "payout" })).content;
    expect(payout).toMatchObject({ kind: "payout", invoice_id: null });
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

it("A technician reads the invoice for the job before that for its commission, whatever they are called inside", async () => {
  for (let n = 0; n < 3; n += 1) {
    const { tarek, orderId } = await completed(world);
    const subjects = (await world.as(tarek).invoices.ofOrder({ id: orderId })).map(({ subject }) => subject);
    expect(subjects).toEqual(["job", "commission"]);
  }
});

describe("The invoices of a job whose money went back", () => {
  it("are both credited, of the platform's VAT as much as the smaller price holds less", async () => {
    const deal = await completed(world, { price: 29_999 });
    await chargedBack(world, deal, { amount: 10_000 });
    const list = await world.as(deal.tarek).invoices.ofOrder({ id: deal.orderId });
    const all = await Promise.all(list.map(({ id }) => world.as(deal.tarek).invoices.get({ id })));
    const sums = (kind: string, subject: string) =>
      all
        .filter((one) => one.kind === kind && one.subject === subject)
        .map(({ total, vat }) => [total.amount, vat.amount]);
    expect(sums("invoice", "job")).toEqual([[29_999, 0]]);
    expect(sums("credit_note", "job")).toEqual([[10_000, 0]]);
    expect(sums("invoice", "commission")).toEqual([[3_000, 368]]);
    expect(sums("credit_note", "commission")).toEqual([[1_000, 122]]);
  });
});

describe("An invoice", () => {
  it("bears a code in Saudi Arabia alone, and there of a registered seller alone", async () => {
    const codes = async (code: "EG" | "SA") => {
      const deal = await delivered(world);
      const { settings } = world.house;
      const { country } = settings;
      settings.country = { ...country, code };
      await world.as(deal.nadia).orders.confirm({ id: deal.orderId });
      settings.country = country;
      const { invoices: his } = world.as(deal.tarek);
      const list = await his.ofOrder({ id: deal.orderId });
      const all = await Promise.all(list.map(({ id }) => his.get({ id })));
      return Object.fromEntries(
        all.map(({ subject, qr }) => [subject, qr && atob(qr).includes("300000000000003")]),
      );
    };
    expect(await codes("EG")).toEqual({ job: null, commission: null });
    expect(await codes("SA")).toEqual({ job: null, commission: true });
  });

  it("stays as it was given when people, or the operator, are called otherwise later", async () => {
    const deal = await completed(world);
    const list = await world.as(deal.tarek).invoices.ofOrder({ id: deal.orderId });
    const read = () => Promise.all(list.map(({ id }) => world.as(deal.tarek).invoices.get({ id })));
    const given = await read();
    await world.db.update(users).set({ name: "Somebody Else" });
    const { operator } = world.house.settings;
    world.house.settings.operator = { ...operator, name: "Other Services", vatNumber: "399999999999999" };
    expect(await read()).toEqual(given);
    world.house.settings.operator = operator;
  });

  it("is never changed nor taken away", async () => {
    await completed(world);
    const refused = { cause: { message: expect.stringContaining("a credit note corrects it") } };
    await expect(world.db.update(invoices).set({ amount: 1 })).rejects.toMatchObject(refused);
    await expect(world.db.delete(invoices)).rejects.toMatchObject(refused);
  });
});
