import { describe, expect, it } from "vitest";
import { JobPanel } from "~/components/orders/job-panel";
import { OrderPanel } from "~/components/orders/order-panel";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import type { Namespace } from "~/i18n/messages.server";
import { at, money } from "../../support/drawn-checkout";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const job = (given: Partial<OrderDetails>) =>
  ({
    ...{
      id: "o1",
      status: "delivered",
      price: money,
      can: [],
      proposals: [],
      invoices: [],
      changes_asked: [],
    },
    ...{ customer: { id: "u1", name: "Nadia" }, provider: { id: "u2", name: "Tarek" } },
    ...{ request: { id: "r1" }, starts_at: at, arrival_minutes: 0, duration: 60, warranty_days: 0 },
    ...{ visit_fee: money, visit_cost: money, changes_left: 0, is_customer_active: true, can_complain: true },
    ...{ is_provider_active: true, no_show_from: null, earning: null, complaint: null },
    ...given,
  }) as unknown as OrderDetails;

const typed = "The lower joint drips";
const refused = (intent: string, name: string) => ({
  ...{ intent, messages: ["That is over."], values: { [name]: typed } },
});

describe.each(locales)("What was written into a form that is not there any more (%s)", (locale) => {
  const say = t(locale);
  const namespaces: Namespace[] = ["common", "ui", "orders", "complaints", "offers", "statuses", "counts"];
  const page = { locale, namespaces: [...namespaces, "technicianArea", "words", "zones"] as Namespace[] };
  const customers = (given: Partial<OrderDetails>, answer: unknown) =>
    renderPage(<OrderPanel order={job(given)} agreed={null} hired={null} />, { ...page, answer });
  const technicians = (given: Partial<OrderDetails>, answer: unknown) =>
    renderPage(<JobPanel order={job(given)} agreed={null} taken={{ jobs: [], days: [] } as never} />, {
      ...page,
      answer,
    });

  it("stands on the job's page with the way to a dispute, where no changes are left to ask for", () => {
    const html = customers({ can: ["confirm", "dispute"] }, refused("ask-changes o1", "reason"));
    expect(html).toContain(say("orders:unsent"));
    expect(html).toContain(typed);
    expect(html).toMatch(/href="\/\w\w\/requests\/r1\/dispute"/);
  });

  it("leads to no dispute where none can be opened", () => {
    const html = customers({ can_complain: false, status: "disputed" }, refused("pause o1", "reason"));
    expect(html).toContain(typed);
    expect(html).not.toContain("/dispute");
  });

  it("stands in the form itself, and nowhere else, while that is there", () => {
    const html = customers({ can: ["ask_changes", "confirm"] }, refused("ask-changes o1", "reason"));
    expect(html.split(typed)).toHaveLength(2);
    expect(html).not.toContain(say("orders:unsent"));
  });

  it("is kept for the technician, too, and of an answer to what was proposed", () => {
    for (const [intent, name] of [
      ["deliver o1", "note"],
      ["back-out o1", "reason"],
      ["object p1", "answer"],
    ] as const)
      expect(technicians({ status: "disputed" }, refused(intent, name))).toContain(typed);
  });

  it("is no job's where the form is about something else", () => {
    expect(customers({}, refused("ask-discount f1", "note"))).not.toContain(typed);
    expect(customers({}, { intent: "pause o1", messages: ["No."], values: {} })).not.toContain(
      say("orders:unsent"),
    );
  });
});
