import { expect } from "vitest";
import type { NoticeParams } from "~/api/db/columns";
import type { NoticeKind } from "~/api/record/notices";
import { shortName } from "~/i18n/names";
import type { World } from "./api";
import type { Deal } from "./paid";
import type { Person } from "./people";
import { whole } from "./requests";

/** Whom something is told, what stands in it, and where it leads. */
export type Told = { userId: string; kind: string; params: NoticeParams; path: string };

type Sides = Pick<Deal, "nadia" | "tarek" | "requestId">;

const keyOf = ({ kind, userId }: Told) => `${kind} ${userId}`;
const inOrder = (all: Told[]) => all.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Does something, and expects whatever anybody is told meanwhile: no more, no less, and nobody else. */
export async function tells<T>(
  { db }: Pick<World, "db">,
  deed: () => Promise<T>,
  ...expected: Told[]
): Promise<T> {
  const known = new Set((await db.query.notifications.findMany()).map(({ id }) => id));
  const done = await deed();
  const told = (await db.query.notifications.findMany())
    .filter(({ id }) => !known.has(id))
    .map(({ userId, kind, params, path }) => ({ userId, kind, params, path }));
  expect(inOrder(told)).toEqual(inOrder(expected));
  return done;
}

/** What stands in a notice besides the job and the other side, and where it leads. */
type Said = { price?: number; taken?: number; due?: string; path?: string };

/** What the two sides of a job are told of it: its title, and the other side's name as this one may see it. `price`: minor units. */
export function sidesOf({ nadia, tarek, requestId }: Sides) {
  const toOne =
    ({ id: userId }: Person, name: string, job: string) =>
    (kind: NoticeKind, { price, path = job, ...more }: Said = {}): Told => ({
      ...{ userId, kind, path },
      params: { title: whole.title, name, ...(price !== undefined && { price, currency: "EGP" }), ...more },
    });
  return {
    hers: toOne(nadia, tarek.name, `/requests/${requestId}`),
    his: toOne(tarek, shortName(nadia.name), `/technician/requests/${requestId}`),
  };
}

/** A job, and how it is told of while either side acts. */
export function toldScene(world: World, deal: Deal) {
  const [customer, provider] = [world.as(deal.nadia).orders, world.as(deal.tarek).orders];
  const id = deal.orderId;
  const newest = async () => (await customer.get({ id })).proposals[0]?.id ?? "";
  const told = <T>(deed: () => Promise<T>, ...expected: Told[]) => tells(world, deed, ...expected);
  return { id, customer, provider, newest, told, ...sidesOf(deal) };
}
