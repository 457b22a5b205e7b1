import type { Log } from "~/api/log";
import type { FileStore } from "~/api/outside/files";
import { authorizeFor, type Push } from "~/api/outside/push";

/** Time as the API sees it: it moves on by a millisecond at each look, and otherwise when told. */
export function createClock(start = "2026-11-24T09:00:00.000Z") {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(++at),
    set: (iso: string) => {
      at = new Date(iso).getTime();
    },
    /** @param seconds to move on by */
    advance: (seconds: number) => {
      at += seconds * 1000;
    },
    reset: () => {
      at = new Date(start).getTime();
    },
  };
}

/** Files in memory. */
export function memoryFiles(): FileStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
  };
}

type Line = { level: string; fields: Record<string, unknown>; event: string };

/** Keeps what would be logged, so that tests can read it. */
export function recordingLog(): Log & { lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: string) => (fields: Record<string, unknown>, event: string) =>
    void lines.push({ level, fields, event });
  return { lines, info: at("info"), warn: at("warn"), error: at("error") };
}

type Pushed = { channel: string; event: string; data: unknown };

/** What opens channels in tests. */
export const pushApp = { id: "usta", key: "a-key-of-the-tests", secret: "a secret of the tests" };

/** Keeps what would be told at once, in order. */
export function recordingPush(): Push & { pushed: Pushed[] } {
  const pushed: Pushed[] = [];
  return {
    pushed,
    publish: async (channel, event, data) => void pushed.push({ channel, event, data }),
    authorize: authorizeFor(pushApp),
  };
}
