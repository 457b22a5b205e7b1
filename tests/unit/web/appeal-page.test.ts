import { expect, it } from "vitest";
import type { Page } from "~/web/page.server";
import { staffComplaintPage } from "~/web/staff/complaints.server";

const thread = { content: [], meta: { meta: { nextCursor: null, perPage: 20 } } };
const reason = "Three appointments were missed without a word.";

/** What the page of a complaint tells staff of why an account was closed. */
async function toldOf(complaint: { kind: string; closed_accounts: string[] }, closed_for: string | null) {
  const about = { request: { id: "r1", title: "A dripping tap" } };
  const found = { id: "c1", about, filer: { id: "u1", name: "Tarek" }, other: null, ...complaint };
  const page = {
    ...{ locale: "en", url: new URL("https://usta.test/en/admin/complaints/c1"), t: String },
    ...{ viewer: { id: "s1" }, form: async () => null },
    api: {
      complaints: {
        ...{ get: async () => found, messages: async () => thread },
        basis: async () => ({ others: null, closed_for }),
      },
      staff: { user: async () => ({ inactive_reason: null }) },
    },
  } as unknown as Page;
  return (await staffComplaintPage(page, "c1")).closedFor;
}

it("Staff read on the appeal of an account why it was closed, also once it is open again, and of no other complaint", async () => {
  const kind = "account_appeal";
  expect(await toldOf({ kind, closed_accounts: ["filer"] }, reason)).toBe(reason);
  expect(await toldOf({ kind, closed_accounts: [] }, reason)).toBe(reason);
  expect(await toldOf({ kind: "order", closed_accounts: ["filer"] }, null)).toBe(null);
});
