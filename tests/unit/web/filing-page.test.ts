import { describe, expect, it } from "vitest";
import type { ComplaintChoices } from "~/contract/complaint-choices";
import type { OrderDetails } from "~/contract/order-fields";
import { filingPage } from "~/web/complaints/filing.server";
import type { Page } from "~/web/page.server";

const [listed, unlisted] = ["abcdefgh12345678", "bcdefgh123456789"];
const jobs = [{ id: listed, freezes: true }] as ComplaintChoices["orders"];
const all: ComplaintChoices["kinds"] = ["order", "conduct", "review", "payment", "other"];
const choices = { kinds: all, appeal: null, orders: jobs, people: [], reviews: [], payments: [] };

type Given = {
  path: string;
  type?: "customer" | "provider";
  isClosed?: boolean;
  choices?: Partial<ComplaintChoices>;
  order?: Pick<OrderDetails, "can_complain" | "complaint">;
  failures?: unknown[];
};

/** The page as its loader has it. */
function pageOf({
  path,
  type = "customer",
  isClosed = false,
  choices: given,
  order,
  failures = [],
}: Given): Page {
  const get = async () => {
    if (isClosed) throw new Error("A closed account does not read its jobs");
    return { ...order, request: { id: "r1" } };
  };
  const api = { complaints: { choices: async () => ({ ...choices, ...given }) }, orders: { get } };
  const url = new URL(path, "https://usta.example.test");
  const leaveTo = async (to: string) => ({ to });
  return {
    api,
    url,
    exchange: { failures },
    viewer: { type, user: { is_active: isClosed ? 0 : 1 } },
    leaveTo,
    t: String,
  } as unknown as Page;
}

const open = { id: "c1", status: "negotiating", is_dispute: true, is_open: true, is_mine: true } as const;
const ofJob = `/complaints/new?order=${unlisted}`;

describe("The form for a complaint", () => {
  it.each<[string, Given, string]>([
    [
      "leads from a job that is complained about already to that complaint",
      { path: ofJob, order: { can_complain: false, complaint: open } },
      "/complaints/c1",
    ],
    [
      "leads from a job whose money was settled or decided on for good to the job",
      { path: ofJob, order: { can_complain: false, complaint: { ...open, is_open: false } } },
      "/requests/r1",
    ],
    [
      "leads its technician there, too",
      { path: ofJob, type: "provider", order: { can_complain: false, complaint: null } },
      "/technician/requests/r1",
    ],
  ])("%s", async (_, given, to) => {
    await expect(filingPage(pageOf(given))).rejects.toEqual({ to });
  });

  it("leads an account to the appeal that stands, and keeps what was refused just now", async () => {
    const standing = { kinds: [], appeal: { id: "a1", is_open: true, is_decided: false }, orders: [] };
    for (const path of ["/complaints/new", "/complaints/new?kind=account_appeal"]) {
      await expect(filingPage(pageOf({ path, choices: standing }))).rejects.toEqual({ to: "/complaints/a1" });
      const refused = pageOf({ path, choices: standing, failures: [{ status: 409 }] });
      expect(await filingPage(refused)).toMatchObject({ kind: "account_appeal" });
    }
    const ofJobs = { ...standing, kinds: ["order" as const], orders: jobs };
    const appealing = pageOf({ path: "/complaints/new?kind=account_appeal", choices: ofJobs });
    await expect(filingPage(appealing)).rejects.toEqual({ to: "/complaints/a1" });
    expect(await filingPage(pageOf({ path: "/complaints/new", choices: ofJobs }))).toMatchObject({
      kind: "order",
    });
  });

  it("leads a closed account from a job that it may not complain about to those that it may", async () => {
    const closed = {
      isClosed: true,
      choices: { kinds: ["order", "account_appeal"] as ComplaintChoices["kinds"] },
    };
    await expect(filingPage(pageOf({ ...closed, path: ofJob }))).rejects.toEqual({ to: "/complaints" });
    const refused = pageOf({ ...closed, path: ofJob, failures: [{ status: 409 }] });
    expect(await filingPage(refused)).toMatchObject({ kind: "order", about: unlisted });
    const held = pageOf({ ...closed, path: `/complaints/new?order=${listed}` });
    expect(await filingPage(held)).toMatchObject({ kind: "order", about: listed, isIdle: false });
    const appeal = pageOf({ ...closed, path: "/complaints/new?kind=account_appeal" });
    expect(await filingPage(appeal)).toMatchObject({ kind: "account_appeal" });
  });

  it("is there for every other job, also one too old for the list, and where it was refused just now", async () => {
    const about = async (given: Given) => (await filingPage(pageOf(given))).about;
    expect(await about({ path: `/complaints/new?order=${listed}` })).toBe(listed);
    expect(await about({ path: ofJob, order: { can_complain: true, complaint: null } })).toBe(unlisted);
    const barred = { path: ofJob, order: { can_complain: false, complaint: open } };
    expect(await about({ ...barred, failures: [{ status: 409 }] })).toBe(unlisted);
  });

  it("that was refused since somebody else complained of the job first leads to that complaint", async () => {
    const refused = { path: ofJob, failures: [{ status: 409 }] };
    const openOf = async (complaint: typeof open | null) =>
      (await filingPage(pageOf({ ...refused, order: { can_complain: false, complaint } }))).open;
    expect(await openOf(open)).toBe("c1");
    expect(await openOf({ ...open, is_open: false } as unknown as typeof open)).toBeNull();
    expect((await filingPage(pageOf({ path: `/complaints/new?order=${listed}` }))).open).toBeNull();
  });

  it("of an appeal is none where the account is open again: its page says so, and leaves nothing to choose", async () => {
    const t = (key: string) => key;
    const path = "/complaints/new?kind=account_appeal";
    for (const failures of [[], [{ status: 409 }]])
      expect(await filingPage({ ...pageOf({ path, failures }), t } as Page)).toMatchObject({
        ...{ kind: "account_appeal", isIdle: true, heading: "complaints:new.title.account_appeal" },
      });
  });
});
