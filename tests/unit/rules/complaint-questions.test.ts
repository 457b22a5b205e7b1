import { describe, expect, it } from "vitest";
import { isOpen, statusAt, timeToGoOn } from "~/api/complaints/clock-rules";
import { outcomesOf } from "~/api/complaints/outcome-rules";
import { amountInQuestion, barsAppeal, barTo, mayComplain } from "~/api/complaints/question-rules";
import { keptOf } from "~/api/complaints/split-rules";
import { complaintKind, complaintStatus } from "~/contract/complaint-fields";

describe("A complaint about a job's money", () => {
  const released = { price: 30_000, released: 12_000 };

  it("is about the price that it freezes, and after that about what was released", () => {
    expect(amountInQuestion(released, true)).toBe(30_000);
    expect(amountInQuestion(released, false)).toBe(12_000);
    expect(amountInQuestion({ price: 30_000, released: null }, false)).toBe(0);
  });

  it.each(complaintStatus.options)(
    "is not filed beside one that is %s, save one that was withdrawn",
    (standing) => {
      const bar = isOpen(standing) ? "complaintWaits" : "complaintDone";
      expect(barTo(released, { freezes: true, standing })).toBe(bar);
      expect(mayComplain(released, { freezes: true, standing })).toBe(false);
    },
  );

  it("is filed while there is any money in question, be it one piastre", () => {
    const none = { freezes: false, standing: null };
    for (const [order, bar] of [
      [{ price: 30_000, released: 1 }, null],
      [{ price: 30_000, released: 0 }, "complaintNoMoney"],
      [{ price: 30_000, released: null }, "complaintNoMoney"],
    ] as const) {
      expect(barTo(order, none)).toBe(bar);
      expect(mayComplain(order, none)).toBe(bar === null);
    }
    expect(mayComplain({ price: 30_000, released: null }, { ...none, freezes: true })).toBe(true);
  });

  it("is decided by a split, a review's by removing it as well, everything else as upheld or not", () => {
    const outcomes = Object.fromEntries(complaintKind.options.map((kind) => [kind, outcomesOf(kind)]));
    const judged = ["upheld", "dismissed"];
    expect(outcomes).toEqual({
      ...{ order: ["split"], review: ["removed", ...judged] },
      ...{ conduct: judged, payment: judged, account_appeal: judged, other: judged },
    });
  });
});

describe("A split", () => {
  it.each([
    ["by what is kept", { kept: 20_001 }, 20_001],
    ["by what goes back", { refund: 9_999 }, 20_001],
    ["with nothing kept", { kept: 0 }, 0],
    ["with nothing given back", { refund: 0 }, 30_000],
    ["with all of it kept", { kept: 30_000 }, 30_000],
    ["with all of it given back", { refund: 30_000 }, 0],
    ["by neither", {}, "unnamed"],
    ["by both, although they agree", { kept: 20_001, refund: 9_999 }, "both"],
    ["by a piastre too much kept", { kept: 30_001 }, "tooMuch"],
    ["by a piastre too much given back", { refund: 30_001 }, "tooMuch"],
  ])("of 300 pounds is named %s", (_, named, kept) => {
    expect(keptOf(30_000, named)).toBe(kept);
  });
});

describe("An appeal against the closing of an account", () => {
  const [before, closedAt, after] = ["08:00", "09:00", "10:00"].map((at) => new Date(`2026-11-24T${at}Z`));
  const refused = { status: "final", outcome: "dismissed", endedAt: after ?? null } as const;

  it("keeps another from being filed while it is under way", () => {
    for (const status of complaintStatus.options) {
      const waits = { status, outcome: null, endedAt: null };
      expect(barsAppeal(waits, closedAt ?? null)).toBe(isOpen(status));
    }
  });

  it("does so for good where it was refused, until the account is opened and closed once more", () => {
    expect(barsAppeal(refused, closedAt ?? null)).toBe(true);
    expect(barsAppeal({ ...refused, endedAt: closedAt ?? null }, closedAt ?? null)).toBe(true);
    expect(barsAppeal(refused, null)).toBe(true);
    expect(barsAppeal({ ...refused, endedAt: before ?? null }, closedAt ?? null)).toBe(false);
    expect(barsAppeal({ ...refused, outcome: "upheld" }, closedAt ?? null)).toBe(false);
  });
});

describe("The clocks of a complaint", () => {
  const dueAt = new Date("2026-11-24T10:00Z");

  it("are over at their moment, in lists too", () => {
    expect(statusAt("awaiting_other", dueAt, new Date(dueAt.getTime() - 1))).toBe("awaiting_other");
    expect(statusAt("awaiting_other", dueAt, dueAt)).toBe("under_review");
    expect(statusAt("decided", dueAt, dueAt)).toBe("final");
  });

  it("leave a job that had no clock the least there is", () => {
    expect(timeToGoOn(null, 86_400)).toBe(86_400);
  });
});
