import { describe, expect, it } from "vitest";
import { ComplaintBadge } from "~/components/complaints/complaint-badge";
import { Proposals } from "~/components/orders/proposals";
import { WhatNext } from "~/components/requests/request-steps";
import { Timeline } from "~/components/requests/timeline";
import type { NextStep } from "~/contract/next-step";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { aPayment, at, drawCheckout, money, wordsOf } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const namespaces = ["common", "ui", "orders", "requests", "statuses"] as const;
const draw = (element: React.ReactElement) =>
  wordsOf(renderPage(element, { locale: "ar", namespaces: [...namespaces] }));
const say = t("ar");

describe("An Arabic reader", () => {
  it("who is asked for a higher price is not spoken of as the customer", () => {
    const next = { actor: "you", key: "price.yours.up", due_at: at, time: null, money, params: {} };
    const read = (isOwner: boolean) => draw(<WhatNext next={next as NextStep} isOwner={isOwner} />);
    expect(read(true)).toContain("يُطلب منك دفع فرق");
    expect(read(true)).not.toContain("العميل");
    expect(read(false)).toContain("يدفع العميل");
  });

  it.each(["price.theirs.up", "price.theirs.down"])(
    "who proposed %s is not spoken of as the customer",
    (key) => {
      const next = { actor: "provider", key, due_at: at, time: null, money, params: {} };
      const read = (isOwner: boolean) => draw(<WhatNext next={next as NextStep} isOwner={isOwner} />);
      expect(read(true)).not.toContain("العميل");
      expect(read(false)).toContain("العميل");
    },
  );

  it("reads of an own cancelling without being called the customer", () => {
    const timeline = [
      { event: "order.cancel", name: "طارق", reason: null, amount: null, at, actor: "customer" },
    ];
    const read = (view: string) =>
      draw(<Timeline request={{ timeline, view } as unknown as Pick<RequestDetails, "timeline" | "view">} />);
    expect(read("owner")).toContain("إلغاء العمل مع طارق");
    expect(read("technician")).toContain("إلغاء العميل للعمل مع طارق");
  });

  it("reads in the history who was not there, and of their own absence as theirs", () => {
    const read = (absent: string | null, view: string) => {
      const line = {
        event: "order.noShow",
        name: "طارق",
        reason: null,
        amount: null,
        at,
        actor: "time",
        absent,
      };
      const request = { timeline: [line], view } as unknown as Pick<RequestDetails, "timeline" | "view">;
      return draw(<Timeline request={request} />);
    };
    expect(read("customer", "owner")).toContain("إلغاء العمل مع طارق لعدم وجودك في الموعد");
    expect(read("customer", "provider")).toContain("إلغاء العمل مع طارق لعدم وجود العميل في الموعد");
    expect(read("provider", "owner")).toContain("إلغاء العمل لعدم حضور طارق");
    expect(read(null, "owner")).toContain("لغياب أحد الطرفين");
  });

  it("reads of a job that silence approved that it was the time, and of one that its customer approved nothing of it", () => {
    const read = (actor: string) => {
      const timeline = [{ event: "order.confirm", name: "طارق", reason: null, amount: null, at, actor }];
      return draw(<Timeline request={{ timeline } as unknown as Pick<RequestDetails, "timeline">} />);
    };
    expect(read("time")).toContain("الموافقة تلقائيًا على عمل طارق بانتهاء مهلة الرد");
    expect(read("customer")).toContain("الموافقة على عمل طارق");
  });

  it("who was not at home is said not to have been there, and only who comes not to have come", () => {
    const claim = (by: "you" | "other", viewer: "customer" | "provider") =>
      draw(
        <Proposals
          viewer={viewer}
          order={
            {
              ...{ price: money, visit_cost: money, provider: { name: "طارق" }, customer: { name: "نادية" } },
              proposals: [
                {
                  ...{
                    id: "p1",
                    kind: "no_show",
                    status: "declined",
                    by,
                    reason: "",
                    answer: "",
                    photos: [],
                  },
                  ...{ price: null, price_before: null, difference: null, starts_at: null, can: [] },
                  ...{ due_at: at, created_at: at },
                },
              ],
            } as unknown as OrderDetails
          }
        />,
      );
    expect(claim("other", "customer")).toContain("بعدم وجودك في الموعد");
    expect(claim("you", "provider")).toContain("بعدم وجود نادية في الموعد");
    expect(claim("you", "customer")).toContain("بعدم حضور طارق");
    expect(claim("other", "provider")).toContain("بعدم حضورك");
  });

  it("reads how a complaint, a dispute or an appeal stands in words that agree with it", () => {
    const read = (kind: "order" | "account_appeal", is_dispute: boolean) =>
      draw(<ComplaintBadge of={{ kind, is_dispute, status: "final", waits_for: "nobody" }} />);
    expect(read("order", false)).toBe("نهائية");
    expect(read("order", true)).toBe("نهائي");
    expect(read("account_appeal", false)).toBe("نهائي");
  });
});

it("Who has just paid a difference reads that all of it is held", () => {
  const paid = { status: "succeeded", paid_at: at } as const;
  const payments = [aPayment({ ...paid, id: "p2", purpose: "increase" }), aPayment(paid)];
  const words = wordsOf(drawCheckout({ due: null, status: "in_progress", payments, payment: null }, "ar"));
  expect(words).toContain(say("payments:settled.added.title"));
  expect(words).not.toContain(say("payments:settled.text"));
});
