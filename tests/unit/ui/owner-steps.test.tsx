import { describe, expect, it } from "vitest";
import { OwnerSteps } from "~/components/requests/owner-steps";
import type { NextStep } from "~/contract/next-step";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const next = (key: string, leads_to: NextStep["leads_to"] = null): NextStep => ({
  ...{ actor: "nobody", key, params: {}, due_at: null, time: null, money: null, rest: null, leads_to },
});

/** What of a request and of its order the strip reads. */
const draw = (request: Partial<RequestDetails>, order: Partial<OrderDetails> | null = null) =>
  renderPage(
    <OwnerSteps
      request={
        {
          ...{ id: "r1", can: [], status: "open", offers_count: 0, timeline: [], refunding: null },
          ...request,
        } as unknown as RequestDetails
      }
      order={order as OrderDetails | null}
    />,
    { locale: "en", namespaces: ["common", "ui", "requests", "orders", "words"] },
  );

const refunding = { amount: 30_000, currency: "EGP" };
const money = /EGP.{0,6}300/;
const payments = /href="[^"]*\/payment"/;

describe("The strip of a request leads its owner", () => {
  it("to what is on its way back, also when the request is open again", () => {
    const html = draw({ next: next("offers.waiting"), refunding });
    expect(html).toMatch(money);
    expect(html).toMatch(payments);
    expect(draw({ next: next("offers.waiting") })).not.toMatch(payments);
  });

  it("to the offers that can be compared, or to the one that there is", () => {
    const [one, many] = [1, 2].map((offers_count) =>
      draw({ next: { ...next("choose"), params: { count: offers_count } }, offers_count }),
    );
    const words = (key: string) => `>${t("en")(`requests:action.${key}`)}<`;
    expect([one?.includes(words("onlyOffer")), one?.includes(words("compare"))]).toEqual([true, false]);
    expect([many?.includes(words("onlyOffer")), many?.includes(words("compare"))]).toEqual([false, true]);
  });

  it("there once where the strip itself says it", () => {
    const html = draw({
      ...{ status: "cancelled", refunding },
      next: { ...next("over.cancelled.refund", "payments"), money: refunding },
    });
    expect(html.split(payments)).toHaveLength(2);
    expect(html).toMatch(money);
    expect(html).not.toContain("Nothing more happens here");
  });

  it("to what is on its way back also where the strip speaks of a complaint about the visit", () => {
    const html = draw({
      status: "cancelled",
      refunding,
      next: next("complaint.answer.theirs", "visit_complaint"),
    });
    expect(html).toMatch(money);
    expect(html).toMatch(payments);
  });

  it("to the dispute, down to what was proposed, and to what else can be done", () => {
    const complaint = {
      id: "c1",
      ...{ is_dispute: true, is_open: true, is_mine: true },
      status: "negotiating" as const,
    };
    const html = draw({ status: "assigned", next: next("dispute.settle", "dispute") }, { complaint });
    expect(html).toMatch(/href="[^"]*\/complaints\/c1"/);
    const released = { ...complaint, is_dispute: false };
    const other = draw(
      { status: "completed", next: next("complaint.settle", "complaint") },
      { complaint: released },
    );
    expect(other).toMatch(/href="[^"]*\/complaints\/c1"/);
    const asked = draw(
      { status: "assigned", next: next("no_show.yours.fee", "proposals") },
      { complaint: null },
    );
    expect(asked).toContain('href="#proposals"');
    const late = draw({ status: "assigned", next: next("job.paid.late", "deeds") }, { complaint: null });
    expect(late).toContain('href="#deeds"');
  });

  describe("to the complaint about a visit that was paid,", () => {
    const visit_kept = { complaint_id: "c1" } as RequestDetails["visit_kept"];
    const of = { visit_kept, next: next("complaint.answer", "visit_complaint") };
    const toIt = /href="[^"]*\/complaints\/c1"/g;

    it.each<[string, Partial<RequestDetails>]>([
      ["open and without offers", {}],
      ["open with offers", { offers_count: 2 }],
      ["cancelled", { status: "cancelled", refunding }],
      ["expired", { status: "expired", can: ["extend"] }],
    ])("of a request that is %s", (_, request) => {
      const html = draw({ ...of, ...request });
      expect(html.match(toIt)).toHaveLength(1);
      expect(html).not.toContain('href="#offers"');
      expect(html.includes('value="extend"')).toBe(request.status === "expired");
      expect(draw({ ...of, ...request, next: next("over.cancelled", "payments") })).not.toMatch(toIt);
    });

    it("not to the one about the job of now, nor from there to this", () => {
      const complaint = {
        id: "c2",
        ...{ is_dispute: false, is_open: true, is_mine: true },
        status: "negotiating" as const,
      };
      const given = { ...of, status: "completed" as const };
      const its = { ...given, next: next("complaint.answer", "complaint") };
      expect(draw(its, { complaint })).toMatch(/href="[^"]*\/complaints\/c2"/);
      expect(draw(given, { complaint: { ...complaint, is_open: false } })).toMatch(toIt);
    });
  });

  it("to the checkout where the difference to a higher price is to be paid", () => {
    const step = next("increase.yours", "checkout");
    expect(draw({ status: "assigned", next: step }, { id: "o1" })).toMatch(/href="[^"]*\/payment\?order=o1"/);
  });

  it("down the page to where the step is made, whose label is quiet while it is somebody else's", () => {
    const yours = { ...next("job.confirm", "approve"), actor: "you" as const };
    const html = draw({ status: "assigned", next: yours }, { id: "o1" });
    expect(html).toContain('href="#approve"');
    expect(html).toContain('class="next-w"');
    const back = draw({ status: "awarding", next: { ...yours, leads_to: "give_up" } }, { id: "o1" });
    expect(back).toContain('href="#give-up"');
    const theirs = draw({ status: "assigned", next: { ...next("job.paid"), actor: "provider" } }, {});
    expect(theirs).toContain('class="next-w quiet"');
  });

  it("by the very time that is proposed", () => {
    const step = { ...next("reschedule.yours.time", "proposals"), time: "2026-12-12T08:00:00.000Z" };
    expect(draw({ status: "assigned", next: step }, {})).toContain('dateTime="2026-12-12T08:00:00.000Z"');
  });
});
