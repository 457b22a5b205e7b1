import { data, unstable_parseMultipartFormData as parseMultipart } from "@remix-run/node";
import type { Page } from "../page.server";
import { boundedBody, streamOf, textOf } from "./bounded-body.server";
import { notOwnForm, originOf } from "./own-form.server";
import { malformed } from "./posted-form.server";

/** What a form may hold besides files: bytes of all its names and texts together, and fields. */
export const formBounds = { bytes: 1024 * 1024, fields: 500 };

const urlEncoded = /^application\/x-www-form-urlencoded(; ?charset=[\w-]{1,20})?$/i;
/** A boundary of at most 70 characters, as RFC 2046 has it: each byte of the body is compared with it. */
const multipart = /^multipart\/form-data; ?boundary=[\w'()+,./:=?-]{1,70}$/;

const tooLarge = ({ t }: Page) =>
  data({ status: 413, code: "tooLarge", message: t("errors:tooLarge") }, { status: 413 });

/** A file of a form as it arrives; `seen` holds the texts before it. */
export type FilePart = {
  name: string;
  /** As the sender calls the file. */
  filename: string;
  chunks: AsyncIterable<Uint8Array>;
  seen: ReadonlyMap<string, string>;
};
type TakeFile = (part: FilePart) => Promise<void>;

const bodyOf = (page: Page, uncounted: () => number) =>
  boundedBody(page.request.body, { bytes: formBounds.bytes, uncounted, fail: () => tooLarge(page) });

/**
 * The fields of a posted form. Nothing of it is read before the browser's word on where it comes from, and never more than the
 * bounds, whoever sends it. @param takeFile gets each file of a multipart form, which counts for itself; else files have no room
 */
export async function readFormBody(page: Page, takeFile?: TakeFile): Promise<FormData> {
  if (originOf(page.request) === "foreign") throw notOwnForm();
  const type = page.request.headers.get("Content-Type") ?? "";
  const length = Number(page.request.headers.get("Content-Length") ?? 0);
  if (!takeFile && length > formBounds.bytes) throw tooLarge(page);
  if (type.length < 200 && multipart.test(type)) return readParts(page, type, takeFile);
  if (takeFile || type.length > 200 || !urlEncoded.test(type)) throw malformed(page);
  return readPairs(page);
}

async function readPairs(page: Page): Promise<FormData> {
  const text = await textOf(bodyOf(page, () => 0));
  if (text.split("&", formBounds.fields + 1).length > formBounds.fields) throw malformed(page);
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(text)) fields.append(name, value);
  return fields;
}

/** A part of a body that ends in the middle of it is no form; what else is thrown passes through. */
async function* unbroken(page: Page, chunks: AsyncIterable<Uint8Array>) {
  try {
    yield* chunks;
  } catch (error) {
    throw error instanceof Error ? malformed(page) : error;
  }
}

async function readParts(page: Page, type: string, takeFile?: TakeFile): Promise<FormData> {
  const seen = new Map<string, string>();
  let ofFiles = 0;
  let parts = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      if (takeFile) ofFiles += chunk.byteLength;
      yield chunk;
    }
  }
  const body = streamOf(bodyOf(page, () => ofFiles));
  const whole = new Request(page.request.url, {
    ...{ method: "POST", headers: { "Content-Type": type }, body, duplex: "half" },
  } as RequestInit);
  let cause: unknown;
  const take: Parameters<typeof parseMultipart>[1] = async ({ name, filename, data: chunks }) => {
    parts += 1;
    if (parts > formBounds.fields) throw malformed(page);
    if (filename === undefined) {
      const text = await textOf(unbroken(page, chunks));
      seen.set(name, text);
      return text;
    }
    const file = counted(unbroken(page, chunks));
    await takeFile?.({ name, filename, chunks: file, seen });
    // What nobody wanted is dropped as it comes: the parser would keep it.
    for await (const _ of file);
    return null;
  };
  return parseMultipart(whole, (part) =>
    take(part).catch((error: unknown) => {
      cause = error;
      throw error;
    }),
  ).catch((error: unknown) => {
    // What is thrown besides is the parser's, who found no form.
    throw cause ?? (error instanceof Error ? malformed(page) : error);
  });
}
