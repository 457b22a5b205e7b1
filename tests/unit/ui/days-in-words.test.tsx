import { describe, expect, it } from "vitest";
import { DateField } from "~/components/ui/date-field";
import { TimeField } from "~/components/ui/time-field";
import { EarningsChart } from "~/components/wallet/earnings-chart";
import { renderPage } from "../../support/render-page";

const amount = { amount: 52_000, currency: "EGP" };

describe("a day", () => {
  it.each([
    ["en", "3 Oct"],
    ["ar", "3 أكتوبر"],
  ] as const)("under a bar has its month by name: %s", (locale, tick) => {
    const bars = [{ from: "2026-10-03", amount }];
    const html = renderPage(<EarningsChart bars={bars} by="weeks" />, {
      ...{ locale, namespaces: ["common", "ui", "wallet"] },
    });
    expect(html).toContain(`<span>${tick}</span>`);
  });

  it("in a native field stands under it in words, and leaves its name alone", () => {
    const html = renderPage(<DateField name="from" label="From" defaultValue="2026-10-03" />);
    expect(html).toMatch(/>Saturday 3\u00A0October 2026<\/p>/);
    expect(html).toMatch(/<label[^>]*>From<\/label>/);
    expect(renderPage(<DateField name="from" label="From" />)).not.toContain("</p>");
    const both = renderPage(<DateField name="from" label="From" hint="By then" defaultValue="2026-10-03" />);
    expect(both.replaceAll("<!-- -->", "")).toContain("Saturday 3\u00A0October 2026 · By then</p>");
  });

  it("with its time, on the 24-hour clock, stands under its field, with the zone", () => {
    const html = renderPage(
      <TimeField name="at" label="Start" minutes={60} defaultValue="2026-10-03T21:05" />,
      { namespaces: ["common", "ui", "zones"] },
    );
    expect(html).toMatch(/Saturday 3\u00A0October 2026, 21:05 · [^<]+<\/p>/);
  });
});
