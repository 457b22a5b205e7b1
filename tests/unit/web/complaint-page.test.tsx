import { describe, expect, it } from "vitest";
import { Facts } from "~/components/complaints/facts";
import { complaintPage } from "~/web/complaints/complaint-page.server";
import { typedFigures } from "~/web/complaints/figures.server";
import type { Page } from "~/web/page.server";
import { renderPage } from "../../support/render-page";

const complaint = {
  ...{ id: "c1", kind: "order", status: "negotiating", is_mine: true, amount: null },
  about: { request: { id: "r1", title: "A dripping tap" }, order_id: "o1" },
  ...{ filer: { id: "u1", name: "Nadia" }, other: { id: "u2", name: "Tarek" } },
  created_at: "2026-11-24T08:00:00.000Z",
};
const thread = { content: [], meta: { meta: { nextCursor: null, perPage: 20 } } };

/** The facts of a complaint about a job, as its reader's page draws them. */
async function factsFor(type: "customer" | "provider", is_active: 0 | 1) {
  const page = {
    ...{ locale: "en", url: new URL("https://usta.test/en/complaints/c1"), t: String },
    ...{ viewer: { type, name: "Nadia", user: { is_active } }, form: async () => null },
    api: { complaints: { get: async () => complaint, messages: async () => thread } },
  } as unknown as Page;
  const shown = await complaintPage(page, "c1");
  return renderPage(<Facts complaint={shown.complaint} area={shown.area} />, {
    namespaces: ["common", "ui", "complaints"],
  });
}

describe("Of what is typed into a form that splits money", () => {
  const asked = async (query: string) => {
    const page = {
      url: new URL(`https://usta.test/en/complaints/c1/figures?${query}`),
      api: { complaints: { figures: async (input: object) => input } },
    } as unknown as Page;
    return (await typedFigures(page, "c1")).figures;
  };

  it("what is kept and what comes back are asked for by their own names, to the minor unit", async () => {
    expect(await asked("kept=99.95")).toEqual({ id: "c1", kept: 9_995 });
    expect(await asked("refund=99.95")).toEqual({ id: "c1", refund: 9_995 });
  });

  it("nothing is asked for what is no amount, nor for a name that a page of before had", async () => {
    expect(await asked("refund=ten")).toBe(null);
    expect(await asked("amount=50")).toBe(null);
  });
});

describe("The facts of a dispute name its job", () => {
  it.each([
    ["customer", "/en/requests/r1"],
    ["provider", "/en/technician/requests/r1"],
  ] as const)(
    "to a %s with the way to it, but to one whose account is closed without",
    async (type, href) => {
      expect(await factsFor(type, 1)).toContain(`href="${href}"`);
      const closed = await factsFor(type, 0);
      expect(closed).toContain("A dripping tap");
      expect(closed).not.toContain("href");
    },
  );
});
