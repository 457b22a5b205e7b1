import { expect, it } from "vitest";
import type { Page } from "~/web/page.server";
import { shownLine } from "~/web/staff/audit-lines.server";

const page = { locale: "en", viewer: null, t: (key: string) => key } as unknown as Page;
const line = {
  ...{ id: "line1", entity: "order" as const, entity_id: "order1", event: "cancel" },
  ...{ from: "paid", to: "cancelled", actor: "customer" as const, at: "2026-11-24T09:00:00.000Z" },
  ...{ author: null, provider: null, request: null, subject: null },
};

it.each(["price", "asked", "before", "fee", "refund", "gross", "kept"])(
  "The audit log shows %s as money, in its own words",
  (name) => {
    const { details } = shownLine(page, { ...line, detail: { [name]: 5_000 } });
    expect(details).toEqual([{ name: `staff:detail.${name}`, value: expect.stringMatching(/\b50\b/) }]);
    expect(details[0]?.value).not.toContain("5,000");
  },
);

it("A technician in the details is named, and leads to the account; one without a name has words for it", () => {
  const told = (name: string | null) => {
    const provider = name === null ? null : { id: "p1", name };
    return shownLine(page, { ...line, provider, detail: { provider_id: "p1" } }).details;
  };
  const shown = { name: "staff:detail.provider_id", to: "/admin/users/p1" };
  expect(told("Tarek Fawzy")).toEqual([{ ...shown, value: "Tarek Fawzy" }]);
  for (const nobody of ["", null])
    expect(told(nobody)).toEqual([{ ...shown, value: "staff:detail.account" }]);
});
