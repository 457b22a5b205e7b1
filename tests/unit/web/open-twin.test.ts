import { describe, expect, it } from "vitest";
import type { RequestDraft } from "~/contract/request-form";
import type { Page } from "~/web/page.server";
import { openTwin } from "~/web/requests/open-already.server";

const whole = {
  ...{ service_id: "tap-mixer", title: "Tap drips, call •••", description: "More at night.", answers: {} },
  ...{ timing: "flexible", time_window: "any", is_urgent: false, city_id: "cairo", photos: [] },
  ...{ provider_id: null, provider_name: null, questions: [], wants_publish: false },
} as unknown as RequestDraft;

/** The page of a customer whose draft is "d", beside what is open. */
const pageOf = (open: Record<string, Partial<RequestDraft>>, draft: Partial<RequestDraft> = {}) => {
  const forms: Record<string, RequestDraft> = { d: { ...whole, ...draft, id: "d", status: "draft" } };
  for (const [id, form] of Object.entries(open)) forms[id] = { ...whole, ...form, id, status: "open" };
  const content = Object.keys(open).map((id) => ({ id, title: forms[id]?.title }));
  const requests = { mine: async () => ({ content }), form: async ({ id }: { id: string }) => forms[id] };
  return { api: { requests } } as unknown as Page;
};

describe("A request that says the same as one that is open", () => {
  it("is known by what was kept of it, not by what was typed: contacts were taken out of both", async () => {
    expect(await openTwin(pageOf({ a: {} }), "d")).toBe("a");
  });

  it("is another where anything else is said, also about how it looks", async () => {
    const photos = [{ id: "p", width: 1, height: 1 }];
    expect(await openTwin(pageOf({ a: { description: "All day." } }), "d")).toBeNull();
    expect(await openTwin(pageOf({ a: {} }, { photos }), "d")).toBeNull();
    expect(await openTwin(pageOf({ a: { title: "Another tap" }, b: {} }), "d")).toBe("b");
    expect(await openTwin(pageOf({}), "d")).toBeNull();
  });
});
