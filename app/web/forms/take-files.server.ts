import { type FilePurpose, filesAtOnce } from "~/contract/files";
import { ApiFailure, createClient } from "../calls/client.server";
import type { Page } from "../page.server";
import { type FilePart, readFormBody } from "./form-body.server";
import { provenance } from "./own-form.server";
import { onceKey } from "./posted-form.server";
import { readBytes } from "./upload-bytes.server";

/** What the files of a field are for; where a page has several forms, by the fields before them. */
export type PurposeOf = FilePurpose | ((seen: ReadonlyMap<string, string>) => FilePurpose);

export type Taken = {
  /** The other fields. */
  fields: FormData;
  /** Field name → ids of what was uploaded. */
  uploaded: Record<string, string[]>;
  /** Field name → sentences about its files that were refused. */
  refused: Record<string, string[]>;
};

/**
 * Reads a form; a multipart one part by part, handing each file to the API as it arrives. The CSRF token is the form's first field: files
 * that come without it, or with another's, are read and dropped; `submit` then refuses the form. So are those beyond what a field
 * takes, and all after one that came too soon after others: each call costs more than the bytes that make it.
 * @param purposes file field → what its files are for
 * @param target makes or finds the request that photos belong to, when the first file is there; it gets the fields before it
 */
export async function takeFiles(
  page: Page,
  purposes: Record<string, PurposeOf>,
  target: (seen: ReadonlyMap<string, string>) => Promise<string | undefined> = async () => undefined,
): Promise<Taken> {
  const uploaded: Taken["uploaded"] = {};
  const refusals: Refusal[] = [];
  const sent = new Map<string, number>();
  // The door is asked for anew each time: a draft made on the way changes who is speaking.
  const api = createClient((...call) => page.exchange.door(page.locale)(...call));
  const again = counted();
  let isTooSoon = false;
  const send = async (purpose: FilePurpose, { name, seen }: FilePart, bytes: Uint8Array) => {
    const request_id = await target(seen);
    const idempotencyKey = again(await onceKey(seen.get("key") ?? "", name, bytes));
    const input = { purpose, ...(request_id && { request_id }) };
    const { id } = await api.files.upload(input, { bytes, idempotencyKey });
    uploaded[name] = [...(uploaded[name] ?? []), id];
  };
  const take = async (part: FilePart) => {
    const { name, filename, chunks, seen } = part;
    const purpose = purposeIn(purposes, name, seen);
    const before = sent.get(name) ?? 0;
    if (!purpose || isTooSoon || before > filesAtOnce[purpose]) return;
    if ((await provenance(page, seen.get("csrf"))) !== "own") return;
    const bytes = await readBytes(chunks);
    // A field in which nothing was chosen comes as a file without a name.
    if (bytes.byteLength === 0 && filename === "") return;
    sent.set(name, before + 1);
    if (before === filesAtOnce[purpose]) return void refusals.push(tooMany(page, name, before));
    await send(purpose, part, bytes).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      isTooSoon = error.body.status === 429;
      refusals.push(refusalOf(part, error));
    });
  };
  const fields = await readFormBody(page, take);
  return { fields, uploaded, refused: inWords(refusals, sent) };
}

/** None where the form's sender made up the field. */
function purposeIn(
  purposes: Record<string, PurposeOf>,
  name: string,
  seen: FilePart["seen"],
): FilePurpose | undefined {
  const wanted = Object.hasOwn(purposes, name) ? purposes[name] : undefined;
  return typeof wanted === "function" ? wanted(seen) : wanted;
}

/** What is said of several files has no name. */
type Refusal = { field: string; filename: string; sentences: string[] };
const longestName = 60;

const tooMany = ({ t }: Page, field: string, count: number): Refusal => ({
  ...{ field, filename: "" },
  sentences: [t("validation:tooManyFiles", { count })],
});

function refusalOf({ name, filename }: FilePart, { body }: ApiFailure): Refusal {
  const sentences = body.data.length > 0 ? body.data : [body.message];
  return { field: name, filename: body.status === 429 ? "" : filename, sentences };
}

/** Each field's sentences, once each. Where several files were sent, a sentence names its own, set apart from its direction. */
function inWords(refusals: readonly Refusal[], sent: ReadonlyMap<string, number>): Taken["refused"] {
  const refused: Taken["refused"] = {};
  for (const { field, filename, sentences } of refusals) {
    const isNamed = (sent.get(field) ?? 0) > 1 && filename !== "";
    const said = sentences.map((one) =>
      isNamed ? `\u2068${filename.slice(-longestName)}\u2069: ${one}` : one,
    );
    refused[field] = [...new Set([...(refused[field] ?? []), ...said])];
  }
  return refused;
}

/** The same file twice in one field is two files: the second's key says so. */
function counted(): (key: string) => string {
  const times = new Map<string, number>();
  return (key) => {
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return key && before > 0 ? `${key}-${before}` : key;
  };
}

/** Shows the form again with what was wrong with its files; everything else that was sent is kept in it. */
export function throwRefused(refused: Taken["refused"]): void {
  const sentences = Object.values(refused).flat();
  const [message] = sentences;
  if (message)
    throw new ApiFailure({ status: 422, code: "invalid", message, data: sentences, errors: refused });
}
