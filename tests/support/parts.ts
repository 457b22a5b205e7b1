import type { Log } from "~/api/log";
import type { FileStore } from "~/api/outside/files";

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
