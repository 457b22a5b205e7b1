import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { providers, sendOffer } from "../support/offers";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

describe("Tarek's registration for VAT", () => {
  it("shows on the checkout of what is agreed from then on, and not before", async () => {
    const nadia = await world.aCustomer({ name: "Nadia Samir" });
    const [tarek] = await providers(world, 1);
    if (!tarek) throw new Error("A provider");
    const agree = async () => {
      const { id } = await sendOffer(world, tarek, await openRequestOf(world, nadia));
      return (await world.as(nadia).offers.accept({ id, round: 1 })).order_id;
    };
    const before = await agree();
    expect(await world.as(tarek).invoices.registration()).toEqual({ vat_number: null });
    expect(await world.as(tarek).invoices.register({ vat_number: " ٣١٠ ٠٠٠-٠٠١ " })).toEqual({
      vat_number: "310000001",
    });
    const after = await agree();
    const dueOf = async (id: string) => (await world.as(nadia).payments.checkout({ id })).due;
    expect(await dueOf(before)).toMatchObject({ amount: { amount: 30_000 }, vat: null });
    expect(await dueOf(after)).toMatchObject({ amount: { amount: 30_000 }, vat: { amount: 3_684 } });
  });

  it("is refused where no number of the country looks like it, and ends when it is emptied", async () => {
    const [tarek] = await providers(world, 1);
    if (!tarek) throw new Error("A provider");
    const mine = world.as(tarek).invoices;
    for (const vat_number of ["12345678", "31000000l", "3100000011"])
      expect(await refusal(mine.register({ vat_number }))).toMatchObject({ status: 422 });
    await mine.register({ vat_number: "310000001" });
    expect(await mine.register({ vat_number: "" })).toEqual({ vat_number: null });
  });

  it("stays when a call or a form does not name it: only a field that was emptied ends it", async () => {
    const [tarek] = await providers(world, 1);
    if (!tarek) throw new Error("A provider");
    const mine = world.as(tarek).invoices;
    await mine.register({ vat_number: "310000001" });
    for (const said of [{}, { vat_number: null }])
      expect(await refusal(mine.register(said as never))).toMatchObject({ status: 422 });
    expect(await mine.registration()).toEqual({ vat_number: "310000001" });
  });

  it("is written down once, however often the same number is typed", async () => {
    const [tarek] = await providers(world, 1);
    if (!tarek) throw new Error("A provider");
    const mine = world.as(tarek).invoices;
    for (const vat_number of ["310000001", "٣١٠ ٠٠٠ ٠٠١", "310000002"]) await mine.register({ vat_number });
    const { staff } = world.as(await world.aStaffMember());
    const { content } = await staff.audit({ entity: "user", of: tarek.id });
    expect(content.map(({ event, detail }) => [event, detail])).toEqual([
      ["vat_number", { vat_number: "310000002" }],
      ["vat_number", { vat_number: "310000001" }],
    ]);
  });
});
