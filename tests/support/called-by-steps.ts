import type { Client } from "~/web/calls/client.server";
import type { World } from "./api";
import type { Scene, Step } from "./dispute-steps";
import { createClock } from "./parts";

/** The step looks behind the API, where there is nothing in this world. */
class Behind extends Error {}

/** An answer in which there is everything, once: whatever a step looks for in it is found. */
function anything(): unknown {
  const self: unknown = new Proxy(() => undefined, {
    get: (_, key) => {
      if (key === "then") return undefined;
      if (key === Symbol.toPrimitive) return () => 6;
      if (key === Symbol.iterator) return () => [self].values();
      return self;
    },
    apply: () => self,
  });
  return self;
}

const named = <T>(of: (name: string) => T) =>
  new Proxy({}, { get: (_, key) => (typeof key === "string" && key !== "then" ? of(key) : undefined) });

/** A world of which only the API's endpoints are there: each notes that it was called. */
function listeningWorld(called: Set<string>): World {
  const client = named((area) =>
    named((operation) => async () => {
      called.add(`${area}.${operation}`);
      return anything();
    }),
  ) as Client;
  const there: Record<string, unknown> = { clock: createClock(), guest: client, as: () => client };
  const world = named((name) => {
    if (!(name in there)) throw new Behind(name);
    return there[name];
  });
  return world as unknown as World;
}

/** As many choices as the steps tell apart. */
const choices = 120;

/** Every endpoint, as `area.operation`, that a step calls, whatever it chooses by. */
export async function calledBy(steps: Record<string, Step>): Promise<Set<string>> {
  const called = new Set<string>();
  const person = { id: "somebody", token: "token" };
  for (const step of Object.values(steps))
    for (let n = 0; n < choices; n += 1) {
      const deal = { nadia: person, tarek: person, requestId: "request", offerId: "offer", orderId: "order" };
      const scene = { deals: [deal], sessions: ["session"], staff: [person] };
      try {
        await step({ ...scene, world: listeningWorld(called) } as unknown as Scene, n);
      } catch (error) {
        if (!(error instanceof Behind)) throw error;
      }
    }
  return called;
}
