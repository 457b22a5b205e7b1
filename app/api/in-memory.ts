import type { Endpoint } from "~/contract/endpoint";
import { AnswerCache } from "./answer-cache";
import { isMet } from "./rate-limit";
import type { Settings } from "./settings";
import { UsesInProcess } from "./uses-in-process";

/** What the running API keeps in its own memory. */
export const inMemory = () => ({
  cache: new AnswerCache(),
  /** Lists that are the same for everybody, until a call changes something. */
  lists: new AnswerCache(100),
  uses: new UsesInProcess(),
});
export type InMemory = ReturnType<typeof inMemory>;

type Keeper = { answers: AnswerCache; seconds: number; staleSeconds?: number | undefined };

/** Who may have the answer to a call already, and how old it may be. What is searched for is made for who searches: that is counted. */
export function keeperOf(
  { cache, lists, settings }: InMemory & { settings: Settings },
  { cacheSeconds, staleSeconds, shared, limits = [] }: Endpoint,
  input: unknown,
): Keeper | null {
  if (limits.some((limit) => isMet(limit, input))) return null;
  if (cacheSeconds) return { answers: cache, seconds: cacheSeconds, staleSeconds };
  if (!shared || settings.listsHeld === 0) return null;
  return { answers: lists, seconds: settings.listsHeld };
}
