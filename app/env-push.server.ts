import { z } from "zod";

export const flag = z.enum(["on", "off"]).transform((word) => word === "on");

export const pushVariables = {
  /** A hosted application of the Pusher protocol, instead of the realtime server in this process: all three or none. */
  PUSHER_APP_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, "the id of the application")
    .optional(),
  PUSHER_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/, "the key of the application")
    .optional(),
  PUSHER_SECRET: z.string().min(8).optional(),
  /** Pusher's own: eu unless said. */
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, "a cluster of Pusher's, as eu")
    .optional(),
  /** A compatible server instead, by its port, with TLS unless said. */
  PUSHER_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.-]{1,253}$/, "a host without protocol, port and path")
    .optional(),
  PUSHER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  PUSHER_USE_TLS: flag.optional(),
};

type Found = z.output<z.ZodObject<typeof pushVariables>>;

/** Half a name of a hosted application is none: people would be told nothing, and nobody would know. */
export function refusePush(found: Found): void {
  const { PUSHER_CLUSTER, PUSHER_HOST, PUSHER_PORT, PUSHER_USE_TLS } = found;
  const names = ["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"] as const;
  const missing = names.find((name) => !found[name]);
  const place = [PUSHER_CLUSTER, PUSHER_HOST, PUSHER_PORT, PUSHER_USE_TLS];
  const isNamed = [...names.map((name) => found[name]), ...place].some((value) => value !== undefined);
  if (missing && isNamed)
    throw new Error(
      `${missing}: PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET are needed for hosted push; or no PUSHER_* at all`,
    );
  if (PUSHER_HOST && PUSHER_CLUSTER)
    throw new Error("PUSHER_HOST: a cluster is Pusher's own; either of the two");
  if (!PUSHER_HOST && PUSHER_PORT !== undefined) throw new Error("PUSHER_PORT: needs PUSHER_HOST");
  if (!PUSHER_HOST && PUSHER_USE_TLS !== undefined) throw new Error("PUSHER_USE_TLS: needs PUSHER_HOST");
}
