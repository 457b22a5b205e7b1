import { describe, expect, it } from "vitest";
import { Facts } from "~/components/complaints/facts";
import type { Complaint } from "~/contract/complaint-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const at = "2026-12-01T14:00:00.000Z";
const payout: Complaint["payout"] = {
  ...{ id: "po1", status: "failed", amount: { amount: 30_000, currency: "EGP" }, created_at: at },
};
const complaint = {
  ...{ kind: "payment", is_dispute: false, is_mine: true, other: null, amount: null, created_at: at },
  ...{ about: { request: null }, filer: { id: "u1", name: "Tarek Fawzy" } },
};

describe.each(locales)("What a complaint is about, in short (%s)", (locale) => {
  const say = t(locale);
  const draw = (
    of: Complaint["payout"],
    area: Parameters<typeof Facts>[0]["area"] = "/technician/requests",
  ) =>
    renderPage(<Facts complaint={{ ...complaint, payout: of } as unknown as Complaint} area={area} />, {
      locale,
      namespaces: ["common", "ui", "complaints", "statuses"],
    });

  it("is the payout: how much, and how it stands, with the way to it", () => {
    const html = draw(payout);
    for (const said of [say("complaints:facts.payout"), say("statuses:payout.failed"), "300"])
      expect(html).toContain(said);
    expect(html).toContain(`href="/${locale}/technician/payment?payout=po1#payout-po1"`);
    expect(draw(null)).not.toContain(say("complaints:facts.payout"));
  });

  it("leads nowhere whoever may open no other page", () => {
    expect(draw(payout, null)).toContain("300");
    expect(draw(payout, null)).not.toContain("/technician/payment");
  });

  it("is the payment likewise, which a customer complains of", () => {
    const payment = {
      id: "p1",
      status: "refunded",
      amount: { amount: 41_950, currency: "EGP" },
      created_at: at,
    };
    const of = { ...complaint, payout: null, payment } as unknown as Complaint;
    const html = renderPage(<Facts complaint={of} area="/requests" />, {
      locale,
      namespaces: ["common", "ui", "complaints", "statuses"],
    });
    for (const said of [say("complaints:facts.payment"), say("statuses:payment.refunded"), "419.50"])
      expect(html).toContain(said);
    expect(html).toContain(`href="/${locale}/payment"`);
  });
});
