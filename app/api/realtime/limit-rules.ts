/** So much at once, and so much more with each second. */
export type Rate = { burst: number; perSecond: number };

/**
 * What one process takes on. Times in milliseconds, sizes in bytes. The activity and pong time-outs are the specification's (point 9);
 * members, client events a second and the size of a message are what hosted Pusher documents, members aside (ruling 32).
 */
export const usualLimits = {
  /** A connection on which nothing was heard for so long is asked whether it is alive. */
  activityMs: 120_000,
  /** And ends when it says nothing for so long after that. */
  pongMs: 30_000,
  /** How often connections are looked at for both. */
  sweepMs: 1000,
  /** How long a connection that was ended may take to say that it knows. */
  farewellMs: 2000,
  connections: 5000,
  /** From one network address. Phone networks put many people behind one. */
  connectionsOfPlace: 500,
  channelsOfConnection: 100,
  /** People in one presence channel, however many connections they have. */
  members: 1000,
  messageBytes: 10 * 1024,
  /** What is not read yet by the other side. */
  bufferedBytes: 1024 * 1024,
  /** Frames of one connection. A client subscribes to all its channels at once when it connects. */
  messages: { burst: 200, perSecond: 50 },
  clientEvents: { burst: 10, perSecond: 10 },
};
export type Limits = typeof usualLimits;

/** What is left of a rate, and when that was so, in milliseconds of a clock that never goes back. */
export type Bucket = { left: number; at: number };

export const full = ({ burst }: Rate, now: number): Bucket => ({ left: burst, at: now });

/**
 * Takes one use.
 * @param now milliseconds of the bucket's clock
 * @returns the bucket afterwards; null when nothing was left
 */
export function taken(bucket: Bucket, { burst, perSecond }: Rate, now: number): Bucket | null {
  const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  return left < 1 ? null : { left: left - 1, at: now };
}

/** When a connection was last heard, and when it was asked for a sign of life since; milliseconds. */
export type Liveness = { heardAt: number; askedAt: number | null };

/** What is due to a connection: a question after the activity time-out, its end after the pong time-out. */
export function due(
  { heardAt, askedAt }: Liveness,
  { activityMs, pongMs }: Pick<Limits, "activityMs" | "pongMs">,
  now: number,
): "nothing" | "ping" | "end" {
  if (askedAt !== null) return now - askedAt >= pongMs ? "end" : "nothing";
  return now - heardAt >= activityMs ? "ping" : "nothing";
}
