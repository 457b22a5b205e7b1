import { expect, it } from "vitest";
import { isLate } from "~/components/orders/open-proposal";

it("A side is late from the moment on from which the API takes a claim, whenever the start was", () => {
  const late = (now: string) => isLate({ no_show_from: "2026-12-10T10:40:00.000Z" }, now);
  expect(late("2026-12-10T10:39:59.000Z")).toBe(false);
  expect(late("2026-12-10T10:40:00.000Z")).toBe(true);
});
