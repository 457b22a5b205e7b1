import { describe, expect, it } from "vitest";
import { type AccountState, accountCan, accountEvents, transition } from "~/api/profile/account-rules";
import {
  transition as moveVerification,
  type VerificationState,
  verificationEvents,
} from "~/api/profile/verification-rules";
import { verification } from "~/contract/profile";
import { everyChange, made, readLines, sorted } from "../../support/life-cycles";

const states: AccountState[] = ["active", "inactive"];

describe("An account", () => {
  it("is closed and opened by staff, and by nobody else", () => {
    const table = everyChange(
      states,
      accountEvents,
      (state, event, actor) => transition(state, event, actor, { isOwn: false }).to,
    );
    expect(made(table)).toEqual(
      sorted(
        readLines(`
          active : deactivate (staff) → inactive
          inactive : reactivate (staff) → active
        `),
      ),
    );
  });

  it("is nobody's own to close or open", () => {
    for (const state of states) {
      expect(accountCan(state, { isOwn: true })).toEqual([]);
      expect(accountCan(state, { isOwn: false })).toEqual([state === "active" ? "deactivate" : "reactivate"]);
    }
    expect(transition("active", "deactivate", "staff", { isOwn: true })).toEqual({ refusal: "own" });
  });
});

describe("A technician's verification", () => {
  it("goes its way by these events, by these actors, and in no other", () => {
    const all: VerificationState[] = [...verification.options];
    const table = everyChange(
      all,
      verificationEvents,
      (state, event, actor) => moveVerification(state, event, actor).to,
    );
    expect(made(table)).toEqual(
      sorted(
        readLines(`
          none, submitted, rejected : submit_documents (provider) → submitted
          submitted : verify (staff) → verified
          submitted : reject (staff) → rejected
        `),
      ),
    );
  });
});
