/**
 * What the server says when it refuses a connection or something said on one: the published error codes of the Pusher Channels
 * protocol 7 (https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/#error-codes). What a client does when
 * a connection ends with one goes by its hundred: from 4000 it stays away, from 4100 it comes back after a while, from 4200 at once.
 */
export const codes = {
  unknownApp: { code: 4001, message: "Application does not exist" },
  overQuota: { code: 4004, message: "Too many connections from this network" },
  noPath: { code: 4005, message: "Path not found" },
  badVersion: { code: 4006, message: "Invalid version string format" },
  unsupportedVersion: { code: 4007, message: "Unsupported protocol version: 7 is spoken here" },
  unauthorized: { code: 4009, message: "Connection is unauthorized" },
  overCapacity: { code: 4100, message: "Over capacity" },
  reconnect: { code: 4200, message: "Generic reconnect immediately" },
  silent: { code: 4201, message: "Pong reply not received in time" },
  eventRate: { code: 4301, message: "Client event rejected due to rate limit" },
} as const;

/** One of them; `code` is also that with which the WebSocket is closed. */
export type Code = (typeof codes)[keyof typeof codes];
