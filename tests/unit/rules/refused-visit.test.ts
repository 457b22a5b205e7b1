import { describe, expect, it } from "vitest";
import { nextForCustomer } from "~/api/next-step/for-customer";
import { nextForProvider } from "~/api/next-step/for-provider";
import { refusedClaim } from "~/api/orders/refused-visit-view";
import { locales } from "~/i18n/locale";
import { dictionaries } from "~/i18n/messages.server";
import { at, noon, open, order } from "../../support/next-step";

const day = 86_400_000;
const settings = { warrantyVisitWithin: (14 * day) / 1000 };
const later = (days: number) => new Date(noon.getTime() + days * day);
const done = {
  ...{ status: "completed" as const, completedAt: noon, warrantyDays: 30, price: 42_000, released: 42_000 },
  ...{ clearsAt: later(2), clearedAt: null, isProviderActive: true },
};
const declined = { how: "declined" as const, reason: "Worn out", at: noon.toISOString(), complainedAt: null };

type Given = {
  job?: Partial<Omit<typeof done, "clearedAt"> & { clearedAt: Date }>;
  refused?: Partial<typeof declined> | object;
};
const told = ({ job = {}, refused = {} }: Given, days = 1) =>
  refusedClaim({ ...done, ...job }, { ...declined, ...refused }, null, { now: later(days), settings });

describe("A claim under warranty that was refused", () => {
  const cleared = { clearedAt: later(2) };

  it("leads to a dispute until the money has cleared, then to a complaint", () => {
    expect(told({})).toMatchObject({ how: "declined", reason: "Worn out", may: "dispute", due: later(2) });
    expect(told({ job: cleared }, 3)).toMatchObject({ may: "complaint", due: null });
  });

  it("leads to another claim besides, while the warranty runs and somebody can answer", () => {
    expect(told({})).toMatchObject({ may: "dispute", again: later(30) });
    expect(told({ job: cleared }, 3)).toMatchObject({ may: "complaint", again: later(30) });
    expect(told({ job: { ...cleared, isProviderActive: false } }, 3)).toMatchObject({ again: null });
    const lately = { refused: { at: later(29).toISOString() }, job: cleared };
    expect(told(lately, 31)).toMatchObject({ may: "complaint", again: null });
  });

  it("leads to another claim where a complaint was over before, while the warranty runs and somebody can answer", () => {
    const refused = { complainedAt: later(-1).toISOString() };
    expect(told({ refused })).toMatchObject({ may: "again", due: later(30) });
    expect(told({ refused, job: { isProviderActive: false } })).toBe(null);
    expect(told({ refused, job: { warrantyDays: 1 } }, 1.5)).toBe(null);
  });

  it("is told of no more once a complaint was made of it, and where nothing that was paid is left", () => {
    expect(told({ refused: { complainedAt: later(0.5).toISOString() } })).toBe(null);
    expect(told({ job: { ...cleared, released: 0 } })).toBe(null);
  });

  it("is told of while the warranty runs, and 14 days in any case", () => {
    expect(told({ job: cleared }, 29)).not.toBe(null);
    expect(told({ job: cleared }, 31)).toBe(null);
    const lately = { refused: { at: later(29).toISOString() }, job: cleared };
    expect(told(lately, 42)).not.toBe(null);
    expect(told(lately, 44)).toBe(null);
  });

  it("leads where another claim is made, where nobody answered one, and the complaint comes after it", () => {
    const situation = {
      ...open,
      request: at("completed"),
      order: { ...order, status: "completed" as const },
    };
    const read = (how: "declined" | "lapsed", again: Date | null) =>
      nextForCustomer({
        ...situation,
        visitRefused: { how, reason: "", may: "complaint" as const, due: null, again },
      });
    expect(read("lapsed", later(30))).toMatchObject({
      ...{ key: "visit.lapsed.complaint.again", due_at: null, time: later(30).toISOString() },
      leads_to: "deeds",
    });
    expect(read("lapsed", null)).toMatchObject({ key: "visit.lapsed.complaint", leads_to: "proposals" });
    expect(read("declined", later(30))).toMatchObject({
      ...{ key: "visit.declined.complaint.again", leads_to: "proposals" },
    });
  });

  it.each(locales)("is not called a refusal where nobody answered it (%s)", (locale) => {
    const texts = Object.entries(dictionaries[locale].requests).filter(([key]) =>
      key.startsWith("next.visit.lapsed."),
    );
    expect(texts.map(([, text]) => text).filter((text) => /accept|declin|اعتراض|رفض/.test(text))).toEqual([]);
    expect(texts.length).toBe(5);
  });

  it("comes before the review, and before an earlier visit that was not made; to its customer alone", () => {
    const situation = {
      ...{ ...open, request: at("completed"), order: { ...order, status: "completed" as const } },
      ...{ reviewUntil: { customer: later(9), provider: null }, visitAgainBy: later(9) },
      visitRefused: {
        how: "declined" as const,
        reason: "Worn out",
        may: "dispute" as const,
        due: later(2),
        again: null,
      },
    };
    expect(nextForCustomer(situation)).toMatchObject({
      ...{ actor: "you", key: "visit.declined.said.dispute", params: { reason: "Worn out" } },
      ...{ due_at: later(2).toISOString(), leads_to: "proposals" },
    });
    expect(nextForProvider({ ...situation, viewer: "provider" })?.key).not.toContain("declined");
    const closed = { ...situation.order, isCustomerActive: false };
    expect(nextForCustomer({ ...situation, order: closed })?.key).not.toContain("declined");
  });
});
