import { textOf } from "./bounded-body.server";

/** A part of a multipart form: its field, the file's name where it is one, and its bytes as they come. */
type Part = { name: string; filename: string | undefined; chunks: AsyncIterable<Uint8Array> };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const lineEnd = bytesOf("\r\n");
const headEnd = bytesOf("\r\n\r\n");

/** Of its whole line: a file's name may hold what is an end of lines elsewhere. */
const disposition = /^content-disposition:[ \t]*form-data[ \t]*(;[^\r\n]*)/im;
/** What stands in quotes may hold anything: browsers escape a quote and the ends of lines, nothing else. */
const parameter = /;[ \t]*([\w*]+)=(?:"((?:\\"|[^"])*)"|([^;"\s]*))/g;

function namesIn(head: string): Map<string, string> {
  const [, parameters = ""] = disposition.exec(head) ?? [];
  const found = [...parameters.matchAll(parameter)];
  return new Map(
    found.map(([, name = "", quoted, plain = ""]) => [
      name,
      quoted === undefined ? plain : quoted.replaceAll('\\"', '"'),
    ]),
  );
}

function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  for (let at = 0; at + mark.length <= bytes.length; at += 1) {
    let same = 0;
    while (same < mark.length && bytes[at + same] === mark[same]) same += 1;
    if (same === mark.length) return at;
  }
  return -1;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Reads a body from mark to mark, and holds no more of it than a chunk. @param fail what is thrown where it ends before one */
function marked(body: AsyncIterable<Uint8Array>, fail: () => unknown) {
  const source = body[Symbol.asyncIterator]();
  // A boundary with which a body begins is read like one that begins a line.
  let rest: Uint8Array = lineEnd;
  const take = (count: number) => {
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  };
  async function more() {
    const { done, value } = await source.next();
    if (done) throw fail();
    rest = joined(rest, value);
  }
  return {
    async exactly(count: number): Promise<Uint8Array> {
      while (rest.length < count) await more();
      return take(count);
    },
    /** The next bytes before the mark; null once it has come. */
    async before(mark: Uint8Array): Promise<Uint8Array | null> {
      for (;;) {
        const at = indexOf(rest, mark);
        if (at === 0) {
          take(mark.length);
          return null;
        }
        const sure = at > 0 ? at : rest.length - mark.length + 1;
        if (sure > 0) return take(sure);
        await more();
      }
    },
  };
}

/**
 * The parts of a multipart form, one after the other: what nobody takes of one is passed over.
 * @param fail what is thrown where the body is none
 */
export async function* partsOf(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  fail: () => unknown,
): AsyncGenerator<Part> {
  const { exactly, before } = marked(body, fail);
  async function* upTo(mark: Uint8Array) {
    for (let chunk = await before(mark); chunk; chunk = await before(mark)) yield chunk;
  }
  const delimiter = bytesOf(`\r\n--${boundary}`);
  for await (const _ of upTo(delimiter));
  for (;;) {
    const next = await textOf([await exactly(2)]);
    if (next === "--") return;
    const names = namesIn(await textOf(upTo(headEnd)));
    const name = names.get("name");
    if (next !== "\r\n" || !name) throw fail();
    let isOver = false;
    async function* content() {
      if (!isOver) yield* upTo(delimiter);
      isOver = true;
    }
    // As the form's recommendation has it, without the folders that it lies in.
    yield { name, filename: names.get("filename")?.split(/[/\\]/).pop(), chunks: content() };
    for await (const _ of content());
  }
}
