import { describe, expect, it } from "vitest";
import { JobPanel } from "~/components/orders/job-panel";
import { OrderPanel } from "~/components/orders/order-panel";
import { MyOffer } from "~/components/technician-area/my-offer";
import type { SentOffer } from "~/contract/offer-fields";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const money = (amount: number) => ({ amount, currency: "EGP" });
const job = (more: Partial<OrderDetails>) =>
  ({
    ...{
      id: "o1",
      offer_id: "f1",
      status: "completed",
      price: money(42_000),
      can: [],
      proposals: [],
      invoices: [],
    },
    ...{ customer: { id: "u1", name: "Nadia" }, provider: { id: "u2", name: "Tarek" } },
    ...{ request: { id: "r1" }, starts_at: "2026-11-22T08:00:00.000Z", arrival_minutes: 0, duration: 60 },
    visit_fee: money(5_000),
    ...{ warranty_days: 0, changes_asked: [], visit_cost: money(0), earning: null, settled: null, ...more },
  }) as unknown as OrderDetails;
const taken = { jobs: [], days_off: [] };

describe.each(locales)("What is shown of a job's money (%s)", (locale) => {
  const say = t(locale);
  const namespaces = [
    ...(["common", "ui", "orders", "offers", "requests", "complaints", "technicianArea"] as const),
    ...(["statuses", "words", "counts", "zones"] as const),
  ];
  const draw = (element: React.ReactElement) => renderPage(element, { locale, namespaces });
  const offer = {
    ...{ id: "f1", request_id: "r1", status: "accepted", price: money(30_000), previous_price: null },
    ...{ starts_at: "2026-11-21T08:00:00.000Z", arrival_minutes: 0, duration: 60, warranty_days: 0, can: [] },
    ...{ visit_fee: money(5_000), included: "New cartridge", includes_materials: false },
    ...{ message: "I bring what is needed.", earning: { payout: money(37_800), commission: money(4_200) } },
  } as unknown as SentOffer;
  const mine = (of: OrderDetails | null) =>
    draw(
      <MyOffer offer={offer} job={of} version={1} taken={taken}>
        {null}
      </MyOffer>,
    );

  const panels = {
    customer: (of: OrderDetails) => draw(<OrderPanel order={of} agreed={offer} hired={null} />),
    provider: (of: OrderDetails) => draw(<JobPanel order={of} agreed={offer} taken={taken} />),
  };

  it("both sides read all that was agreed on: the fee, the warranty, what is included, and the message", () => {
    for (const panel of Object.values(panels)) {
      const html = panel(job({ status: "paid", warranty_days: 30 }));
      for (const key of ["terms.included", "materials.extra"]) expect(html).toContain(say(`offers:${key}`));
      expect(html).toContain(say("offers:warranty", { count: 30 }));
      for (const words of ["50", "New cartridge", "I bring what is needed."]) expect(html).toContain(words);
    }
    expect(mine(job({ status: "paid" }))).not.toContain("New cartridge");
  });

  it("the customer reads of the fee when it is due, and neither side of one that cannot be due any more", () => {
    const [fee, absent] = [say("offers:terms.visitFee"), say("offers:terms.ifAbsent")];
    expect(panels.customer(job({ status: "paid" }))).toContain(absent);
    expect(panels.customer(job({ status: "paid" }))).not.toContain(fee);
    expect(panels.provider(job({ status: "paid" }))).toContain(fee);
    for (const panel of Object.values(panels))
      for (const over of ["started_at", "completed_at"])
        for (const term of [fee, absent])
          expect(panel(job({ [over]: "2026-11-22T08:00:00.000Z" }))).not.toContain(term);
  });

  it("beside the own offer is the price of now, and the first one as it was", () => {
    const changed = mine(job({ status: "paid" }));
    expect(changed).toMatch(/<(s|del)\b.*300.*<\/\1>/s);
    expect(changed).toContain("420");
    expect(mine(null)).not.toContain("420");
  });

  it("in the own offer stands all that its customer reads of it: the fee, what is included, and the message", () => {
    const own = mine(null);
    for (const words of [say("offers:terms.visitFee"), "50", "New cartridge", "I bring what is needed."])
      expect(own).toContain(words);
    expect(own).toContain(say("offers:materials.extra"));
  });

  it("says there what it would earn only until it is known what it has earned", () => {
    expect(mine(job({ status: "paid" }))).toContain("378");
    const earning = { payout: money(18_004), commission: money(2_001), clears_at: null, cleared_at: null };
    expect(mine(job({ earning }))).not.toContain("378");
  });

  it("promises nothing there of money that a dispute is about", () => {
    expect(mine(job({ status: "disputed" }))).not.toContain("378");
  });

  it("says of a job that has cleared no more than that, whatever became of the money since, and leads to its line", () => {
    const cleared = { clears_at: null, cleared_at: "2026-11-24T22:30:00.000Z" };
    const earning = { payout: money(37_800), commission: money(4_200), ...cleared };
    const page = draw(<JobPanel order={job({ earning })} agreed={null} taken={taken} />);
    expect(page).toContain(say("orders:earning.cleared"));
    // In Cairo it is the day after.
    const line = "account=available&amp;kind=clearing&amp;from=2026-11-25&amp;to=2026-11-25#ledger";
    expect(page).toContain(`/technician/wallet?${line}`);
  });

  it("names what went back after a settlement and what has stayed, to each side in its own words", () => {
    const settled = { kept: money(20_005), refund: money(21_995) };
    for (const [side, panel] of Object.entries(panels)) {
      const html = panel(job({ settled }));
      for (const words of [say(`orders:settled.refund.${side}`), "219.95", "200.05"])
        expect(html).toContain(words);
      expect(panel(job({}))).not.toContain(say(`orders:settled.refund.${side}`));
    }
  });

  it("promises its technician nothing where all of it went back", () => {
    const promise = say("orders:escrow.paidOut.over");
    const kept = (amount: number) =>
      panels.customer(job({ settled: { kept: money(amount), refund: money(42_000 - amount) } }));
    expect(kept(0)).not.toContain(promise);
    for (const html of [kept(1), panels.customer(job({}))]) expect(html).toContain(promise);
  });
});
