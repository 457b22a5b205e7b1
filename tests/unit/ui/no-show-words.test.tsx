import { expect, it } from "vitest";
import { Proposals } from "~/components/orders/proposals";
import { useProposing } from "~/components/orders/proposing";
import type { OrderDetails } from "~/contract/order-fields";
import { renderPage } from "../../support/render-page";

const egp = (amount: number) => ({ amount, currency: "EGP" });

/** What a customer who is said not to have been there reads of it. */
function drawn(cost: number, isPaidOut = true): string {
  const order = {
    ...{ price: egp(30_000), visit_cost: egp(cost), provider: { name: "Tarek Fawzy" } },
    is_visit_paid_out: isPaidOut,
    proposals: [
      {
        ...{ id: "claim", kind: "no_show", status: "proposed", by: "other", reason: "Nobody opened." },
        ...{ price: null, price_before: null, difference: null, starts_at: null, answer: "", photos: [] },
        ...{ can: ["agree", "decline"], due_at: "2026-11-21T08:00:00.000Z" },
        created_at: "2026-11-19T08:00:00.000Z",
      },
    ],
  } as unknown as OrderDetails;
  const namespaces = ["common", "ui", "orders", "statuses"] as const;
  return renderPage(<Proposals order={order} viewer="customer" />, { namespaces: [...namespaces] });
}

it("A visit that costs nothing gives everything back", () => {
  expect(drawn(5_000)).toContain("gets EGP\u00a050 for the visit");
  expect(drawn(0)).toContain("EGP\u00a0300 comes back to you");
  expect(drawn(0)).not.toContain("EGP\u00a00");
});

it("What comes back to the customer is named, and that nothing does where the visit costs it all", () => {
  for (const isPaidOut of [true, false]) {
    expect(drawn(5_000, isPaidOut)).toContain("EGP\u00a0250 comes back to you");
    expect(drawn(30_000, isPaidOut)).toContain("nothing comes back to you");
  }
});

it("A visit of which the commission leaves nothing is not said to go to the technician", () => {
  expect(drawn(2_000, false)).toContain("stays with Usta");
  expect(drawn(2_000, false)).not.toContain("gets EGP");
});

/** What a technician reads who is to say that the customer was not there. */
function Claim({ payout }: { payout: number }) {
  const order = {
    ...{ price: egp(30_000), visit_cost: egp(2_000), proposals: [], can: ["claim_no_show"] },
    visit_payout: egp(payout),
    provider: { name: "Tarek Fawzy" },
  } as unknown as OrderDetails;
  return useProposing({ order, viewer: "provider" }).map((deed) => deed?.form);
}

it("A technician is told before the claim how much of the fee is paid out, or that nothing is", () => {
  const said = (payout: number) =>
    renderPage(<Claim payout={payout} />, { namespaces: ["common", "ui", "orders", "statuses"] });
  expect(said(500)).toContain("you get EGP\u00a05: the visit fee of EGP\u00a020, less the commission");
  expect(said(0)).toContain("Nothing is paid out to you");
});
