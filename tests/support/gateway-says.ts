import type { GatewayEvent } from "~/api/outside/payments/gateway";
import { takeEvent } from "~/api/payments/event-moves";
import { newId } from "~/api/secrets";
import type { World } from "./api";

/** What a gateway says, but for when it does, and under which id. */
export type Said<E extends GatewayEvent = GatewayEvent> = E extends GatewayEvent
  ? Omit<E, "id" | "at">
  : never;

/** The gateway says something, now and anew unless told otherwise, signed by it. @returns the event's id */
export const sayer =
  (world: World) =>
  async (said: Said, { at = world.clock.now(), id = newId() } = {}): Promise<string> => {
    const { body, signature } = world.gateway.sign({ ...said, id, at } as GatewayEvent);
    await takeEvent(world.house, world.gateway, body, signature);
    return id;
  };
