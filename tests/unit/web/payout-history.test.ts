import { describe, expect, it } from "vitest";
import type { Page } from "~/web/page.server";
import { payoutHistory } from "~/web/wallet/wallet.server";

const named = "abcdefgh12345678";

/** How many parts of the history a page asks for, and where it goes on. */
async function asked(path: string, nextCursor: string | null = "next") {
  const url = new URL(path, "https://usta.example.test");
  let parts = 0;
  const mine = async (input: { parts: number }) => {
    parts = input.parts;
    return { content: [{ id: named }], meta: { meta: { nextCursor, previousCursor: null, perPage: 20 } } };
  };
  const page = { url, here: path, api: { payouts: { mine } } } as unknown as Page;
  return { ...(await payoutHistory(page)), asked: () => parts };
}

describe("The history of payouts", () => {
  it("grows as it is opened, part by part", async () => {
    const history = await asked("/technician/payment");
    expect(history.asked()).toBe(1);
    expect(history).toMatchObject({ named: null, list: { growsHere: true } });
    expect(history.list.older).toBe("/technician/payment?parts=2");
  });

  it("is as long as it gets where the address names a payout, and goes on at a page of its own", async () => {
    const history = await asked(`/technician/payment?payout=${named}`);
    expect(history.asked()).toBe(5);
    expect(history).toMatchObject({ named, list: { growsHere: false } });
    expect(history.list.older).toBe(`/technician/payment?payout=${named}&cursor=next`);
  });

  it("takes no notice of what cannot be the id of one", async () => {
    const history = await asked("/technician/payment?payout=a.b");
    expect(history.asked()).toBe(1);
    expect(history.named).toBe(null);
  });
});
