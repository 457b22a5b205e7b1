import { describe, expect, it } from "vitest";
import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import { calledBy } from "../support/called-by-steps";
import { steps } from "../support/money-steps";
import { tableOf } from "../support/step-table";

/** Areas whose calls move no money, and change nothing that it hangs on. */
const otherAreas = [
  ...(["auth", "catalogue", "drafts", "files", "notifications", "password", "profile"] as const),
  ...(["realtime", "reviews", "sessions", "site"] as const),
  ...(["technicianArea", "technicians", "wallet"] as const),
];

/** Of the others, calls that no step makes, and why. */
const leftOut: Record<string, readonly string[]> = {
  // Before an offer is accepted there is no order: tests/api/life-model.test.ts takes these.
  offers: [
    ...(["revise", "withdraw", "reconfirm", "decline", "askDiscount", "takeBackDiscount"] as const),
    ...(["acceptDiscount", "counterDiscount", "declineDiscount"] as const),
  ],
  requests: [
    ...(["create", "save", "publish", "discard", "cancel", "extend", "openToAll"] as const),
    ...(["setClosed", "invite"] as const),
  ],
  // A complaint about an order has another side, and is not taken.
  complaints: ["take"],
  // A name on invoices: tests/api/invoices.test.ts.
  invoices: ["register"],
  // The sandbox's presses and the steps that speak for the gateway end in the same use case.
  payments: ["event"],
  // Documents; and a step of time that failed, of which there is none here.
  staff: ["verify", "reject", "retryStep"],
};

const changes = (operations: Record<string, Endpoint>): string[] =>
  Object.keys(operations).filter((name) => operations[name]?.method !== "GET");

const expected = Object.entries(contract)
  .filter(([area]) => !(otherAreas as readonly string[]).includes(area))
  .flatMap(([area, operations]) =>
    changes(operations)
      .filter((name) => !leftOut[area]?.includes(name))
      .map((name) => `${area}.${name}`),
  );

describe("The random steps of money", () => {
  it("call every endpoint that can change an order's money or what was earned by it, and none that is left out", async () => {
    const areas: Record<string, Record<string, Endpoint>> = contract;
    const called = [...(await calledBy(steps))].filter((call) => {
      const [area = "", operation = ""] = call.split(".");
      return areas[area]?.[operation]?.method !== "GET";
    });
    expect(called.toSorted()).toEqual(expected.toSorted());
  });

  it("have a name each", () => {
    expect(() => tableOf({ pay: 1, begin: 2 }, { wait: 3, pay: 4 })).toThrow("Two steps are called pay");
  });
});
