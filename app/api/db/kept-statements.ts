import { type PGlite, type PGliteInterface, parse, protocol, type Results } from "@electric-sql/pglite";
import { hasCode } from "./unreachable";

const { serialize } = protocol;
type Query = PGliteInterface["query"];
export type Values = NonNullable<Parameters<Query>[1]>;
export type Options = NonNullable<Parameters<Query>[2]>;
type Messages = Parameters<typeof parse.parseResults>[0];
/** A statement by its name in the database, with the types of its parameters and the columns of its rows. */
type Prepared = { name: string; types: number[]; columns: Messages };

/** Kept are those asked last: each takes up to 140 kB. */
const most = 256;

/** What a statement is refused with whose rows have other columns since it was prepared. */
const outdated = /^0A000$/;

/** The statements that an embedded database was given to keep. */
export class KeptStatements {
  private readonly kept = new Map<string, Prepared>();
  private count = 0;

  constructor(private readonly client: PGlite) {}

  /** A statement that is outdated is prepared anew and asked again, unless a transaction has failed with it. */
  async ask<T>(text: string, values: Values, options: Options): Promise<Results<T>> {
    const found = this.kept.get(text);
    try {
      return await this.askPrepared<T>(await this.keep(text, found), values, options);
    } catch (error) {
      if (!found || !hasCode(error, outdated)) throw error;
      await this.forget(text, found);
      if (this.client.isInTransaction()) throw error;
      return this.askPrepared(await this.keep(text), values, options);
    }
  }

  private async askPrepared<T>({ name, types, columns }: Prepared, values: Values, options: Options) {
    const written = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = this.client.serializers[types[at] ?? 0] ?? String;
      // What is no text would break off the library's message half-way, and the next would begin with that half.
      return String(write(value));
    });
    const answer = await this.send(serialize.bind({ statement: name, values: written }), serialize.execute());
    const [result] = parse.parseResults([...columns, ...answer], this.client.parsers, options);
    return result as Results<T>;
  }

  /** Makes it the one asked last; the one not asked for longest makes room. */
  private async keep(text: string, found?: Prepared): Promise<Prepared> {
    const prepared = found ?? (await this.prepare(text));
    this.kept.delete(text);
    this.kept.set(text, prepared);
    const [oldest] = this.kept;
    if (oldest && this.kept.size > most) await this.forget(...oldest);
    return prepared;
  }

  private async forget(text: string, { name }: Prepared): Promise<void> {
    this.kept.delete(text);
    await this.send(serialize.close({ type: "S", name }));
  }

  private async prepare(text: string): Promise<Prepared> {
    this.count += 1;
    const name = `s${this.count}`;
    const answer = await this.send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const columns = answer.filter((message) => message.name === "rowDescription");
    return { name, types: parse.parseDescribeStatementResults(answer), columns };
  }

  private send(...messages: Uint8Array[]): Promise<Messages> {
    return this.client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
    });
  }
}
