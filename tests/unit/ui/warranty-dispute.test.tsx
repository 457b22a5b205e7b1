import { describe, expect, it } from "vitest";
import { MoreDeeds } from "~/components/orders/more-deeds";
import { useWarrantyClaim, WarrantyUntil } from "~/components/orders/warranty";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const order = (changed: Partial<OrderDetails>) =>
  ({
    ...{ id: "o1", warranty_until: "2099-12-31T14:00:00.000Z", is_under_warranty: true },
    ...{ can: ["claim_warranty"], provider: { name: "Tarek" }, is_provider_active: true },
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
  const say = t(locale);
  const draw = (changed: Partial<OrderDetails> = {}) =>
    renderPage(<Page job={order(changed)} />, {
      locale,
      namespaces: ["common", "ui", "orders", "words", "zones"],
    });
  const claim = "claim-warranty o1";

  it("is used by a form where the API takes that, and by none elsewhere", () => {
    expect(draw()).toContain(`value="${claim}"`);
    const none = draw({ can: [] });
    expect(none).not.toContain(say("orders:warranty.title"));
    expect(none).not.toContain("<form");
  });

  it("is not used while the technician's account is closed, and its customer reads why", () => {
    const html = draw({ can: [], is_provider_active: false });
    expect(html).toContain(say("orders:warranty.inactive", { name: "Tarek" }));
    expect(html).not.toContain("<form");
  });

  it("is said to be over once it is, and nothing is said of one that never was", () => {
    const words = (key: string) => say(key, { date: "@" }).split("@")[0]?.trim() ?? "";
    const over = draw({ can: [], is_under_warranty: false });
    expect(over).toContain(words("orders:warranty.over"));
    expect(draw({ can: [], is_under_warranty: false, warranty_until: null })).toBe("");
  });
});
