import { expect, it } from "vitest";
import { ArrivalCode } from "~/components/orders/arrival-code";
import { StartJob } from "~/components/orders/job-deeds";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const order = (is_code_locked: boolean, is_customer_active = true) =>
  ({ id: "o1", provider: { name: "Tarek" }, is_customer_active, is_code_locked }) as OrderDetails;

it.each(locales)(
  "After too many wrong codes neither side is left with a code that is taken no more (%s)",
  (locale) => {
    const drawn = (isLocked: boolean) =>
      [
        <ArrivalCode key="c" order={order(isLocked)} code="4711" />,
        <StartJob key="s" order={order(isLocked)} />,
      ].map((part) => renderPage(part, { locale, namespaces: ["common", "ui", "orders"] }));
    const [code, start] = drawn(true);
    expect(code).not.toContain("4711");
    expect(code).toContain(t(locale)("orders:code.new"));
    expect(code).toContain('id="code"');
    expect(start).toContain(t(locale)("orders:code.hint.locked"));
    expect(start).not.toContain("<input");
    expect(start).not.toContain("<button");
    const nobodys = <StartJob order={order(true, false)} />;
    const closed = renderPage(nobodys, { locale, namespaces: ["common", "ui", "orders"] });
    expect(closed).toContain(t(locale)("orders:code.hint.locked.inactive"));
    expect(closed).not.toContain("<button");
    const [good, open] = drawn(false);
    expect(good).toContain("4711");
    expect(open).toContain(t(locale)("orders:code.hint"));
  },
);
