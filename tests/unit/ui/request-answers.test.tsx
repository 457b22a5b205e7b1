import { expect, it } from "vitest";
import { RequestBody } from "~/components/requests/request-body";
import type { RequestDetails } from "~/contract/request-fields";
import { renderPage } from "../../support/render-page";

const request = {
  ...{ description: "", photos: [], timing: "flexible", preferred_date: null, time_window: "any" },
  answers: [
    { code: "litres", label: "How many litres each?", value: 10_000 },
    { code: "where", label: "Where are they?", value: "Under the ground" },
  ],
} as unknown as RequestDetails;

it("shows figures in the reader's digits, grouped, and speaks of the customer in nobody's voice", () => {
  const shown = (locale: "en" | "ar", digits: "latn" | "arab") =>
    renderPage(<RequestBody request={request} title="" />, {
      locale,
      digits,
      namespaces: ["common", "requests"],
    });
  expect(shown("en", "latn")).toContain(">10,000</bdi>");
  expect(shown("ar", "arab")).toContain(">١٠٬٠٠٠</bdi>");
  expect(shown("en", "latn")).toContain("<dd>Flexible</dd>");
});
