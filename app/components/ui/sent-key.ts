import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore } from "react";

/** By a form's page and intent: the key of a sending that was broken off, or got no answer. */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

const nameOf = (at: string, intent: string | null = null) => `${at} ${intent ?? ""}`;

/**
 * Keeps the key with which a form was sent that was not answered, or whose sender moved on before that. Nobody knows whether it arrived:
 * sent again with the same key it happens once, and changed it is something else. Null: there is an answer.
 */
export function keepKey(at: string, intent: string | null | undefined, key: string | null): void {
  if (key === null) kept.delete(nameOf(at, intent));
  else kept.set(nameOf(at, intent), key);
  for (const hear of listeners) hear();
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** The key that is kept of the page's form with this intent. */
export function useKeptKey(intent: string | undefined): string | undefined {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    listen,
    () => kept.get(nameOf(pathname, intent)),
    () => undefined,
  );
}

/** Tells when a sending has ended, and whether it led on: otherwise it was answered here, or somebody moved on before the answer. */
export function useSent(isSending: boolean, ended: (hasLedOn: boolean) => void): void {
  const { state } = useNavigation();
  const last = useRef("idle");
  useEffect(() => {
    const before = last.current;
    last.current = isSending ? state : "idle";
    if (!isSending && before !== "idle") ended(before === "loading");
  });
}
