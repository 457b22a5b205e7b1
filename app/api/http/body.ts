import { ApiError } from "../errors";

/** The bytes of a body, at most so many. @throws ApiError tooLarge, unread where the request announces more; malformed, where it breaks off */
export async function readBody({ headers, body }: Request, most: number): Promise<Uint8Array> {
  if (Number(headers.get("Content-Length") ?? 0) > most) throw new ApiError("tooLarge");
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true };
    if (done || !value) return joined(parts, size);
    size += value.byteLength;
    if (size > most) throw new ApiError("tooLarge");
    parts.push(value);
  }
}

/** The caller went away in the middle. */
function brokenOff(): never {
  throw new ApiError("malformed");
}

function joined(parts: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts.splice(0)) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
