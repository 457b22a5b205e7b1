import { describe, expect, it } from "vitest";
import { type Guard, loginPath, turnedAwayTo } from "~/web/guards";

type Who = "customer" | "provider" | "staff" | null;
const here = "/requests?status=open";
const login = "/login?redirectTo=%2Frequests%3Fstatus%3Dopen";

/** Where each guard sends a guest, a customer, a provider and staff; null lets them in. */
const table: [Guard, Record<"guest" | "customer" | "provider" | "staff", string | null>][] = [
  ["auth", { guest: null, customer: "/", provider: "/technician", staff: "/admin" }],
  ["no-auth", { guest: login, customer: null, provider: null, staff: null }],
  ["customer", { guest: null, customer: "/", provider: null, staff: "/admin" }],
  ["no-staff", { guest: login, customer: "/", provider: "/technician", staff: null }],
  ["provider", { guest: null, customer: null, provider: "/technician", staff: "/admin" }],
];

describe("A guard turns away the visitor that it names", () => {
  for (const [guard, row] of table)
    for (const [who, to] of Object.entries(row))
      it(`${guard} ${to ? "sends" : "lets in"} a ${who}`, () => {
        const type: Who = who === "guest" ? null : (who as Who);
        expect(turnedAwayTo([guard], type, here)).toBe(to);
      });

  it("stands beside others: the technician area turns away guests and customers", () => {
    const area: Guard[] = ["customer", "no-auth"];
    expect(turnedAwayTo(area, null, "/technician")).toBe("/login?redirectTo=%2Ftechnician");
    expect(turnedAwayTo(area, "customer", "/technician")).toBe("/");
    expect(turnedAwayTo(area, "provider", "/technician")).toBeNull();
  });

  it("lets everybody in where there is none", () => {
    for (const type of [null, "customer", "provider", "staff"] as const)
      expect(turnedAwayTo([], type, here)).toBeNull();
  });
});

describe("The login", () => {
  it("of staff is their own, and leads back into their area", () => {
    expect(loginPath("/admin")).toBe("/admin/login?redirectTo=%2Fadmin");
    expect(loginPath("/admin/users?q=x")).toBe("/admin/login?redirectTo=%2Fadmin%2Fusers%3Fq%3Dx");
    for (const here of ["/admin/login", "/admin/login?again=1"]) expect(loginPath(here)).toBe("/admin/login");
    expect(loginPath("/administration")).toBe("/login?redirectTo=%2Fadministration");
  });

  it("leads back to the page that was wanted, but not to the home page", () => {
    expect(loginPath(here)).toBe(login);
    expect(loginPath("/")).toBe("/login");
  });
});
