import { describe, expect, it } from "vitest";
import { areAllAppeals } from "~/web/complaints/complaint-list.server";

const appeal = { kind: "account_appeal" };
const whole = { rows: [appeal, appeal], older: null, newer: null };

describe("The complaints of an inactive account", () => {
  it("are its appeals where all of them stand there, and nothing else does", () => {
    expect(areAllAppeals(whole)).toBe(true);
    expect(areAllAppeals({ ...whole, rows: [appeal, { kind: "order" }] })).toBe(false);
  });

  it("are not called so while some stand on another page", () => {
    expect(areAllAppeals({ ...whole, older: "/complaints?cursor=n" })).toBe(false);
    expect(areAllAppeals({ ...whole, newer: "/complaints?cursor=p" })).toBe(false);
  });
});
