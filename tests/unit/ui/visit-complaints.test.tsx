import { describe, expect, it } from "vitest";
import { useComplaining } from "~/components/orders/complaining";
import { VisitKept } from "~/components/requests/visit-kept";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const amount = { amount: 5_000, currency: "EGP" };

const kept = (complaint_id: string | null, can_complain: boolean, order: OrderDetails | null = null) => {
  const visit_kept = {
    ...{ order_id: "o1", provider_name: "Tarek Fawzy", amount, is_paid_out: true },
    ...{ complaint_id, can_complain },
  };
  return <VisitKept request={{ visit_kept } as RequestDetails} order={order} />;
};

function Deed({ order }: { order: OrderDetails }) {
  return useComplaining({ order, area: "/technician/requests" })?.form ?? "nothing";
}
const deed = (order: Partial<OrderDetails>) => (
  <Deed
    order={{ id: "o1", request: { id: "r1" }, price: amount, can: [], ...order } as unknown as OrderDetails}
  />
);

describe.each(locales)("Of a visit that was paid though the job was called off (%s)", (locale) => {
  const say = t(locale);
  const draw = (element: Parameters<typeof renderPage>[0]) =>
    renderPage(element, { locale, namespaces: ["common", "ui", "requests", "orders", "complaints"] });

  it("its customer is told, and led to the form for a complaint about it", () => {
    const html = draw(kept(null, true));
    expect(html).toContain("Tarek Fawzy");
    expect(html).toContain(`/${locale}/complaints/new?order=o1`);
  });

  it("once, where the job itself is shown beside it", () => {
    expect(draw(kept(null, true, { id: "o1" } as OrderDetails))).not.toContain("/complaints/");
    expect(draw(kept("c1", false, { id: "o1" } as OrderDetails))).not.toContain("/complaints/");
  });

  it("or to the complaint that there is", () => {
    const html = draw(kept("c1", false));
    expect(html).toContain(`/${locale}/complaints/c1`);
    expect(html).not.toContain("/complaints/new");
    const over = draw(kept("c1", true));
    expect(over).toContain(`/${locale}/complaints/c1`);
    expect(over).toContain("/complaints/new?order=o1");
  });

  it("its technician is led to the same form, where it may be filed", () => {
    const html = draw(deed({ status: "cancelled", can_complain: true }));
    expect(html).toContain(say("complaints:job.deed.visit"));
    expect(html).toContain(`/${locale}/technician/requests/r1/dispute`);
    expect(draw(deed({ status: "cancelled", can_complain: false }))).toContain("nothing");
    expect(draw(deed({ status: "completed", can_complain: true }))).toContain(
      say("complaints:job.deed.cleared"),
    );
  });
});
