import { expect, it } from "vitest";
import { type RequestTab, requestTab } from "~/contract/requests";
import type { Page } from "~/web/page.server";
import { ownRequests } from "~/web/requests/own-requests.server";

/** Which tab a customer reads who has so many requests under some, and what was asked for on the way. */
async function shown(has: Partial<Record<RequestTab, number>>, query = "") {
  const counts = Object.fromEntries(requestTab.options.map((name) => [name, has[name] ?? 0]));
  const asked: unknown[] = [];
  const page = {
    url: new URL(`https://usta.test/en/requests${query}`),
    api: {
      requests: {
        mine: async ({ tab, cursor }: { tab: RequestTab; cursor?: string }) => {
          asked.push(cursor ? `${tab} from ${cursor}` : tab);
          return { counts, content: [tab] };
        },
      },
    },
  } as unknown as Page;
  const { current, mine } = await ownRequests(page);
  expect(mine.content).toEqual([current]);
  return { current, asked };
}

it("Whoever opens her requests reads those that are open", async () => {
  expect(await shown({ open: 1, assigned: 2 })).toEqual({ current: "open", asked: ["open"] });
});

it("where none is open, the first of the other tabs that has any", async () => {
  expect(await shown({ assigned: 2, draft: 1 })).toEqual({
    current: "assigned",
    asked: ["open", "assigned"],
  });
});

it("and where there is none at all, that none is open", async () => {
  expect(await shown({})).toEqual({ current: "open", asked: ["open"] });
});

it("A tab that the address names is shown, also when it is empty", async () => {
  expect(await shown({ draft: 1 }, "?tab=open")).toEqual({ current: "open", asked: ["open"] });
});

it("and from where on the address says", async () => {
  const asked = ["assigned from there"];
  expect(await shown({ assigned: 40 }, "?tab=assigned&cursor=there")).toEqual({ current: "assigned", asked });
});
