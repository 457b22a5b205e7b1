import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TradeFields } from "~/components/account/trade-fields";
import { Form } from "~/components/ui/form";
import type { Outcome } from "~/components/ui/form-context";
import { renderPage } from "../../support/render-page";

const groups = [
  {
    label: "Plumbing",
    icon: "droplet",
    options: [
      { value: "tap", label: "Taps" },
      { value: "drain", label: "Drains" },
    ],
  },
];
const prices = { currency: "EGP", kept: { tap: 30_050, drain: null } };

function draw(locale: "en" | "ar", given: typeof prices | undefined, answer?: Outcome) {
  return renderPage(
    <Form>
      <TradeFields
        groups={groups}
        cities={[]}
        chosen={{ services: ["tap"], cities: [] }}
        {...(given && { prices: given })}
      />
    </Form>,
    { locale, namespaces: ["common", "ui", "account"], answer },
  );
}

const fieldOf = (html: string, id: string) =>
  new RegExp(`<label for="from_prices-${id}">.*?<input[^>]*name="from_prices\\.${id}"[^>]*>`).exec(
    html,
  )?.[0] ?? "";

describe("The price from which a service starts", () => {
  it.each([
    ["en", "Price from", "EGP", "Taps"],
    ["ar", "سعر البداية", "ج.م", "Taps"],
  ] as const)(
    "has a field beside each service, in words and currency of the reader (%s)",
    (locale, ...words) => {
      const html = draw(locale, prices);
      const field = fieldOf(html, "tap");
      for (const word of words) expect(field).toContain(word);
      expect(field).toContain('value="300.5');
      expect(fieldOf(html, "drain")).toContain('name="from_prices.drain"');
      expect(fieldOf(html, "drain")).not.toContain("value=");
    },
  );

  it("is seen only of chosen services, without any script", () => {
    const field = draw("en", prices).match(
      /<div><label class="check">(?:(?!<div>).)*<\/label><div class="field ([\w-]+)"/,
    );
    const sheet = readFileSync("app/styles/trade.css", "utf8");
    expect(sheet).toMatch(new RegExp(`\\.${field?.[1]} \\{\\s+display: none`));
    expect(sheet).toMatch(
      new RegExp(`:has\\(> \\.check :checked\\) > \\.${field?.[1]} \\{\\s+display: block`),
    );
  });

  it("keeps what was typed, and says at the field what is wrong with it", () => {
    const answer = {
      errors: { "from_prices.tap": ["The amount must be EGP 120 or more."] },
      values: { services: "tap", "from_prices.tap": "١٠" },
    };
    const html = draw("en", prices, answer);
    expect(fieldOf(html, "tap")).toContain('value="١٠"');
    expect(html).toContain('<a href="#from_prices-tap">');
    expect(html).toContain('id="from_prices-tap-error"');
  });

  it("is not asked for at sign-up", () => {
    expect(draw("en", undefined)).not.toContain("from_prices");
  });
});
