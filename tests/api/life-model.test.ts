import { asc } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { audit } from "~/api/db/schema";
import type { OfferState } from "~/api/offers/offer-facts";
import { type OfferEvent, transition as offerStep } from "~/api/offers/rules";
import { freeFacts, type OrderEvent, type OrderState, transition as orderStep } from "~/api/orders/rules";
import type { Actor } from "~/api/record/life-cycle";
import { type RequestEvent, type RequestState, transition as requestStep } from "~/api/requests/rules";
import { sweepTimers } from "~/api/time/timers";
import { ApiFailure } from "~/web/calls/client.server";
import { openWorld } from "../support/api";
import { contradictionsIn } from "../support/invariants";
import { freeOffer, freeRequest } from "../support/life-cycles";
import { askedOf, providers, readBy, sendOffer, terms } from "../support/offers";
import type { Person } from "../support/people";
import { draftOf, whole } from "../support/requests";
import { usualSeed } from "../support/seeded";

const most = 2;
const world = await openWorld({ settings: { liveOffersPerRequest: most } });

type Scene = {
  nadia: Person;
  sides: Person[];
  id: string;
  offers: { id: string; by: Person }[];
  orders: string[];
};
type Step = { name: string; run: (scene: Scene) => Promise<unknown> };

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

/** Everything that the two sides and time can try, at any moment, on anything there is. */
const steps: Record<string, (n: number) => Step["run"]> = {
  send: (n) => async (scene) => {
    const by = pick(scene.sides, n);
    if (!by) return;
    const read = await readBy(world, scene, n);
    const { id } = await sendOffer(world, by, scene.id, { ...read, valid_hours: 1 + (n % 60) });
    scene.offers.push({ id, by });
  },
  ...onOffer(
    "revise",
    async (api, id, n, scene) =>
      api.revise({ ...terms, ...(await readBy(world, scene, n)), id, price: 30_000 + n }),
    "provider",
  ),
  ...onOffer("withdraw", (api, id) => api.withdraw({ id }), "provider"),
  ...onOffer(
    "reconfirm",
    async (api, id, n, scene) => api.reconfirm({ id, ...(await readBy(world, scene, n)) }),
    "provider",
  ),
  ...onOffer("acceptDiscount", async (api, id) => api.acceptDiscount(await askedOf(api, id)), "provider"),
  ...onOffer(
    "counterDiscount",
    async (api, id, n) => api.counterDiscount({ ...(await askedOf(api, id)), price: 25_000 + n }),
    "provider",
  ),
  ...onOffer("declineDiscount", async (api, id) => api.declineDiscount(await askedOf(api, id)), "provider"),
  ...onOffer("askDiscount", (api, id, n) => api.askDiscount({ id, price: 20_000 + n }), "customer"),
  ...onOffer("takeBackDiscount", (api, id) => api.takeBackDiscount({ id }), "customer"),
  ...onOffer("decline", (api, id) => api.decline({ id }), "customer"),
  ...onOffer(
    "accept",
    async (api, id, n, scene) => {
      const { round } = await api.get({ id });
      scene.orders.push((await api.accept({ id, round: n % 5 === 0 ? round - 1 : round })).order_id);
    },
    "customer",
  ),
  giveUp:
    (n) =>
    async ({ nadia, sides, orders }) => {
      const id = orders.at(-1);
      if (id) await world.as(pick([nadia, ...sides], n) ?? nadia).orders.giveUp({ id });
    },
  edit:
    (n) =>
    ({ nadia, id }) =>
      world.as(nadia).requests.save({
        ...whole,
        id,
        time_window: n % 2 ? "morning" : "evening",
        title: `Tap that drips ${n}`,
      }),
  publish:
    () =>
    ({ nadia, id }) =>
      world.as(nadia).requests.publish({ id }),
  close:
    (n) =>
    ({ nadia, id }) =>
      world.as(nadia).requests.setClosed({ id, is_closed: n % 2 === 0 }),
  extend:
    () =>
    ({ nadia, id }) =>
      world.as(nadia).requests.extend({ id }),
  cancel:
    (n) =>
    async ({ nadia, id }) =>
      n % 6 === 0 ? world.as(nadia).requests.cancel({ id }) : null,
  wait: (n) => async () => world.clock.advance([60, 31 * 60, 7 * 3600, 50 * 3600, 32 * 86_400][n % 5] ?? 0),
  sweep: () => () => sweepTimers(world.house, world.clock.now()),
  read:
    () =>
    ({ nadia, id }) =>
      world.as(nadia).requests.get({ id }),
};

type Offers = ReturnType<typeof world.as>["offers"];
type OnOffer = (api: Offers, id: string, n: number, scene: Scene) => Promise<unknown>;

function onOffer(name: string, act: OnOffer, side: "customer" | "provider"): typeof steps {
  return {
    [name]: (n) => async (scene) => {
      const offer = pick(scene.offers, n);
      if (offer) await act(world.as(side === "customer" ? scene.nadia : offer.by).offers, offer.id, n, scene);
    },
  };
}

/** Refusals are answers; a failure is not. */
async function attempt(run: Step["run"], scene: Scene): Promise<void> {
  try {
    await run(scene);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.body.status >= 500) throw error;
  }
}

const free = { ...freeRequest, isDirect: true, isDirectOver: true };

/** The audit log tells nothing that the tables do not know. */
async function unknownSteps(): Promise<string[]> {
  const lines = await world.db.select().from(audit).orderBy(asc(audit.position));
  return lines.flatMap(({ entity, from, event, to, actor }) => {
    const by = actor as Actor;
    const state = from ?? "none";
    const leads = {
      ...{
        user: () => undefined,
        review: () => undefined,
        settlement: () => undefined,
        gateway_event: () => undefined,
        complaint: () => undefined,
      },
      request: () =>
        requestStep(state as RequestState, event as RequestEvent, by, {
          ...free,
          isClosedToOffers: event === "reopenToOffers",
        }).to,
      order: () => orderStep(state as OrderState, event as OrderEvent, by, freeFacts).to,
      ...{ payment: () => to, refund: () => to, proposal: () => to, payout: () => to },
      offer: () => offerStep(state as OfferState, event as OfferEvent, by, freeOffer).to,
    }[entity]();
    const branches: Record<string, (string | null)[]> = {
      send: ["pending", "queued"],
      moveUp: ["pending", "stale"],
      release: ["pending", "discount_requested", "stale", "expired"],
      lapse: ["pending", "stale", "expired"],
    };
    const allowed: (string | null | undefined)[] =
      entity === "offer" ? (branches[event] ?? [leads]) : [leads];
    return leads && allowed.includes(to) ? [] : [`${entity} ${state} ${event} ${actor} → ${to}`];
  });
}

describe("Whatever people and time try, in any order", () => {
  it("no rule of the product is broken", { timeout: 120_000 }, async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(1000));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (plan) => {
        await world.reset();
        const [nadia, sides] = [await world.aCustomer(), await providers(world, 4)];
        const scene: Scene = { nadia, sides, id: await draftOf(world, nadia), offers: [], orders: [] };
        await attempt((on) => world.as(nadia).requests.publish({ id: on.id }), scene);
        for (const side of sides.slice(0, 3))
          scene.offers.push({ id: (await sendOffer(world, side, scene.id)).id, by: side });
        for (const [name, n] of plan) {
          await attempt(steps[name]?.(n) ?? (async () => null), scene);
          expect(await contradictionsIn(world.db, most)).toEqual([]);
        }
        expect(await unknownSteps()).toEqual([]);
        expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
      }),
      { numRuns: 12, seed: usualSeed },
    );
  });
});
