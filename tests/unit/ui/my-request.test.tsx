import { expect, it } from "vitest";
import { MyRequest } from "~/components/requests/my-request";
import type { OwnRequestCard } from "~/contract/request-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const agreed = {
  ...{ provider_name: "Tarek F.", price: { amount: 30_000, currency: "EGP" }, payment_due_at: null },
  ...{ starts_at: "2026-11-27T08:00:00.000Z", arrival_minutes: 0, is_transfer_sent: false },
  completed_at: null,
};

it.each(locales)("An own request that is in dispute says so in its row (%s)", (locale) => {
  const badgeOf = (work: "disputed" | "in_progress" | null) => {
    const card = { id: "r", title: "Tap", status: "assigned", service: null, city: null, waits: null };
    const request = { ...card, agreed: { ...agreed, work } } as unknown as OwnRequestCard;
    const namespaces = ["common", "ui", "requests", "statuses"] as const;
    return renderPage(<MyRequest request={request} />, {
      locale,
      namespaces: [...namespaces],
    });
  };
  const say = t(locale);
  const assigned = say("statuses:request.assigned");
  for (const work of ["disputed", "in_progress"] as const) {
    expect(badgeOf(work)).toContain(say(`statuses:order.${work}`));
    expect(badgeOf(work)).not.toContain(assigned);
  }
  expect(badgeOf(null)).toContain(assigned);
});
