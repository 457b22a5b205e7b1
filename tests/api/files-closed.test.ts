import { describe, expect, test } from "vitest";
import { files } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { picture } from "../support/pictures";
import { openRequestOf } from "../support/requests";

const world = await openWorld();
const day = 86_400;

/** Nadia with an open request, and a way to send photos to it. */
async function nadiaWithRequest() {
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia);
  const { files } = world.as(nadia);
  const bytes = await picture();
  const send = () => files.upload({ purpose: "request_photo", request_id: id }, { bytes });
  return { id, nadia, send, remove: (photo: string) => files.remove({ id: photo }) };
}

const locked = (request_status: string) => ({
  ...{ status: 409, message: "Photos of this request can no longer be changed." },
  current: { request_status },
});

describe("Nadia's request whose time ran out while nobody looked", () => {
  test("takes no photo any more", async () => {
    const { send } = await nadiaWithRequest();
    world.clock.advance(31 * day);
    expect(await refusal(send())).toMatchObject(locked("expired"));
    expect(await world.db.select().from(files)).toEqual([]);
  });

  test("keeps those that it has", async () => {
    const { send, remove } = await nadiaWithRequest();
    const { id } = await send();
    world.clock.advance(31 * day);
    expect(await refusal(remove(id))).toMatchObject(locked("expired"));
    expect(await world.db.select().from(files)).toHaveLength(1);
  });

  test("shows its photos to its own people only by way of the request, as an open one to everybody", async () => {
    const { send } = await nadiaWithRequest();
    const { id } = await send();
    expect((await world.guest.files.read({ id })).isPublic).toBe(true);
    world.clock.advance(31 * day);
    expect((await world.guest.files.read({ id })).isPublic).toBe(false);
  });
});

test("a request that closes while its photo is on the way says so, and not that there are too many", async () => {
  const { id, nadia, send } = await nadiaWithRequest();
  const { put } = world.files;
  world.files.put = async (key, bytes) => {
    world.files.put = put;
    await world.as(nadia).requests.cancel({ id });
    await put(key, bytes);
  };
  expect(await refusal(send())).toMatchObject(locked("cancelled"));
  expect(await world.db.select().from(files)).toEqual([]);
  expect(world.files.kept.size).toBe(0);
});
