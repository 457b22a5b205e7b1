import { expect } from "vitest";
import type { Wait } from "~/contract/next-step";
import type { World } from "./api";
import type { Deal } from "./paid";

const said = (waits: Wait | null | undefined) => waits && `${waits.actor}: ${waits.what}`;

/** The customer's row of the request, under whichever tab it stands. */
export async function ownRow(world: World, { nadia, requestId }: Deal) {
  for (const tab of ["assigned", "completed", "closed"] as const) {
    const { content } = await world.as(nadia).requests.mine({ tab });
    const row = content.find(({ id }) => id === requestId);
    if (row) return row;
  }
}

/** What the rows of both sides say waits. Whatever waits for the reader stands in the tab, and is counted on the technician's day. */
export async function waitingRows(world: World, deal: Deal) {
  const [hers, his] = [world.as(deal.nadia).orders, world.as(deal.tarek).orders];
  const [{ content: mine }, { content: jobs }] = [await hers.mine({}), await his.mine({})];
  expect((await ownRow(world, deal))?.waits).toEqual(mine[0]?.waits);
  for (const [api, rows] of [[hers, mine] as const, [his, jobs] as const]) {
    const yours = rows.filter(({ waits }) => waits?.actor === "you");
    expect((await api.mine({ tab: "waiting" })).content).toEqual(yours);
  }
  const [job] = jobs.map(({ waits }) => waits);
  const isHis = job?.actor === "you";
  expect(await world.as(deal.tarek).technicianArea.today()).toMatchObject({
    ...{ waiting: isHis ? 1 : 0, waiting_due: isHis ? expect.any(String) : null },
  });
  expect(await world.as(deal.tarek).technicianArea.counts()).toMatchObject({ waiting: isHis ? 1 : 0 });
  return [said(mine[0]?.waits), said(job)];
}
