import { expect, it } from "vitest";
import { OfferTime } from "~/components/technician-area/offer-time";
import { renderPage } from "../../support/render-page";

it("Proposes with a new offer the warranty that the technician's profile promises as usual", () => {
  const taken = { jobs: [], days_off: [] };
  const drawn = renderPage(<OfferTime {...{ offer: null, taken, usual_warranty_days: 30 }} />, {
    locale: "en",
    namespaces: ["common", "ui", "counts", "zones", "technicianArea"],
  });
  expect(/<input[^>]*name="warranty_days"[^>]*>/.exec(drawn)?.[0]).toContain('value="30"');
});
