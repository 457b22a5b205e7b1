import type { Limit } from "./rate-limit";

/** So many callers at a time: beyond them the one counted longest is forgotten, so that nobody fills the memory. */
const capacity = 20_000;

/** Uses of what guards a process's own load. Counting one costs no query; what a restart forgets opens nobody's account. */
export class UsesInProcess {
  private readonly counts = new Map<string, { count: number; resetsAt: Date }>();

  /**
   * Counts one use of each, in order, up to the first that is used up.
   * @returns null, or when that one is open again
   */
  take(limits: readonly Limit[], now: Date): Date | null {
    for (const limit of limits) {
      const key = `${limit.name}:${limit.subject}`;
      const before = this.counts.get(key);
      const isOver = !before || before.resetsAt <= now;
      const use = isOver ? this.begin(key, limit, now) : before;
      use.count += 1;
      if (use.count > limit.max) return use.resetsAt;
    }
    return null;
  }

  clear(): void {
    this.counts.clear();
  }

  private begin(key: string, { seconds }: Limit, now: Date) {
    const use = { count: 0, resetsAt: new Date(now.getTime() + seconds * 1000) };
    this.counts.delete(key);
    const oldest = this.counts.size >= capacity ? this.counts.keys().next() : undefined;
    if (oldest && !oldest.done) this.counts.delete(oldest.value);
    this.counts.set(key, use);
    return use;
  }
}
