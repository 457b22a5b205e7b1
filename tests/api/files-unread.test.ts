import { describe, expect, it } from "vitest";
import { createHttp } from "~/api/http/app";
import { openWorld } from "../support/api";
import { draftOf } from "../support/requests";

const world = await openWorld();
const MiB = 1024 * 1024;
const piece = new Uint8Array(256 * 1024);

type Sent = { path: string; headers?: Record<string, string>; length?: number; pieces?: number };

/** Uploads in pieces, and tells how many bytes were taken. */
async function upload({ path, headers = {}, length, pieces = 32 }: Sent) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= pieces * piece.byteLength) return controller.close();
        taken += piece.byteLength;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    ...{ method: "POST", body, duplex: "half" },
    headers: { ...headers, ...(length && { "Content-Length": String(length) }) },
  };
  const request = new Request(`http://api.test/api/v1/uploads?${path}`, init as RequestInit);
  const response = await createHttp(world.house).fetch(request, { address: "203.0.113.7" });
  return { status: response.status, taken };
}

async function nadia() {
  const person = await world.aCustomer();
  const id = await draftOf(world, person);
  return {
    person,
    headers: { Authorization: `Bearer ${person.token}` },
    path: `purpose=request_photo&request_id=${id}`,
  };
}

describe("A file", () => {
  it("is not read for whom it is refused", async () => {
    const { path, headers } = await nadia();
    const mona = await world.aCustomer();
    const strangers = { Authorization: `Bearer ${mona.token}` };
    const rows: [Sent, number][] = [
      [{ path: "purpose=request_photo" }, 404],
      [{ path: "purpose=avatar" }, 401],
      [{ path, headers: { Authorization: "Bearer dead-token-dead-token-dead" } }, 401],
      [{ path, headers: strangers }, 404],
      [{ path: "purpose=document", headers }, 403],
      [{ path: "purpose=nonsense", headers }, 422],
      [{ path, headers: { ...headers, "Idempotency-Key": "x".repeat(201) } }, 400],
    ];
    for (const [sent, status] of rows)
      expect([sent, await upload(sent)]).toEqual([sent, { status, taken: 0 }]);
  });

  it("is not read any more once its sender has sent too many", async () => {
    const { path, headers } = await nadia();
    for (let n = 0; n < 60; n += 1) expect((await upload({ path, headers, pieces: 0 })).status).toBe(422);
    expect(await upload({ path, headers })).toEqual({ status: 429, taken: 0 });
  });

  it("is read no further than it may be large, and not at all when it says that it is larger", async () => {
    const { path, headers } = await nadia();
    const announced = { path, headers, length: 8 * MiB + 1 };
    expect(await upload(announced)).toEqual({ status: 413, taken: 0 });
    const { status, taken } = await upload({ path, headers, pieces: 400 });
    expect(status).toBe(413);
    expect(taken).toBeLessThanOrEqual(8 * MiB + 2 * piece.byteLength);
  });
});
