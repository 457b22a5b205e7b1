import { describe, expect, it } from "vitest";
import { DisputeForm } from "~/components/complaints/dispute-form";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { money } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const complaint = { id: "c1", status: "negotiating", is_dispute: true, is_open: true, is_mine: false };
const disputed = (given: object) =>
  ({
    ...{ id: "o1", request: { id: "r1" }, status: "disputed", price: money, can: [], complaint, ...given },
  }) as unknown as OrderDetails;

describe.each(locales)("The form of a dispute (%s)", (locale) => {
  const say = t(locale);
  const drawn = (order: OrderDetails) =>
    renderPage(
      <DisputeForm
        {...{
          order,
          title: "A tap",
          side: "customer",
          other: "Tarek",
          limits: { least: 20 },
          constraints: {},
        }}
      />,
      { locale, namespaces: ["common", "ui", "complaints"] },
    );

  it("leads to the complaint that the other side has filed meanwhile, and says nothing of money that was released", () => {
    const html = drawn(disputed({}));
    expect(html).toContain(say("complaints:dispute.open"));
    expect(html).toMatch(/href="\/\w\w\/complaints\/c1"/);
    expect(html).not.toContain(say("complaints:dispute.cleared"));
  });

  it("says so of a job that was done long ago", () => {
    const html = drawn(disputed({ status: "completed", complaint: null }));
    expect(html).toContain(say("complaints:dispute.cleared"));
    expect(html).not.toContain(say("complaints:dispute.open"));
  });
});
