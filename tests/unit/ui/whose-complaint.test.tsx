import { describe, expect, it } from "vitest";
import { ComplaintNote } from "~/components/orders/complaining";
import { RequestHead } from "~/components/requests/request-head";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

describe.each(locales)("On the page of a job (%s)", (locale) => {
  const say = t(locale);
  const draw = (element: Parameters<typeof renderPage>[0]) =>
    renderPage(element, { locale, namespaces: ["common", "ui", "complaints", "requests", "statuses"] });

  it.each([
    [true, true, "you.dispute"],
    [false, true, "other.dispute"],
    [true, false, "you"],
    [false, false, "other"],
  ])(
    "a complaint that is the reader's own (%s), a dispute (%s), says whose it is",
    (is_mine, is_dispute, by) => {
      const order = {
        ...{ status: is_dispute ? "disputed" : "completed", price: { amount: 30_000, currency: "EGP" } },
        complaint: { id: "c1", status: "awaiting_other", is_open: true, is_dispute, is_mine },
      } as unknown as OrderDetails;
      const words = say(`complaints:job.by.${by}`, { name: "|" }).split("|").at(-1)?.trim();
      const html = draw(<ComplaintNote order={order} other="Tarek" />);
      expect(html).toContain(words);
      expect(html.includes("Tarek")).toBe(!is_mine);
    },
  );

  it.each([true, false])(
    "a complaint that is over is read, and not followed any more (dispute: %s)",
    (is_dispute) => {
      const drawn = (is_open: boolean) => {
        const complaint = { id: "c1", status: "final", is_open, is_dispute, is_mine: true };
        const order = { status: "completed", price: { amount: 30_000, currency: "EGP" }, complaint };
        return draw(<ComplaintNote order={order as unknown as OrderDetails} other="Tarek" />);
      };
      const follow = say(`complaints:job.${is_dispute ? "open" : "complaint"}`);
      expect(drawn(true)).toContain(follow);
      expect(drawn(false)).not.toContain(follow);
      expect(drawn(false)).toContain(say("complaints:job.ended"));
    },
  );

  it("the request has a badge of its own only as long as there is no order", () => {
    const head = (order_id: string | null) => {
      const request = { id: "r1", title: "Tap", view: "owner", status: "assigned", can: [], order_id };
      return draw(<RequestHead request={request as unknown as RequestDetails} />);
    };
    const badge = say("statuses:request.assigned");
    expect(head(null)).toContain(badge);
    expect(head("o1")).not.toContain(badge);
  });
});
