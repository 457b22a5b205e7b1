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
  ["/en/technician", undefined, "site"],
] as const)("%s of a reader who is %s stands in the frame %s", (path, reader, frame) => {
  expect(frameOf(path, reader)).toBe(frame);
});
