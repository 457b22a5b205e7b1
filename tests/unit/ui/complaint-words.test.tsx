import { describe, expect, it } from "vitest";
import { AfterDecision } from "~/components/complaints/after-decision";
import { ComplaintRow } from "~/components/complaints/complaint-row";
import { DisputeForm } from "~/components/complaints/dispute-form";
import { InactiveAccount } from "~/components/complaints/inactive-account";
import { Message } from "~/components/complaints/message";
import { OtherWays } from "~/components/complaints/other-ways";
import { StateStrip } from "~/components/complaints/state-strip";
import type { Complaint, ComplaintMessage } from "~/contract/complaint-fields";
import type { OrderDetails } from "~/contract/order-fields";
import type { Locale } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

type Row = Parameters<typeof ComplaintRow>[0]["row"];

const namespaces = ["common", "ui", "complaints", "statuses", "lists"] as const;

describe.each(["en", "ar"] as const)("In %s the page of a job's dispute", (locale: Locale) => {
  const say = t(locale);
  const drawn = (can: string[]) => {
    const order = {
      ...{ id: "o1", can, price: { amount: 30_000, currency: "EGP" }, request: { id: "r1", title: "Tap" } },
    } as unknown as OrderDetails;
    return renderPage(
      <DisputeForm
        {...{ order, title: "Tap", side: "customer", other: "Tarek" }}
        limits={{ least: 20 }}
        constraints={{}}
      />,
      { locale, namespaces: [...namespaces] },
    );
  };
  const [dispute, complaint] = [
    [say("complaints:dispute.title"), say("complaints:dispute.send"), say("complaints:comes.split")],
    [say("complaints:new.title"), say("complaints:form.send"), say("complaints:comes.refund")],
  ];

  it("calls it a dispute while there is money to freeze", () => {
    for (const words of dispute) expect(drawn(["dispute"])).toContain(words);
    for (const words of complaint) expect(drawn(["dispute"])).not.toContain(words);
  });

  it("calls it a complaint, and speaks of a refund, once the money was released", () => {
    for (const words of complaint) expect(drawn([])).toContain(words);
    for (const words of dispute) expect(drawn([])).not.toContain(words);
  });
});

describe.each(["en", "ar"] as const)("In %s an appeal about one's account", (locale: Locale) => {
  const say = t(locale);
  const drawn = (can: string[], kind = "account_appeal", withdrawals_left: number | null = null) => {
    const complaint = {
      kind,
      can,
      withdrawals_left,
      closed_accounts: [],
      is_dispute: false,
      status: "withdrawn",
      other: null,
      clock: null,
    };
    const given = { ...complaint, waits_for: "nobody", accepted: {} } as unknown as Complaint;
    return renderPage(
      <>
        <StateStrip complaint={given} reader="customer" other="" />
        <OtherWays complaint={given} />
      </>,
      { locale, namespaces: [...namespaces] },
    );
  };

  it("is an appeal where it is taken back, in no panel of its own", () => {
    const html = drawn(["withdraw"]);
    for (const key of ["withdraw.title.appeal", "withdraw.text.appeal", "state.withdrawn.appeal"])
      expect(html).toContain(say(`complaints:${key}`));
    expect(html).not.toContain(say("complaints:more.title"));
    expect(html).not.toContain(say("complaints:withdraw.title"));
  });

  it("has nobody else to accept what was decided", () => {
    const text = (kind: string, other: object | null) => {
      const given = { kind, other, can: ["accept_decision"], status: "decided", accepted: {}, is_mine: true };
      return renderPage(
        <AfterDecision
          {...{ complaint: given as unknown as Complaint, other: "", limits: { least: 20 }, constraints: {} }}
        />,
        { locale, namespaces: [...namespaces] },
      );
    };
    const [both, alone] = [
      say("complaints:acceptDecision.text"),
      say("complaints:acceptDecision.text.alone"),
    ];
    expect(text("account_appeal", null)).toContain(alone);
    expect(text("account_appeal", null)).not.toContain(both);
    expect(text("order", { name: "Tarek" })).toContain(both);
  });

  it("has one way where a job's complaint has a panel of two", () => {
    const html = drawn(["withdraw", "hand_over"], "order");
    for (const key of ["more.title", "withdraw.title", "handOver.title"])
      expect(html).toContain(say(`complaints:${key}`));
  });

  it("is taken back for the last time in so many words, and where that was often enough it says why not", () => {
    const [last, none] = [say("complaints:withdraw.last"), say("complaints:withdraw.none")];
    const shown = (left: number | null, can: string[]) => {
      const html = drawn(can, "order", left);
      return [last, none].map((words) => html.includes(words));
    };
    expect(shown(2, ["withdraw"])).toEqual([false, false]);
    expect(shown(1, ["withdraw"])).toEqual([true, false]);
    expect(shown(0, ["hand_over"])).toEqual([false, true]);
    expect(shown(null, [])).toEqual([false, false]);
  });

  const row = {
    ...{ id: "c1", title: "Appeal", excerpt: "", clock: null, is_mine: true, filer: { name: "Nadia" } },
    ...{ waits_for: "nobody", created_at: "2026-11-19T07:00:00.000Z", status: "final" },
  };
  type Appeal = { id: string; is_open: boolean; is_decided: boolean };
  const inactive = (areAppeals: boolean, appeal: Appeal | null = null) =>
    renderPage(
      <InactiveAccount
        {...{ contact: null, reason: null, appeal, money: null, areAppeals }}
        {...{ jobs: [], reader: "customer" }}
      >
        <ComplaintRow row={{ ...row, kind: "account_appeal" } as unknown as Row} />
      </InactiveAccount>,
      { locale, namespaces: [...namespaces] },
    );

  it("is followed while it is under way, read once it was refused for good, and else filed", () => {
    const [follow, read, file] = (["follow", "read", "file"] as const).map((key) =>
      say(`complaints:inactive.appeal.${key}`),
    );
    const shown = (appeal: Appeal | null) => {
      const html = inactive(true, appeal);
      return [follow, read, file].filter((words) => html.includes(words ?? ""));
    };
    expect(shown({ id: "c1", is_open: true, is_decided: false })).toEqual([follow]);
    expect(shown({ id: "c1", is_open: false, is_decided: false })).toEqual([read]);
    expect(shown(null)).toEqual([file]);
    expect(inactive(true, { id: "c9", is_open: false, is_decided: false })).toContain('/complaints/c9"');
  });

  it("is not said to be looked at once it was decided: the next word is its owner's", () => {
    const html = inactive(true, { id: "c1", is_open: true, is_decided: true });
    for (const key of ["decided", "read"]) expect(html).toContain(say(`complaints:inactive.appeal.${key}`));
    expect(html).not.toContain(say("complaints:inactive.appeal.under"));
  });

  it("is listed under its name", () => {
    expect(inactive(true)).toContain(`>${say("complaints:inactive.appeals")}<`);
    expect(inactive(false)).toContain(`>${say("complaints:inactive.others")}<`);
  });
});

it("In a complaint's thread a technician is an octagon, and nobody else", () => {
  const shapeOf = (author_type: ComplaintMessage["author_type"]) => {
    const message: ComplaintMessage = {
      ...{ id: "m1", kind: "message", by: "other", side: "filer", author_type, name: "Tarek", text: "Hello" },
      ...{ files: [], created_at: "2026-11-19T07:00:00.000Z" },
    };
    return renderPage(<Message message={message} />, { namespaces: [...namespaces] }).includes("av-tech");
  };
  expect((["customer", "provider", "staff"] as const).map(shapeOf)).toEqual([false, true, false]);
});
