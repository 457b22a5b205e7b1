import { describe, expect, it } from "vitest";
import { MoreDeeds } from "~/components/orders/more-deeds";
import { useWarrantyClaim, WarrantyUntil } from "~/components/orders/warranty";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const order = (changed: Partial<OrderDetails>) =>
  ({
    ...{ id: "o1", status: "completed", warranty_until: "2099-12-31T14:00:00.000Z", proposals: [] },
    ...{ provider: { name: "Tarek" }, is_provider_active: true },
    ...changed,
  }) as unknown as OrderDetails;

function Page({ job }: { job: OrderDetails }) {
  return (
    <>
      <WarrantyUntil order={job} />
      <MoreDeeds deeds={[useWarrantyClaim(job)]} />
    </>
  );
}

describe.each(locales)("The warranty of a job (%s)", (locale) => {
  const draw = (changed: Partial<OrderDetails>) =>
    renderPage(<Page job={order(changed)} />, {
      locale,
      namespaces: ["common", "ui", "orders", "words", "zones"],
    });
  const claim = t(locale)("orders:warranty.title");

  it("is used while the job that was done is in dispute, as without one", () => {
    expect(draw({})).toContain(claim);
    expect(draw({ status: "disputed" })).toContain(claim);
  });

  it("is not used on work that was not done, nor where everything went back", () => {
    expect(draw({ status: "disputed", warranty_until: null })).not.toContain(claim);
    expect(draw({ status: "cancelled" })).not.toContain(claim);
  });
});
