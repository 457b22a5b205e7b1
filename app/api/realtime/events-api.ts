import { ApiError } from "../errors";
import { readBody } from "../http/body";
import type { PushApp } from "../outside/push-signature";
import { kindOf } from "./channel-rules";
import { bodyBytes, type Published, readBatch, readEvents } from "./event-rules";
import type { Hub } from "./hub";
import type { Limits } from "./limit-rules";
import { whyUnsigned } from "./request-signature";

/** After 413 the rest of the body is not read, so the connection is of no further use. */
const said = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...{ "Cache-Control": "no-store", "Content-Type": "text/plain" },
      ...(status === 413 && { Connection: "close" }),
    },
  });
const json = (value: unknown) => Response.json(value, { headers: { "Cache-Control": "no-store" } });

type Asked = { hub: Hub; limits: Limits; query: URLSearchParams; body: string };
type Answer = (asked: Asked, channel: string) => Response;

const wanted = (query: URLSearchParams) => (query.get("info") ?? "").split(",").filter(Boolean);

function publish(read: Published[] | Published | string, { hub }: Asked): Response {
  if (typeof read === "string") return said(400, read);
  for (const { channels, event, data, except } of [read].flat())
    for (const channel of new Set(channels)) hub.publish(channel, event, data, except);
  return json({});
}

const events: Answer = (asked) => publish(readEvents(asked.body, asked.limits.messageBytes), asked);
const batch: Answer = (asked) => publish(readBatch(asked.body, asked.limits.messageBytes), asked);

/** `GET /channels`: those that somebody listens to, by the beginning of their names. */
const channels: Answer = ({ hub, query }) => {
  const prefix = query.get("filter_by_prefix") ?? "";
  const countsUsers = wanted(query).includes("user_count");
  if (countsUsers && !prefix.startsWith("presence-"))
    return said(400, "user_count is of presence channels: filter_by_prefix has to say so");
  const found = hub.rooms.list().filter(({ name }) => name.startsWith(prefix));
  return json({
    channels: Object.fromEntries(
      found.map(({ name, users }) => [name, countsUsers ? { user_count: users } : {}]),
    ),
  });
};

/** `GET /channels/{name}` */
const channel: Answer = ({ hub, query }, name) => {
  const info = wanted(query);
  const isPresence = kindOf(name) === "presence";
  if (info.includes("user_count") && !isPresence) return said(400, "user_count is of presence channels");
  const count = hub.rooms.subscriptionsOf(name);
  return json({
    occupied: count > 0,
    ...(info.includes("user_count") && { user_count: hub.rooms.usersOf(name).length }),
    ...(info.includes("subscription_count") && { subscription_count: count }),
  });
};

/** `GET /channels/{name}/users` */
const users: Answer = ({ hub }, name) =>
  kindOf(name) === "presence"
    ? json({ users: hub.rooms.usersOf(name).map((id) => ({ id })) })
    : said(400, "Only presence channels have users");

function answerTo(method: string, [what = "", name = "", part, ...more]: string[]): Answer | null {
  if (more.length > 0) return null;
  if (method === "POST" && !name) return { events, batch_events: batch }[what] ?? null;
  if (method !== "GET" || what !== "channels") return null;
  if (!name) return part === undefined ? channels : null;
  if (!kindOf(name)) return null;
  return { undefined: channel, users }[String(part)] ?? null;
}

/**
 * The HTTP events API (Pusher Channels, "HTTP API reference"): `POST events` and `batch_events`, `GET channels`, `channels/{name}` and
 * `channels/{name}/users` below `/apps/{id}`. Every request is signed with the application's secret. Errors are a status and a
 * sentence: 400 of what is asked, 401 of the signature, 404 of the address, 413 of the size.
 */
export function eventsApi(app: PushApp, hub: Hub, limits: Limits): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const [, , id = "", ...rest] = path.split("/");
    if (id !== app.id) return said(404, "There is no such application");
    const bytes = await bytesOf(request, bodyBytes(limits.messageBytes));
    if (bytes instanceof Response) return bytes;
    const fault = whyUnsigned({ method: request.method, path, query, body: bytes }, app, Date.now() / 1000);
    if (fault) return said(401, fault);
    const answer = answerTo(request.method, rest);
    if (!answer) return said(404, "There is nothing at this address");
    return answer({ hub, limits, query, body: new TextDecoder().decode(bytes) }, rest[1] ?? "");
  };
}

function bytesOf(request: Request, most: number): Promise<Uint8Array | Response> {
  return readBody(request, most).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return error.code === "tooLarge"
      ? said(413, `The body has at most ${most} bytes`)
      : said(400, "The body broke off");
  });
}
