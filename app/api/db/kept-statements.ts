import { type PGlite, type PGliteInterface, parse, protocol, type Results } from "@electric-sql/pglite";

const { serialize } = protocol;
type Query = PGliteInterface["query"];
export type Values = NonNullable<Parameters<Query>[1]>;
export type Options = NonNullable<Parameters<Query>[2]>;
type Messages = Parameters<typeof parse.parseResults>[0];
/** A statement by its name in the database, with the types of its parameters and the columns of its rows. */
type Prepared = { name: string; types: number[]; columns: Messages };

/** Kept are those asked last: each takes up to 140 kB. */
const most = 256;

/** The statements that an embedded database was given to keep. */
export class KeptStatements {
  private readonly kept = new Map<string, Prepared>();
  private count = 0;

  constructor(private readonly client: PGlite) {}

  async ask<T>(text: string, values: Values, options: Options): Promise<Results<T>> {
    const { name, types, columns } = await this.find(text);
    const written = values.map((value, at) => {
      const write = this.client.serializers[types[at] ?? 0] ?? String;
      return value === null || value === undefined ? null : write(value);
    });
    const answer = await this.send(serialize.bind({ statement: name, values: written }), serialize.execute());
    const [result] = parse.parseResults([...columns, ...answer], this.client.parsers, options);
    return result as Results<T>;
  }

  private async find(text: string): Promise<Prepared> {
    const found = this.kept.get(text) ?? (await this.prepare(text));
    this.kept.delete(text);
    this.kept.set(text, found);
    const [[oldest, { name }] = [text, found]] = this.kept;
    if (this.kept.size > most && this.kept.delete(oldest))
      await this.send(serialize.close({ type: "S", name }));
    return found;
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
