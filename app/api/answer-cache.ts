type Entry = { value: unknown; madeAt: number };
type Age = {
  seconds: number;
  /** An answer is given for so much longer, while a new one is made. */
  staleSeconds?: number | undefined;
  now: Date;
};

/** Public answers held in memory. Calls that come together while there is none wait for one making of it. */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private readonly makings = new Map<string, Promise<unknown>>();

  /** @param capacity above the number of answers there are: a bound against made-up queries */
  constructor(private readonly capacity = 500) {}

  async get<T>(key: string, { seconds, staleSeconds = 0, now }: Age, make: () => Promise<T>): Promise<T> {
    const entry = this.entries.get(key);
    const age = entry ? now.getTime() - entry.madeAt : Number.POSITIVE_INFINITY;
    if (!entry || age > (seconds + staleSeconds) * 1000) return this.renew(key, now, make);
    // When it fails, the last good answer stands and the next call tries again.
    if (age > seconds * 1000) this.renew(key, now, make).catch(() => {});
    return entry.value as T;
  }

  clear(): void {
    this.entries.clear();
    this.makings.clear();
  }

  private renew<T>(key: string, now: Date, make: () => Promise<T>): Promise<T> {
    const under = this.makings.get(key) as Promise<T> | undefined;
    if (under) return under;
    const making: Promise<T> = make()
      .then((value) => {
        if (this.makings.get(key) === making) this.keep(key, { value, madeAt: now.getTime() });
        return value;
      })
      .finally(() => {
        if (this.makings.get(key) === making) this.makings.delete(key);
      });
    this.makings.set(key, making);
    return making;
  }

  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    const oldest = this.entries.size >= this.capacity ? this.entries.keys().next() : undefined;
    if (oldest && !oldest.done) this.entries.delete(oldest.value);
    this.entries.set(key, entry);
  }
}
