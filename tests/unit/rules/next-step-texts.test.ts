import { expect, it } from "vitest";
import { nextForCustomer } from "~/api/next-step/for-customer";
import { nextForProvider } from "~/api/next-step/for-provider";
import type { Situation } from "~/api/next-step/step";
import { complaintStatus } from "~/contract/complaint-fields";
import { wait } from "~/contract/next-step";
import { offerStatus } from "~/contract/offer-fields";
import { orderStatus, proposalKind } from "~/contract/order-fields";
import { requestStatus } from "~/contract/request-fields";
import { dictionaries } from "~/i18n/messages.server";
import {
  at,
  dispute,
  isLimit,
  later,
  noon,
  open,
  order,
  proposal,
  refusedClaims,
} from "../../support/next-step";

it("Every next step has a sentence in both languages, which uses all that it is given and no more", () => {
  const states: Partial<Situation>[] = [
    ...requestStatus.options.map((status) => ({ request: at(status) })),
    ...requestStatus.options.map((status) => ({ request: at(status, { isComplete: false }) })),
    ...[{}, { isProviderActive: false }, { isCustomerActive: false }].flatMap((closed) =>
      orderStatus.options.map((status) => ({
        request: at("assigned"),
        order: { ...order, ...closed, status, payout: 1, confirmsAt: noon, clearsAt: noon },
      })),
    ),
    ...requestStatus.options.map((status) => ({ request: at(status), refunding: 1 })),
    ...requestStatus.options.map((status) => ({ request: at(status), refunding: 1, refundToName: 1 })),
    ...requestStatus.options.map((status) => ({ request: at(status), refundFailed: 1 })),
    ...requestStatus.options.map((status) => ({ request: at(status), refundUndecided: 1 })),
    ...requestStatus.options.map((status) => ({ request: at(status), chargedBack: 1 })),
    ...requestStatus.options.map((status) => ({ request: at(status), refunded: 1 })),
    ...requestStatus.options.map((status) => ({ request: at(status), isExcluded: true })),
    ...[0, 1].flatMap((payout) =>
      [0, 1].map((chargedBack) => ({
        order: { ...order, status: "completed" as const, payout, clearsAt: noon, chargedBack },
      })),
    ),
    ...[0, 1].flatMap((payout) =>
      [0, 1].map((chargedBack) => ({
        order: { ...order, status: "completed" as const, payout, clearsAt: noon, chargedBack },
        reviewUntil: { customer: later, provider: later },
      })),
    ),
    ...[null, "all" as const, "part" as const].map((bankReturned) => ({
      order: { ...order, status: "cancelled" as const, chargedBack: 1, bankReturned },
    })),
    ...[null, later].flatMap((provider) =>
      [0, 1].map((takenOff) => ({
        request: at("completed"),
        order: {
          ...{ ...order, status: "completed" as const, payout: 1, clearedAt: noon },
          ...{ chargedBack: 1, takenOff },
        },
        reviewUntil: { customer: null, provider },
      })),
    ),
    {
      request: at("completed"),
      order: { ...order, status: "completed" as const },
      reviewUntil: { customer: noon, provider: noon },
    },
    { order: { ...order, isPayable: false } },
    { order: { ...order, isTransferRejected: true } },
    {
      order: {
        ...{ ...order, status: "paid" as const, isTransferRejected: true },
        proposals: [{ ...proposal, kind: "price" as const, price: 54_000, status: "agreed" as const }],
      },
    },
    { order: { ...order, status: "in_progress" as const, changesAsked: 1 } },
    { order: { ...order, status: "delivered" as const, confirmsAt: noon, hasChangesLeft: false } },
    ...[
      { visit: "late" as const, claimed: [] },
      { visit: "late" as const, claimed: ["customer" as const, "provider" as const] },
      ...[{ visit: "anew" as const }, { isCodeLocked: true }],
    ].map((given) => ({
      order: { ...order, status: "paid" as const, ...given },
    })),
    { request: at("completed"), order: { ...order, status: "completed" as const }, visitAgainBy: later },
    ...refusedClaims,
    ...complaintStatus.options.flatMap((status) =>
      (["customer", "provider"] as const).flatMap((by) =>
        [true, false].flatMap((freezes) =>
          [true, false].flatMap((areBothActive) =>
            [null, "customer" as const, "provider" as const].map((proposer) => ({
              request: at("assigned"),
              order: {
                ...order,
                status: freezes ? ("disputed" as const) : ("completed" as const),
                complaint: { ...dispute, status, freezes, by, accepted: [by], proposer, areBothActive },
              },
            })),
          ),
        ),
      ),
    ),
    ...orderStatus.options.flatMap((status) =>
      proposalKind.options.flatMap((kind) =>
        (["customer", "provider"] as const).flatMap((by) =>
          [0, 2_000, 5_000].flatMap((visitFee) =>
            [41_000, 54_000].flatMap((price) =>
              (["proposed", "agreed"] as const).map((state) => ({
                request: at("assigned"),
                order: {
                  ...{
                    ...order,
                    status,
                    isTransferSent: visitFee === 0,
                    visitFee,
                    confirmsAt: new Date("2026-11-26T12:00Z"),
                    clearsAt: noon,
                    payout: 1,
                  },
                  proposals: [{ ...proposal, kind, by, price, status: state, startsAt: noon.toISOString() }],
                },
              })),
            ),
          ),
        ),
      ),
    ),
    ...offerStatus.options.map((status) => ({
      offers: { [status]: 3 },
      offer: { status, askedPrice: 1, validUntil: noon },
    })),
    ...[true, false].map((isDirectOver) => ({
      ...{
        direct: { name: "Tarek", dueAt: noon, isAway: false },
        request: at("open", { isDirect: true, isDirectOver }),
        maySend: true,
      },
    })),
    {
      direct: { name: "Tarek", dueAt: noon, isAway: true },
      request: at("open", { isDirect: true, isDirectOver: true }),
    },
    { maySend: true },
    { isOwnerActive: false, request: at("expired") },
    { isOwnerActive: false },
    ...[true, false].map((isDirectAnswered) => ({
      ...{
        direct: { name: "Tarek", dueAt: noon, isAway: false },
        request: at("open", { isDirect: true, isDirectAnswered }),
      },
    })),
    { isOwnerActive: false, offer: { status: "pending", askedPrice: null, validUntil: noon } },
  ];
  for (const state of states)
    for (const [viewer, next] of [
      ["customer", nextForCustomer] as const,
      ["provider", nextForProvider] as const,
    ]) {
      const step = next({ ...open, ...state, viewer });
      if (!step) continue;
      const given = [
        ...Object.keys(step.params),
        ...(step.due_at ? ["due"] : []),
        ...(step.time ? [isLimit(step) ? "by" : "time"] : []),
        ...(step.money ? ["amount"] : []),
        ...(step.rest ? ["rest"] : []),
      ];
      for (const locale of ["en", "ar"] as const) {
        const texts = Object.entries(dictionaries[locale].requests).filter(
          ([key]) => key === `next.${step.key}` || key.startsWith(`next.${step.key}_`),
        );
        expect(texts.length, `${locale} next.${step.key}`).toBeGreaterThan(0);
        for (const [key, text] of texts) {
          const used = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) =>
            name === "visit" ? "due" : name,
          );
          // A plural form may say the count in words.
          const said = key === `next.${step.key}` ? used : [...used, "count"];
          for (const name of used) expect(given, `${locale} ${key}`).toContain(name);
          for (const name of given) expect(said, `${locale} ${key}`).toContain(name);
        }
      }
    }
});

it("Everything that a job may wait for has a line in both languages, with its time where it has one", () => {
  for (const locale of ["en", "ar"] as const)
    for (const what of wait.shape.what.options) {
      const text = dictionaries[locale].requests[`waits.${what}`] ?? "";
      expect(text, `${locale} waits.${what}`).not.toBe("");
      expect(/\{\{(?:due|visit)\}\}/.test(text), `${locale} waits.${what}`).toBe(
        what !== "complaint_decision" && what !== "code",
      );
    }
});
