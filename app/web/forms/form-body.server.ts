import { data } from "@remix-run/node";
import { formBytes } from "~/contract/files";
import type { Page } from "../page.server";
import { boundedBody, textOf } from "./bounded-body.server";
import { partsOf } from "./multipart.server";
import { notOwnForm, originOf } from "./own-form.server";
import { malformed } from "./posted-form.server";

/** The most fields of a form, files among them. */
export const mostFields = 500;

const urlEncoded = /^application\/x-www-form-urlencoded(; ?charset=[\w-]{1,20})?$/i;
/** A boundary of at most 70 characters, as RFC 2046 has it: each byte of the body is compared with it. */
const multipart = /^multipart\/form-data; ?boundary=([\w'()+,./:=?-]{1,70})$/;

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
  boundedBody(page.request.body, {
    ...{ bytes: formBytes.texts, bytesInAll: formBytes.withFiles, uncounted },
    fail: () => tooLarge(page),
  });

/**
 * The fields of a posted form. Nothing of it is read before the browser's word on where it comes from, and never more than the
 * bounds, whoever sends it. @param takeFile gets each file of a multipart form; files have room of their own then, else none
 */
export async function readFormBody(page: Page, takeFile?: TakeFile): Promise<FormData> {
  if (originOf(page.request) === "foreign") throw notOwnForm();
  const type = page.request.headers.get("Content-Type") ?? "";
  const length = Number(page.request.headers.get("Content-Length") ?? 0);
  const [, boundary] = (type.length < 200 && multipart.exec(type)) || [];
  if (length > (takeFile && boundary ? formBytes.withFiles : formBytes.texts)) throw tooLarge(page);
  if (boundary) return readParts(page, boundary, takeFile);
  if (type.length > 200 || !urlEncoded.test(type)) throw malformed(page);
  return readPairs(page);
}

async function readPairs(page: Page): Promise<FormData> {
  const text = await textOf(bodyOf(page, () => 0));
  if (text.split("&", mostFields + 1).length > mostFields) throw malformed(page);
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(text)) fields.append(name, value);
  return fields;
}

/** A body that breaks off is no form; what else is thrown passes through. */
async function* unbroken(page: Page, chunks: AsyncIterable<Uint8Array>) {
  try {
    yield* chunks;
  } catch (error) {
    throw error instanceof Error ? malformed(page) : error;
  }
}

async function readParts(page: Page, boundary: string, takeFile?: TakeFile): Promise<FormData> {
  const fields = new FormData();
  const seen = new Map<string, string>();
  let ofFiles = 0;
  let parts = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      if (takeFile) ofFiles += chunk.byteLength;
      yield chunk;
    }
  }
  const body = unbroken(
    page,
    bodyOf(page, () => ofFiles),
  );
  for await (const { name, filename, chunks } of partsOf(body, boundary, () => malformed(page))) {
    parts += 1;
    if (parts > mostFields) throw malformed(page);
    if (filename === undefined) {
      const text = await textOf(chunks);
      seen.set(name, text);
      fields.append(name, text);
      continue;
    }
    const file = counted(chunks);
    await takeFile?.({ name, filename, chunks: file, seen });
    // What nobody wanted counts for no text either.
    for await (const _ of file);
  }
  return fields;
}
