import { expect, it } from "vitest";
import type { OrderDetails } from "~/contract/order-fields";
import { invoicesFor } from "~/web/orders/job-invoices.server";
import type { Page } from "~/web/page.server";

const page = { api: { invoices: { ofOrder: async ({ id }: { id: string }) => [id] } } } as unknown as Page;
const at = "2026-11-24T08:00:00.000Z";

it.each([
  ["that is done", "completed", at, true],
  ["that is in dispute since it was done", "disputed", at, true],
  ["that was called off", "cancelled", null, true],
  ["that is in dispute before it is done", "disputed", null, false],
  ["that is paid", "paid", null, false],
] as const)("Of a job %s the invoices are looked for: %s, %s, %s", async (_, status, completed_at, are) => {
  const order = { id: "o1", status, completed_at } satisfies Partial<OrderDetails>;
  expect(await invoicesFor(page, order)).toEqual(are ? ["o1"] : []);
});
