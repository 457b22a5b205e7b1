import { describe, expect, it } from "vitest";
import { EventCase } from "~/components/staff/event-case";
import { RefundCase } from "~/components/staff/refund-case";
import type { Outcome } from "~/components/ui/form-context";
import type { FailedEvent, WaitingRefund } from "~/contract/transfer-fields";
import { locales } from "~/i18n/locale";
import { refundCodes } from "~/i18n/refund-reason";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const at = "2026-11-19T07:00:00.000Z";
const namespaces = ["common", "ui", "staff"] as const;

const refund: WaitingRefund = {
  ...{ id: "refund1", amount: { amount: 30_000, currency: "EGP" }, method: "card", failure: null },
  ...{ customer: { id: "nadia", name: "Nadia Samir" }, request: { id: "request1", title: "Tap" } },
  ...{ reference: null, created_at: at, sent_at: at, gone_gateway: null, was_asked: false, can: [] },
  ...{ account: null, asks_account: null, asked_at: null, done_at: null, return_reason: null, round: 1 },
};
const event: FailedEvent = {
  ...{ id: "evt_1", gateway: "stripe", kind: "settled", settlement: "po_1", tries: 2, set_aside: null },
  ...{ amount: { amount: 30_000, currency: "EGP" }, happened_at: at, next_try_at: at },
};

describe.each(locales)("Staff see, %s,", (locale) => {
  const say = t(locale);
  const page = { locale, namespaces: [...namespaces] };
  const drawRefund = (of: Partial<WaitingRefund>) =>
    renderPage(<RefundCase refund={{ ...refund, ...of }} constraints={{}} />, page);
  const drawEvent = (of: Partial<FailedEvent>) =>
    renderPage(<EventCase event={{ ...event, ...of }} constraints={{}} />, page);

  it.each(["stripe", "sandbox"] as const)(
    "why a refund of %s, which is gone, is theirs to see to",
    (gone) => {
      const html = drawRefund({ gone_gateway: gone, can: ["done_there", "done"] });
      expect(html).toContain(say(`staff:refunds.gone.${gone}`));
      const intents = [...html.matchAll(/name="intent" value="([^"]+)"/g)].map(([, intent]) => intent);
      expect(intents).toEqual(["done_there refund1", "done refund1"]);
      expect(html).toContain(say("staff:refunds.doneThere"));
    },
  );

  it("that a gateway which is gone may have carried a refund out, so that nobody is paid twice", () => {
    const gone = { gone_gateway: "stripe", can: ["done_there", "done"] } as const;
    const warning = say("staff:refunds.mayBeDone");
    expect(drawRefund({ ...gone, can: [...gone.can], was_asked: true })).toContain(warning);
    expect(drawRefund({ ...gone, can: [...gone.can] })).not.toContain(warning);
  });

  it.each(["chargeback_reversed", "unknown_to_gateway"])("our own reason %s in words", (failure) => {
    const html = drawRefund({ failure, can: ["retry", "done"] }).replaceAll("&#x27;", "'");
    expect(html).toContain(say(`staff:refunds.why.${failure}`));
    expect(html).not.toContain(failure);
  });

  it("that what a payer's bank gave back can go to the customer, which nobody has asked for so far", () => {
    const html = drawRefund({ failure: "chargeback_reversed", sent_at: null, can: ["give"] });
    expect(html).toContain(say("staff:refunds.give"));
    expect(html).toContain('value="give refund1"');
    expect(html).not.toContain(say("staff:refunds.retry"));
    const isSaid = (key: string) => html.includes(say(`staff:${key}`, { when: "|" }).split("|")[0] ?? "");
    expect([isSaid("refunds.returned"), isSaid("refunds.since")]).toEqual([true, false]);
  });

  it.each(refundCodes)("the gateway's code %s in words", (failure) => {
    const html = drawRefund({ failure }).replaceAll("&#x27;", "'");
    expect(html).toContain(say(`staff:refunds.code.${failure}`));
    expect(html).not.toContain(`<bdi>${failure}</bdi>`);
  });

  it("a code that nobody has words for as the gateway says it", () => {
    expect(drawRefund({ failure: "processing_error" })).toContain("processing_error");
  });

  it("a refund as it stands, and whatever they do about it is done to that", () => {
    const html = drawRefund({ can: ["retry", "done", "done_there", "return", "withdraw"], round: 3 });
    expect(html.match(/name="intent"/g)).toHaveLength(5);
    expect(html.match(/name="round" value="3"/g)).toHaveLength(5);
  });

  it("the account of now, and confirm the one that they have read until they are told that there is another", () => {
    const [a, b] = ["A", "B"].map((holder) => ({
      iban: `EG${holder}`,
      holder,
      named_at: at,
      held_until: null,
    }));
    const answered = (values?: Outcome["values"], current?: Outcome["current"]) => {
      const answer = values && { intent: "done refund1", messages: ["No."], values, current };
      const named: WaitingRefund = { ...refund, can: ["done"], asks_account: "needed", account: b ?? null };
      return renderPage(<RefundCase refund={named} constraints={{}} />, { ...page, answer });
    };
    const carried = (html: string) =>
      [...html.matchAll(/type="hidden" name="(?:iban|holder)" value="([^"]*)"/g)].map(([, value]) => value);
    expect(carried(answered())).toEqual(["EGB", "B"]);
    // The books hold too little, and while that was said the customer has named B.
    const asSent = { iban: a?.iban ?? "", holder: a?.holder ?? "" };
    const short = answered(asSent, { refund_status: "pending", held_until: null });
    expect(short).toContain("EGB");
    expect(carried(short)).toEqual(["EGA", "A"]);
    expect(carried(answered(asSent, { iban: "EGB", holder: "B" }))).toEqual(["EGB", "B"]);
    // There was none to read.
    expect(carried(answered({}))).toEqual([]);
  });

  it("what a message of the gateway is, and the two ways to see to it", () => {
    const html = drawEvent({});
    for (const own of ["evt_1", "po_1", "try evt_1", "aside evt_1", say("staff:events.asideReason")])
      expect(html).toContain(own);
  });

  it("why one was set aside, and no way to do anything more about it", () => {
    const html = drawEvent({ set_aside: { at, reason: "A test of Stripe's own." } });
    expect(html).toContain("A test of Stripe&#x27;s own.");
    expect(html).not.toContain("<form");
  });
});
