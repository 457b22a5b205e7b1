import { describe, expect, it } from "vitest";
import { JobPanel } from "~/components/orders/job-panel";
import { OrderFrame } from "~/components/orders/order-frame";
import { ProposalDeeds } from "~/components/orders/proposal-deeds";
import { MyRequest } from "~/components/requests/my-request";
import type { OrderDetails, Proposal } from "~/contract/order-fields";
import type { OwnRequestCard } from "~/contract/request-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const price = { amount: 30_000, currency: "EGP" };
const due = "2026-11-21T08:00:00.000Z";

const agreed = {
  ...{ provider_name: "Tarek F.", price, starts_at: "2026-11-27T08:00:00.000Z", arrival_minutes: 0 },
  ...{ payment_due_at: due, completed_at: null },
};
const row = (isSent: boolean) => (
  <MyRequest
    request={
      {
        ...{
          id: "r1",
          title: "Tap",
          status: "awarding",
          service: null,
          city: null,
          waits: null,
          offers_count: 1,
        },
        agreed: { ...agreed, is_transfer_sent: isSent },
      } as unknown as OwnRequestCard
    }
  />
);
const awaiting = {
  ...{ id: "o1", status: "awaiting_payment", price, can: [] },
  ...{ duration: 90, warranty_days: 0, payment_due_at: due },
};
const job = (is_transfer_sent: boolean) => (
  <OrderFrame
    order={
      {
        ...awaiting,
        ...{ starts_at: agreed.starts_at, arrival_minutes: 0, is_transfer_sent, visit_fee: price },
      } as unknown as OrderDetails
    }
    agreed={null}
    viewer="customer"
    other={null}
    calendar="/requests/r1/job.ics"
  >
    {null}
  </OrderFrame>
);
/** The job as its technician sees it, whose customer's account is closed. */
const panel = (is_transfer_sent: boolean) => (
  <JobPanel
    order={
      {
        ...awaiting,
        ...{
          starts_at: agreed.starts_at,
          arrival_minutes: 0,
          is_transfer_sent,
          visit_fee: price,
          is_customer_active: false,
        },
        ...{ customer: { id: "u1", name: "Nadia" }, request: { id: "r1" }, earning: null, complaint: null },
        ...{ delivery: null, changes_asked: [], proposals: [], invoices: [], warranty_until: null },
      } as unknown as OrderDetails
    }
    agreed={null}
    taken={{ jobs: [], days: [] } as unknown as Parameters<typeof JobPanel>[0]["taken"]}
  />
);

describe.each(locales)("Who has sent a transfer is not told to pay (%s)", (locale) => {
  const say = t(locale);
  const draw = (element: Parameters<typeof renderPage>[0]) =>
    renderPage(element, {
      locale,
      namespaces: [
        ...(["common", "ui", "requests", "orders", "statuses", "words", "zones"] as const),
        ...(["technicianArea", "complaints", "reviews", "offers"] as const),
      ],
    });

  it("in the row of the request", () => {
    const [sent, asked] = [
      say("requests:list.transferSent", { when: "" }),
      say("requests:list.payBefore", { when: "" }),
    ].map((words) => words.trim());
    expect(draw(row(true))).toContain(sent);
    expect(draw(row(true))).not.toContain(asked);
    expect(draw(row(false))).toContain(asked);
  });

  it("in the facts of the job", () => {
    expect(draw(job(true))).toContain(say("orders:transferBefore"));
    expect(draw(job(true))).not.toContain(say("orders:payBefore"));
    expect(draw(job(false))).toContain(say("orders:payBefore"));
  });

  it("where what it adds to the price is to be paid, whatever else waits first", () => {
    const difference = { amount: 5_000, currency: "EGP" };
    const drawn = (is_transfer_sent: boolean) =>
      draw(
        <ProposalDeeds
          proposal={{ id: "p1", kind: "price", can: ["pay"], difference } as unknown as Proposal}
          order={
            { id: "o1", next: { key: "no_show.yours.fee" }, is_transfer_sent } as unknown as OrderDetails
          }
          name="Tarek"
          viewer="customer"
        />,
      );
    const transfer = say("requests:action.transfer");
    expect(drawn(true)).toContain(transfer);
    expect(drawn(false)).not.toContain(transfer);
  });

  it("nor is its technician told that it cannot be paid, though the customer's account is closed", () => {
    const [unpaid, unpayable] = ["job.unpaid", "job.unpaid.inactive"].map((key) =>
      say(`technicianArea:${key}`),
    ) as [string, string];
    const sent = draw(panel(true));
    expect(sent).toContain(unpaid);
    expect(sent).not.toContain(unpayable);
    expect(draw(panel(false))).toContain(unpayable);
  });
});
