import { describe, expect, it } from "vitest";
import { DisputeForm } from "~/components/complaints/dispute-form";
import type { OrderDetails } from "~/contract/order-fields";
import type { Locale } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const namespaces = ["common", "ui", "complaints", "statuses", "lists"] as const;

describe.each(["en", "ar"] as const)("In %s the page of a job's dispute", (locale: Locale) => {
  const say = t(locale);
  const drawn = (can: string[]) => {
    const order = {
      ...{ id: "o1", can, price: { amount: 30_000, currency: "EGP" }, request: { id: "r1", title: "Tap" } },
    } as unknown as OrderDetails;
    return renderPage(
      <DisputeForm
        {...{ order, title: "Tap", side: "customer", other: "Tarek" }}
        limits={{ least: 20, files: 6 }}
        constraints={{}}
      />,
      { locale, namespaces: [...namespaces] },
    );
  };
  const [dispute, complaint] = [
    [say("complaints:dispute.title"), say("complaints:dispute.send"), say("complaints:comes.split")],
    [say("complaints:new.title"), say("complaints:form.send"), say("complaints:comes.refund")],
  ];

  it("calls it a dispute while there is money to freeze", () => {
    for (const words of dispute) expect(drawn(["dispute"])).toContain(words);
    for (const words of complaint) expect(drawn(["dispute"])).not.toContain(words);
  });

  it("calls it a complaint, and speaks of a refund, once the money was released", () => {
    for (const words of complaint) expect(drawn([])).toContain(words);
    for (const words of dispute) expect(drawn([])).not.toContain(words);
  });
});
