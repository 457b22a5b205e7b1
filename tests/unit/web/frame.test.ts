import { expect, it } from "vitest";
import { frameOf } from "~/web/site/frame";

it.each([
  ["/en/technician", "provider", "area"],
  ["/technician/requests", "provider", "area"],
  ["/ar/technicians", "provider", "site"],
  ["/en/technician", "customer", "site"],
  ["/en/technician", "staff", "site"],
  ["/en/admin/login", "staff", "staff"],
  ["/ar/administration", "staff", "site"],
  ["/en/admin", "provider", "site"],
  ["/en/complaints/c1", "provider", "area"],
  ["/ar/complaints", "provider", "area"],
  ["/en/payment/invoice/i1", "provider", "area"],
  ["/en/payment/invoice/i1", "customer", "site"],
  ["/en/payment", "provider", "site"],
  ["/en/complaints", "customer", "site"],
] as const)("%s of a reader who is %s stands in the frame %s", (path, type, frame) => {
  expect(frameOf(path, { type, isActive: true })).toBe(frame);
});

it("A guest's pages stand in the site's frame, and the complaints of a closed account", () => {
  expect(frameOf("/en/technician", null)).toBe("site");
  expect(frameOf("/en/complaints", null)).toBe("site");
  expect(frameOf("/en/complaints", { type: "provider", isActive: false })).toBe("site");
});
