import { expect, it } from "vitest";
import { OwnerSteps } from "~/components/requests/owner-steps";
import type { NextStep } from "~/contract/next-step";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const step: NextStep = {
  ...{ actor: "you", key: "review", params: {}, due_at: "2026-12-08T10:00:00.000Z" },
  ...{ time: null, money: null, rest: null, leads_to: "review" },
};
const pounds = { amount: 30_000, currency: "EGP" };
const nothing = {
  ...{ refunding: null, refund_to_name: null, refund_failed: null },
  ...{ refund_undecided: null, refunded: null, charged_back: null },
};
const payments = /href="[^"]*\/payment"/g;

/** What the page of a request says to its owner of money that goes back, or went; without what marks figures and directions. */
function drawn(money: Partial<RequestDetails>, locale: "en" | "ar", next = step, job = "completed") {
  const request = {
    ...{ id: "r1", can: [], status: "completed", offers_count: 0, timeline: [], next, ...nothing, ...money },
  } as unknown as RequestDetails;
  const order = { id: "o1", status: job, request: { id: "r1" } } as OrderDetails;
  const html = renderPage(<OwnerSteps request={request} order={order} />, {
    ...{ locale, namespaces: ["common", "ui", "requests", "orders", "words"] },
  });
  return { text: html.replace(/<[^>]*>/g, ""), links: html.match(payments)?.length ?? 0 };
}

/** The words of a sentence, on either side of its amount. */
const partsOf = (locale: "en" | "ar", key: string) =>
  t(locale)(`requests:${key}`, { amount: "|" })
    .split("|")
    .map((part) => part.replaceAll(/[\u2066-\u2069]/g, "").trim())
    .filter((part) => part !== "");

it.each(locales)("A customer reads what became of the money beside what is next, once (%s)", (locale) => {
  const told: [Partial<RequestDetails>, string][] = [
    [{ refunding: pounds }, "refunding"],
    [{ refunding: pounds, refund_to_name: pounds }, "refunding.account"],
    [{ refunding: pounds, refund_failed: pounds }, "refunding.failed"],
    [{ refund_failed: pounds }, "refunding.failed"],
    [{ refund_undecided: pounds }, "refunding.undecided"],
    [{ refund_undecided: pounds, charged_back: pounds }, "refunding.undecided"],
    [{ refund_undecided: pounds, refunding: pounds }, "refunding"],
    [{ charged_back: pounds }, "refunding.bank"],
    [{ charged_back: pounds, refunding: pounds }, "refunding"],
  ];
  const keys = [
    "refunding",
    "refunding.account",
    "refunding.failed",
    "refunding.bank",
    "refunding.undecided",
  ];
  for (const [money, said] of told) {
    const { text, links } = drawn(money, locale);
    const isSaid = (key: string) => partsOf(locale, key).every((part) => text.includes(part));
    expect([said, keys.filter(isSaid)]).toEqual([said, [said]]);
    expect(text).toMatch(/300/);
    expect(links).toBe(1);
  }
  expect(drawn({}, locale).links).toBe(0);
});

it.each(locales)("The strip says it where nothing else is next, and leads to the payments (%s)", (locale) => {
  for (const [money, key] of [
    [{ refund_failed: pounds }, "over.completed.failed"],
    [{ refund_undecided: pounds }, "over.completed.undecided"],
    [{ charged_back: pounds }, "over.completed.bank"],
  ] as const) {
    const next = {
      ...step,
      actor: "nobody",
      key,
      money: pounds,
      leads_to: "payments",
      due_at: null,
    } as const;
    const { text, links } = drawn(money, locale, next);
    for (const part of partsOf(locale, `next.${key}`)) expect(text).toContain(part);
    expect([text.match(/300/g)?.length, links]).toEqual([1, 1]);
  }
});

it.each(locales)(
  "What went back of a job that was called off is said until another is agreed (%s)",
  (locale) => {
    const isSaid = (job: string, money: Partial<RequestDetails>) => {
      const { text } = drawn(money, locale, step, job);
      return partsOf(locale, "refunding.done").every((part) => text.includes(part));
    };
    expect(isSaid("cancelled", { refunded: pounds })).toBe(true);
    expect(isSaid("paid", { refunded: pounds })).toBe(false);
    expect(isSaid("cancelled", { refunded: pounds, refunding: pounds })).toBe(false);
  },
);
