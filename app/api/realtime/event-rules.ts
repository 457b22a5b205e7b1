import { isEventName, isSocketId, kindOf, parsed } from "./channel-rules";

/** One event for one or more channels, save the connection `except`. */
export type Published = { channels: string[]; event: string; data: string; except?: string };

/** Limits of the published HTTP API: channels of one event, events of one batch. */
const most = { channels: 100, batch: 10 };

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
const isText = (value: unknown): value is string => typeof value === "string";

/**
 * An event that may be published.
 * @param bytes the most that its data may have
 * @returns why it may not, as a sentence for whoever publishes
 */
export function readEvent(
  { channels, event, data, except }: { channels: unknown[]; event: unknown; data: unknown; except: unknown },
  bytes: number,
): Published | string {
  const named = channels.filter(isText).filter((channel) => kindOf(channel) !== null);
  if (named.length !== channels.length || named.length === 0)
    return "channels are 1 or more names of channels";
  if (named.length > most.channels) return `channels are at most ${most.channels}`;
  if (!isText(event) || !isEventName(event)) return "name is an event's name of at most 200 characters";
  if (!isText(data)) return "data is text";
  if (new TextEncoder().encode(data).length > bytes) return `data has at most ${bytes} bytes`;
  if (except === undefined || except === null) return { channels: named, event, data };
  if (!isText(except) || !isSocketId(except)) return "socket_id names no connection";
  return { channels: named, event, data, except };
}

const read = ({ name, channel, channels, data, socket_id }: Fields, bytes: number) =>
  readEvent(
    {
      ...{ channels: Array.isArray(channels) ? channels : [channel] },
      ...{ event: name, data, except: socket_id },
    },
    bytes,
  );

/** The body of `POST /apps/{id}/events`. */
export const readEvents = (body: string, bytes: number) => read(fieldsOf(parsed(body)), bytes);

/** The body of `POST /apps/{id}/batch_events`: all of them, or why there is none. */
export function readBatch(body: string, bytes: number): Published[] | string {
  const { batch } = fieldsOf(parsed(body));
  if (!Array.isArray(batch) || batch.length > most.batch)
    return `batch is a list of at most ${most.batch} events`;
  const events = batch.map((one) => read(fieldsOf(one), bytes));
  return events.find(isText) ?? events.filter((one): one is Published => !isText(one));
}

/** The most bytes that a request's body may have: a batch with all that belongs to it. */
export const bodyBytes = (messageBytes: number) => most.batch * messageBytes * 2;
